public import Foundation

/// A font.
public typealias NSFont = UIFont
/// What a font is made from.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
    /// Options of a text style in AppKit: there are none.
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The font of a text style.
    public class func preferredFont(
        forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// The box of the largest letters, in points: a line as wide as a capital M.
    public var boundingRectForFont: CGRect {
        CGRect(
            x: 0, y: descender, width: "M".size(withAttributes: [.font: self]).width, height: ascender - descender)
    }
}
