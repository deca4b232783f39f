public import Foundation

/// A description of a font. Font files are chosen when text is measured.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// A text style, that follows the text size.
        case style(TextStyle)
        /// The system font at a fixed size in points.
        case system(size: CGFloat)
        /// A named font; its size scales with a text style unless that is `nil`.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
    }

    package var base: Base
    /// The family that the font names; nil for the system's.
    package var family: String? {
        guard case .named(let name, size: _, relativeTo: _) = base, !name.isEmpty else { return nil }
        return name
    }
    package var weight: Weight?
    package var design: Design?
    package var width: Width?
    package var leading: Leading?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var hasSmallCaps = false

    package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// A text style.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// A text style; its size depends on the platform and on Dynamic Type.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of a font, as a trait in −1…1; 0 is regular.
    public struct Weight: Hashable, Sendable {
        package let value: Double
        /// The ultra light weight.
        public static let ultraLight = Weight(value: -0.8)
        /// The thin weight.
        public static let thin = Weight(value: -0.6)
        /// The light weight.
        public static let light = Weight(value: -0.4)
        /// The regular weight.
        public static let regular = Weight(value: 0)
        /// The medium weight.
        public static let medium = Weight(value: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(value: 0.3)
        /// The bold weight.
        public static let bold = Weight(value: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(value: 0.56)
        /// The black weight.
        public static let black = Weight(value: 0.62)

        /// The weight on the scale of CSS and of variable fonts, 100…900.
        package var cssWeight: Double {
            switch self {
            case .ultraLight: 100
            case .thin: 200
            case .light: 300
            case .medium: 500
            case .semibold: 600
            case .bold: 700
            case .heavy: 800
            case .black: 900
            default: 400
            }
        }
    }

    /// The design of a font.
    public enum Design: Hashable, Sendable {
        /// A design of the system font.
        case `default`, serif, rounded, monospaced
    }

    /// The width of a font's letters; 0 is standard.
    public struct Width: Hashable, Sendable {
        /// The width as a trait in −1…1.
        public var value: CGFloat
        /// Makes a width from a trait in −1…1.
        public init(_ value: CGFloat) { self.value = value }
        /// Compressed letters.
        public static let compressed = Width(-0.3)
        /// Condensed letters.
        public static let condensed = Width(-0.2)
        /// Standard letters.
        public static let standard = Width(0)
        /// Expanded letters.
        public static let expanded = Width(0.2)
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        /// The distance of lines.
        case standard, tight, loose
    }
}
