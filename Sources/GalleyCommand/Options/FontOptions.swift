public import ArgumentParser
internal import Foundation
public import Galley

/// The font of a text.
struct FontOptions: ParsableArguments {
    @OptionGroup var fonts: FontFileOptions
    @OptionGroup var systemFont: SystemFontOptions

    @Option(help: "A text style of SwiftUI, which follows the text size.")
    var fontStyle = FontStyle.body

    @Option(
        parsing: .unconditional,
        help: "A font size in points that does not follow the text size, instead of --font-style.")
    var size: Double?

    @Option(help: "A weight that differs from the style's.")
    var weight: LabelFont.Weight?

    @Flag(help: "Italic.")
    var italic = false

    @Flag(help: "If the family has no bold, thicken its strokes; the widths do not change.")
    var syntheticBold = false

    @Option(
        help: ArgumentHelp(
            "An OpenType feature to turn on, or off with =0: tnum, smcp, kern=0. May be repeated.", valueName: "tag"))
    var feature: [OpenTypeFeature] = []

    @Option(parsing: .unconditional, help: "Points after every character; below 0 they are closer.")
    var tracking = 0.0

    func validate() throws {
        if let size, !(size > 0 && size.isFinite) { throw ValidationError("--size expects a number above 0") }
        guard tracking.isFinite else { throw ValidationError("--tracking expects a number of points") }
    }

    /// Opens the fonts. A family or a feature that none of them has is an error.
    func library() throws -> FontLibrary {
        let library = try fonts.library(modelsSystemFont: !systemFont.noSystemFontModel)
        if !feature.isEmpty {
            let known = library.features
            for feature in feature where !known.contains(feature.tag) {
                throw UnknownName(feature.tag, kind: "font feature", expected: known)
            }
        }
        return library
    }

    /// A label's style in this font, without limits.
    var style: LabelTypesetting {
        var style = LabelTypesetting(font: describedFont, tracking: tracking)
        style.features = feature
        style.allowsSyntheticBold = syntheticBold
        return style
    }

    private var describedFont: LabelFont {
        var described = size.map { LabelFont.system(size: $0) } ?? .system(fontStyle)
        if let weight { described = described.weight(weight) }
        return italic ? described.italic() : described
    }
}

extension FontStyle: ExpressibleByArgument {}

extension LabelFont.Weight: ExpressibleByArgument {
    public init?(argument: String) { self.init(named: argument) }

    public static var allValueStrings: [String] { named.map(\.key) }
}

extension OpenTypeFeature: ExpressibleByArgument {
    /// A tag of four characters, alone or with `=` and a value.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts[0].utf8.count == 4, parts[0].utf8.allSatisfy({ (0x20...0x7e).contains($0) })
        else { return nil }
        guard let value = parts.count == 1 ? 1 : UInt16(parts[1]).map(Int.init) else { return nil }
        self.init(String(parts[0]), value: value)
    }
}
