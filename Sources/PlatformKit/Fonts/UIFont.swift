public import Foundation
public import ViewLayout

/// A font with the measures that the scene's fonts give it.
///
/// Its numbers are those of the layout under way: a font kept in a `let` follows the text size of each environment that
/// it is asked in, as if the app had been started there. Outside of a layout the text size is `large`.
open class UIFont: NSObject, @unchecked Sendable {
    /// What the font is made from.
    public let fontDescriptor: UIFontDescriptor

    init(_ descriptor: UIFontDescriptor) { fontDescriptor = descriptor }

    /// A font without attributes.
    public convenience override init() { self.init(UIFontDescriptor()) }
    convenience init(_ font: Font) { self.init(UIFontDescriptor(font)) }

    /// A font of a family; never nil here, as the report of a scene names the families that no font has.
    public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }

    /// A font of a descriptor, in another size in points unless that is 0.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(size > 0 ? descriptor.withSize(size) : descriptor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.fontDescriptor == fontDescriptor } ?? false
    }
    open override var hash: Int { fontDescriptor.hash }

    /// The font for views.
    var font: Font { fontDescriptor.font }
    private var metrics: TextLineMetrics { CurrentLayout.now.metrics(of: font) }

    /// In points.
    open var pointSize: CGFloat { metrics.pointSize }
    /// From the baseline to the top of a line, in points.
    open var ascender: CGFloat { metrics.ascender }
    /// From the baseline to the bottom of a line, in points; negative.
    open var descender: CGFloat { metrics.descender }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    open var xHeight: CGFloat { metrics.xHeight }
    /// What the font wants between lines, in points.
    open var leading: CGFloat { metrics.leading }
    /// From the top to the bottom of a line, in points.
    open var lineHeight: CGFloat {
        let metrics = metrics
        return metrics.ascender - metrics.descender
    }

    /// The family that the font names; that of the system font for a font that names none.
    open var familyName: String { font.family ?? ".AppleSystemUIFont" }
    /// The name of the font.
    open var fontName: String { font.family ?? ".SFUI-Regular" }

    /// The font in another size in points.
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontDescriptor.withSize(size)) }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small texts, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of plain texts, in points.
    public class var systemFontSize: CGFloat { 14 }
}

extension UIFont {
    /// The system font at a size in points.
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }
    /// The system font at a size in points.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight))
    }
    /// The system font at a size in points.
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).width(Font.Width(width.rawValue)))
    }
    /// The system font in bold.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: .bold)) }
    /// The system font in italics.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
    /// The system font with letters that are equally wide.
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
    }
    /// The system font with digits that are equally wide.
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
    }
    /// The font of a text style, which follows the text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style))
    }
    /// The font of a text style at the text size of traits; that of the layout where they name none.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits))
    }
}

extension Font {
    /// A font of UIKit: one of a text style follows the text size.
    public init(_ font: UIFont) { self = font.font }
}

/// A font of Core Text, which is one of UIKit here.
public typealias CTFont = UIFont
