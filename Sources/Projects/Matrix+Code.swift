public import Catalogs
public import Frames

extension Matrix {
    /// Makes the environments of a check in code. Their order does not matter, and repeated ones count once.
    ///
    /// - Parameters:
    ///   - locales: BCP 47 tags; nil for every locale of the catalogs.
    ///   - pseudolocales: Artificial locales that show what breaks; none by default.
    ///   - textSizes: Empty for the platform's usual ones: `large`, `xxxLarge` and `accessibility3` on iOS, `large`
    ///     alone on macOS, the factors 1, 1.3 and 2 on Android and the web.
    ///   - widths: In points.
    ///   - heights: In points; empty proposes no height.
    public init(
        locales: [String]? = nil, pseudolocales: [Pseudolocale] = [], textSizes: [TextSize] = [],
        widths: [Double] = [375], heights: [Double] = []
    ) {
        self.init(
            locales: locales?.map { Listed(value: $0) }, pseudolocales: pseudolocales, textSizes: textSizes,
            widths: widths.map { NamedLength($0) }, heights: heights.map { NamedLength($0) })
    }

    /// The environments of a check, in code: `scene.check(in: .matrix(locales: ["de", "fi"], widths: [320, 393]))`.
    ///
    /// The parameters are those of the initializer.
    public static func matrix(
        locales: [String]? = nil, pseudolocales: [Pseudolocale] = [], textSizes: [TextSize] = [],
        widths: [Double] = [375], heights: [Double] = []
    ) -> Matrix {
        Matrix(
            locales: locales, pseudolocales: pseudolocales, textSizes: textSizes, widths: widths, heights: heights)
    }
}

extension Platform {
    /// The text sizes that a check uses if none are given.
    var usualTextSizes: [TextSize] {
        switch textSizing {
        case .dynamicType: [.large, .xxxLarge, .accessibility3]
        case .fixed: [.large]
        case .factor: [.scale(1), .scale(1.3), .scale(2)]
        }
    }
}
