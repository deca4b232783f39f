internal import Basics
internal import Checks
internal import Frames
internal import Labels
internal import Rooms

/// Finds the fonts of rooms among those of the project.
struct RoomFonts {
    private let library: FontLibrary
    private var known: [[String]: String?] = [:]
    /// How many rooms name each family that is not known, where another takes its place.
    private(set) var replaced: [String: Int] = [:]
    /// How many rooms name each text style that iOS does not have.
    private var unknownStyles: [String: Int] = [:]

    init(_ library: FontLibrary) { self.library = library }

    /// The first of some families that is known; nil for the platform's own font.
    mutating func family(of families: [String]) -> String? {
        guard let first = families.first else { return nil }
        let family: String?
        if let found = known[families] {
            family = found
        } else {
            family = families.lazy.filter { !Self.isOfPlatform($0) }.first { library.contains(family: $0) }
            known.updateValue(family, forKey: families)
        }
        if family != first, !Self.isOfPlatform(first) { replaced[first, default: 0] += 1 }
        return family
    }

    /// What is to be said about fonts and text styles that are not there.
    var remarks: [String] { [familyRemark, styleRemark].compactMap(\.self) }

    private var styleRemark: String? {
        guard !unknownStyles.isEmpty else { return nil }
        let names = unknownStyles.sorted { $0.key < $1.key }.map {
            "\"\($0.key.excerpt)\" (\(Prose.count($0.value, "room")))"
        }
        return
            "iOS has no text style \(Prose.list(names)); these rooms are checked at the text size of their screen alone"
    }

    private var familyRemark: String? {
        let families = replaced.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !families.isEmpty else { return nil }
        let names = families.prefix(5).map { "\"\($0.key.excerpt)\" (\(Prose.count($0.value, "room")))" }
        let rest = families.count > 5 ? ["\(families.count - 5) more"] : []
        return
            "no font of these families is known, so that rooms are measured in the next that is, or in the platform's: "
            + "\(Prose.list(names + rest)); fonts: in galley.yml adds files of fonts"
    }

    /// Whether a name means the font that a platform uses by itself.
    private static func isOfPlatform(_ family: String) -> Bool {
        let name = family.lowercased()
        return name.hasPrefix(".") || platformFamilies.contains(name)
    }

    /// CSS Fonts 4, `generic-family`, as far as it is not another kind of type; and the names by which the platforms' own
    /// fonts are asked for.
    private static let platformFamilies: Set = [
        "sans-serif", "system-ui", "ui-sans-serif", "-apple-system", "blinkmacsystemfont", "system", "sf pro",
        "sf pro text", "sf pro display", "sans-serif-medium", "sans-serif-light", "sans-serif-thin",
    ]

    /// The font of a room at the usual text size.
    ///
    /// - Parameter own: The text size that the room was harvested at.
    mutating func font(_ font: RoomFont, on platform: Platform, at own: TextSize) -> LabelFont {
        let family = family(of: font.families)
        let scale = TextScale(platform: platform, textSize: own)
        let style = platform == .ios ? style(of: font) : nil
        let size =
            Self.follows(font, on: platform)
            ? usualSize(font.size) { scale.size(fixed: $0, relativeTo: style) } : font.size
        var result = LabelFont(.named(family ?? "", size: size, relativeTo: style))
        if family == nil, style == nil { result = LabelFont(.system(size: size)) }
        result.weight = LabelFont.Weight(css: min(max(font.weight ?? 400, 1), 1000))
        result.isItalic = font.isItalic ?? false
        return result
    }

    /// The text style that a size of iOS follows.
    private mutating func style(of font: RoomFont) -> FontStyle? {
        guard font.follows else { return nil }
        guard let name = font.textStyle else { return .body }
        guard let style = FontStyle(rawValue: name) else {
            unknownStyles[name, default: 0] += 1
            return nil
        }
        return style
    }

    /// Whether a size follows the text size in a way that is known.
    static func follows(_ font: RoomFont, on platform: Platform) -> Bool {
        guard font.follows else { return false }
        return platform != .ios || font.textStyle.map { FontStyle(rawValue: $0) != nil } ?? true
    }

    /// The size at the usual text size of which the text size makes this one; sizes grow with it.
    private func usualSize(_ size: Double, _ scaled: (Double) -> Double) -> Double {
        if scaled(size) == size { return size }
        var (low, high) = (0.0, size * 16)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if scaled(middle) < size { low = middle } else { high = middle }
        }
        return high
    }
}

extension RoomFont {
    /// Whether the size follows the text size of the system.
    var follows: Bool { scales ?? (textStyle != nil) }
}
