internal import Basics

/// How the measures of a font that may not be shipped are modelled with another font.
///
/// A text is modelled where ``font`` is among its fonts. The errors are fractions of a line's width, from texts whose
/// width in the real font is known and that the model was not fitted to.
public struct FontModel: Codable, Hashable, Sendable {
    /// The name and version of the font that is drawn, such as `Inter 4.0`.
    public var font: String
    /// The font whose measures it has, such as `the iOS system font`.
    public var of: String
    /// The mean absolute error of a width, as a fraction of it: 0.01 is 1 %.
    public var meanError: Double
    /// 95 % of widths are missed by no more than this fraction of them.
    public var error95: Double

    /// What readers of the numbers have to know, in one line without a full stop.
    public var note: String {
        "\(font) with the measures of \(of): mean error \(Number.text(meanError * 100)) %, "
            + "95 % within \(Number.text(error95 * 100)) %"
    }

    /// Makes a model.
    public init(font: String, of: String, meanError: Double, error95: Double) {
        self.font = font
        self.of = of
        self.meanError = meanError
        self.error95 = error95
    }
}
