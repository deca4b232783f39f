/// A description of the font that a label is set in; files are chosen when it is measured.
///
/// It has what SwiftUI's `Font` has, without any view:
///
///     LabelTypesetting(font: .headline)
///     LabelTypesetting(font: .system(size: 15, weight: .semibold))
public struct LabelFont: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// A text style, which follows the text size.
        case style(FontStyle)
        /// A text style of watchOS, which follows the text size of the watch.
        case watch(FontStyle)
        /// The platform's font at a fixed size in points.
        case system(size: Double)
        /// A named font; its size follows that of a text style unless this is nil.
        case named(String, size: Double, relativeTo: FontStyle?)
    }

    package var base: Base
    /// nil for the weight of the text style.
    public var weight: Weight?
    /// The width of the letters in percent of the normal one, as in CSS.
    public var width = 100.0
    /// Whether the font slants.
    public var isItalic = false
    /// Whether digits are equally wide (OpenType `tnum`).
    public var hasMonospacedDigits = false
    /// Whether all letters are small capitals (OpenType `smcp` and `c2sc`).
    public var hasSmallCaps = false

    package init(_ base: Base, weight: Weight? = nil) {
        self.base = base
        self.weight = weight
    }

    /// The family that the font names; nil for the platform's.
    public var family: String? {
        guard case .named(let name, size: _, relativeTo: _) = base, !name.isEmpty else { return nil }
        return name
    }

    /// The font on a watch: a text style is that of watchOS.
    package var onWatch: LabelFont {
        guard case .style(let style) = base else { return self }
        var font = self
        font.base = .watch(style)
        return font
    }

    /// Whether text can be set in the font: its size is above 0, and its numbers are finite.
    var isUsable: Bool {
        switch base {
        case .style, .watch: width.isFinite
        case .system(let size), .named(_, let size, _): size > 0 && size.isFinite && width.isFinite
        }
    }

    /// The font, with unusable numbers replaced: the size by that of the body style on iOS, the width by the usual one.
    var usable: LabelFont {
        if isUsable { return self }
        var font = self
        if !width.isFinite { font.width = 100 }
        guard !font.isUsable else { return font }
        switch base {
        case .style, .watch: break
        case .system: font.base = .system(size: 17)
        case .named(let name, _, let style): font.base = .named(name, size: 17, relativeTo: style)
        }
        return font
    }

    /// The boldness of a font.
    public struct Weight: Hashable, Sendable {
        /// On the scale of CSS and of variable fonts, 100…900.
        public let css: Double

        package init(css: Double) { self.css = css }

        /// 100 in CSS and OpenType.
        public static let ultraLight = Weight(css: 100)
        /// 200 in CSS and OpenType.
        public static let thin = Weight(css: 200)
        /// 300 in CSS and OpenType.
        public static let light = Weight(css: 300)
        /// 400 in CSS and OpenType.
        public static let regular = Weight(css: 400)
        /// 500 in CSS and OpenType.
        public static let medium = Weight(css: 500)
        /// 600 in CSS and OpenType.
        public static let semibold = Weight(css: 600)
        /// 700 in CSS and OpenType.
        public static let bold = Weight(css: 700)
        /// 800 in CSS and OpenType.
        public static let heavy = Weight(css: 800)
        /// 900 in CSS and OpenType.
        public static let black = Weight(css: 900)

        /// The weights with SwiftUI's names, lightest first.
        package static let named: KeyValuePairs = [
            "ultraLight": Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]

        /// The weight of that name; nil for another name.
        package init?(named name: String) {
            guard let weight = Self.named.first(where: { $0.key == name })?.value else { return nil }
            self = weight
        }
    }
}
