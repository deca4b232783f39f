public import Foundation

extension Font {
    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system font in a text style, which follows the text size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font at a size in points that does not follow the text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// A named font whose size follows the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    /// A named font whose size follows a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: style))
    }

    /// A named font whose size does not follow the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changing { $0.isItalic = true } }
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }
    public func smallCaps() -> Font { changing { $0.hasSmallCaps = true } }
    public func width(_ width: Width) -> Font { changing { $0.width = width } }
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
