public import ArgumentParser
internal import Foundation
public import Galley

/// In which font, and within which limits, a text is set.
struct FontOptions: ParsableArguments {
    @OptionGroup var fonts: FontFileOptions

    @Option(
        help: "largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2.")
    var fontStyle: Font.TextStyle = .body

    @Option(help: "A font size in points that does not follow the text size, instead of --font-style.")
    var size: Double?

    @Option(help: "ultraLight, thin, light, regular, medium, semibold, bold, heavy or black.")
    var weight: Font.Weight?

    @Flag(help: "Italic.")
    var italic = false

    @Option(help: "Points after every character.")
    var tracking = 0.0

    @Option(help: "The most lines.")
    var lineLimit: Int?

    @Option(help: "Where a text that does not fit is cut: head, middle or tail.")
    var truncationMode = Text.TruncationMode.tail

    @Option(help: "The smallest factor that the text may be scaled by to fit, above 0 and up to 1.")
    var minimumScaleFactor = 1.0

    @Flag(help: "Draw letters closer before cutting.")
    var allowsTightening = false

    @Option(help: "Points between lines.")
    var lineSpacing = 0.0

    func validate() throws {
        if let size, !(size > 0 && size.isFinite) { throw ValidationError("--size expects a number above 0") }
        if let lineLimit, lineLimit < 1 { throw ValidationError("--line-limit expects a number of at least 1") }
        guard minimumScaleFactor > 0, minimumScaleFactor <= 1 else {
            throw ValidationError("--minimum-scale-factor expects a number above 0 and up to 1")
        }
        guard lineSpacing >= 0, lineSpacing.isFinite, tracking.isFinite else {
            throw ValidationError("--line-spacing and --tracking expect a number of points")
        }
    }

    var style: LabelStyle {
        LabelStyle(
            font: describedFont, family: fonts.family, lineLimit: lineLimit, truncationMode: truncationMode,
            minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening, lineSpacing: lineSpacing,
            tracking: tracking)
    }

    private var describedFont: Font {
        var described = size.map { Font.system(size: $0) } ?? .system(fontStyle)
        if let weight { described = described.weight(weight) }
        return italic ? described.italic() : described
    }
}

extension Font.TextStyle: ExpressibleByArgument {
    public init?(argument: String) {
        guard let style = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self = style
    }

    public var defaultValueDescription: String { "\(self)" }
    public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension Font.Weight: ExpressibleByArgument {
    private static let names: KeyValuePairs = [
        "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    public init?(argument: String) {
        guard let weight = Self.names.first(where: { $0.key == argument })?.value else { return nil }
        self = weight
    }

    public static var allValueStrings: [String] { names.map(\.key) }
}

extension Text.TruncationMode: ExpressibleByArgument {
    private static let names: KeyValuePairs = ["head": Text.TruncationMode.head, "middle": .middle, "tail": .tail]

    public init?(argument: String) {
        guard let mode = Self.names.first(where: { $0.key == argument })?.value else { return nil }
        self = mode
    }

    public var defaultValueDescription: String { "\(self)" }
    public static var allValueStrings: [String] { names.map(\.key) }
}
