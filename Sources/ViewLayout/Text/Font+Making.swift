public import Foundation

extension Font {
    /// The style large title, which follows the text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The style title, which follows the text size.
    public static let title = Font(.style(.title))
    /// The style title 2, which follows the text size.
    public static let title2 = Font(.style(.title2))
    /// The style title 3, which follows the text size.
    public static let title3 = Font(.style(.title3))
    /// The style headline, which follows the text size.
    public static let headline = Font(.style(.headline))
    /// The style subheadline, which follows the text size.
    public static let subheadline = Font(.style(.subheadline))
    /// The style body, which follows the text size.
    public static let body = Font(.style(.body))
    /// The style callout, which follows the text size.
    public static let callout = Font(.style(.callout))
    /// The style footnote, which follows the text size.
    public static let footnote = Font(.style(.footnote))
    /// The style caption, which follows the text size.
    public static let caption = Font(.style(.caption))
    /// The style caption 2, which follows the text size.
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

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// The font with letters that are equally wide.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    /// The font with digits that are equally wide.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }
    /// The font with small capitals.
    public func smallCaps() -> Font { changing { $0.hasSmallCaps = true } }
    /// The font in another width.
    public func width(_ width: Width) -> Font { changing { $0.width = width } }
    /// The font with lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
