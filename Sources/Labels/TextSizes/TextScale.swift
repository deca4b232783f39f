package import Frames

/// Converts the font size that a view asks for to that at the user's text size.
package struct TextScale {
    /// The platform whose rules apply.
    private let platform: Platform
    /// What the person has set.
    private let textSize: TextSize

    package init(platform: Platform, textSize: TextSize) {
        self.platform = platform
        self.textSize = textSize
    }

    /// The size in points of a text style.
    package func size(of style: FontStyle) -> Double {
        if platform == .ios, let size = DynamicType.size(of: style, at: textSize) { return size }
        return scaled(style.design(on: platform).size)
    }

    /// The letter spacing after every grapheme of a text style, in points.
    package func tracking(of style: FontStyle) -> Double { scaled(style.design(on: platform).tracking) }

    /// The height in points of a line of a text style; nil for that of its fonts.
    ///
    /// Compose keeps the proportion to the size where Android scales nonlinearly, above 1.05
    /// (`resolveLineHeightInPx`).
    package func lineHeight(of style: FontStyle) -> Double? {
        let design = style.design(on: platform)
        guard let lineHeight = design.lineHeight else { return nil }
        guard case .scale(let factor) = textSize, factor > 1.05 else { return scaled(lineHeight) }
        return lineHeight / design.size * size(of: style)
    }

    /// The size in points of a font of a fixed size.
    ///
    /// On iOS a Dynamic Type size leaves it unchanged, as for `Font.system(size:)` in SwiftUI; a size that is relative
    /// to a style grows in proportion to that style. A factor, Android's font scale and the web's root size change
    /// every size; on macOS nothing changes.
    package func size(fixed size: Double, relativeTo style: FontStyle?) -> Double {
        guard platform == .ios, let style else { return scaled(size) }
        return size * self.size(of: style) / style.design(on: platform).size
    }

    private func scaled(_ size: Double) -> Double {
        guard platform.textSizing != .fixed, case .scale(let factor) = textSize else { return size }
        return platform == .android ? AndroidFontScale.dp(size, scale: factor) : size * factor
    }
}
