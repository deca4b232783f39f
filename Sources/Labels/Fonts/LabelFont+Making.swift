extension LabelFont {
    /// The style large title, which follows the text size.
    public static let largeTitle = LabelFont(.style(.largeTitle))
    /// The style title, which follows the text size.
    public static let title = LabelFont(.style(.title))
    /// The style title 2, which follows the text size.
    public static let title2 = LabelFont(.style(.title2))
    /// The style title 3, which follows the text size.
    public static let title3 = LabelFont(.style(.title3))
    /// The style headline, which follows the text size.
    public static let headline = LabelFont(.style(.headline))
    /// The style subheadline, which follows the text size.
    public static let subheadline = LabelFont(.style(.subheadline))
    /// The style body, which follows the text size.
    public static let body = LabelFont(.style(.body))
    /// The style callout, which follows the text size.
    public static let callout = LabelFont(.style(.callout))
    /// The style footnote, which follows the text size.
    public static let footnote = LabelFont(.style(.footnote))
    /// The style caption, which follows the text size.
    public static let caption = LabelFont(.style(.caption))
    /// The style caption 2, which follows the text size.
    public static let caption2 = LabelFont(.style(.caption2))

    /// The platform's font in a text style, which follows the text size.
    public static func system(_ style: FontStyle, weight: Weight? = nil) -> LabelFont {
        LabelFont(.style(style), weight: weight)
    }

    /// The platform's font at a size in points that does not follow the text size on iOS.
    public static func system(size: Double, weight: Weight? = nil) -> LabelFont {
        LabelFont(.system(size: size), weight: weight)
    }

    /// A named font whose size in points follows a text style.
    public static func custom(_ name: String, size: Double, relativeTo style: FontStyle = .body) -> LabelFont {
        LabelFont(.named(name, size: size, relativeTo: style))
    }

    /// A named font whose size in points does not follow the text size on iOS.
    public static func custom(_ name: String, fixedSize: Double) -> LabelFont {
        LabelFont(.named(name, size: fixedSize, relativeTo: nil))
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> LabelFont { changing { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> LabelFont { weight(.bold) }
    /// The font in italics.
    public func italic() -> LabelFont { changing { $0.isItalic = true } }
    /// The font with digits that are equally wide.
    public func monospacedDigit() -> LabelFont { changing { $0.hasMonospacedDigits = true } }
    /// The font with small capitals.
    public func smallCaps() -> LabelFont { changing { $0.hasSmallCaps = true } }

    private func changing(_ change: (inout LabelFont) -> Void) -> LabelFont {
        var font = self
        change(&font)
        return font
    }
}
