public import Foundation
internal import ViewLayout

/// Scales fonts and lengths with the text size, in the proportion in which a text style grows from its size at `large`.
///
/// Apple does not publish its own rule; see Choices.
public final class UIFontMetrics: Sendable {
    private let style: Font.TextStyle

    /// Scales as a text style does.
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style.style }

    /// Scales as the body style does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font, which follows the text size.
    public func scaledFont(for font: UIFont) -> UIFont {
        UIFont(font.fontDescriptor.scaled(relativeTo: style, largest: nil, textSize: nil))
    }
    /// The font, which follows the text size up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        UIFont(font.fontDescriptor.scaled(relativeTo: style, largest: maximumPointSize, textSize: nil))
    }
    /// The font at the text size of traits.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        UIFont(font.fontDescriptor.scaled(relativeTo: style, largest: nil, textSize: traits?.givenTextSize))
    }
    /// The font at the text size of traits, up to a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        UIFont(
            font.fontDescriptor.scaled(relativeTo: style, largest: maximumPointSize, textSize: traits?.givenTextSize))
    }

    /// A length at the text size of the layout, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// A length at the text size of traits, in points.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let unit = Font(.named("", size: 1, relativeTo: style))
        return value * CurrentLayout.now.metrics(of: unit, at: traits?.givenTextSize).pointSize
    }
}
