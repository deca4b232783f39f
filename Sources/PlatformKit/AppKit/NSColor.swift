public import Foundation

/// A colour.
public typealias NSColor = UIColor

/// The names that AppKit has for colours; each has the components of the colour of iOS that serves the same purpose.
extension UIColor {
    /// Label color.
    public static var labelColor: UIColor { label }
    /// Secondary label color.
    public static var secondaryLabelColor: UIColor { secondaryLabel }
    /// Tertiary label color.
    public static var tertiaryLabelColor: UIColor { tertiaryLabel }
    /// Quaternary label color.
    public static var quaternaryLabelColor: UIColor { quaternaryLabel }
    /// Text color.
    public static var textColor: UIColor { label }
    /// Placeholder text color.
    public static var placeholderTextColor: UIColor { placeholderText }
    /// Link color.
    public static var linkColor: UIColor { link }
    /// Separator color.
    public static var separatorColor: UIColor { separator }
    /// Grid color.
    public static var gridColor: UIColor { separator }
    /// Window background color.
    public static var windowBackgroundColor: UIColor { secondarySystemBackground }
    /// Control background color.
    public static var controlBackgroundColor: UIColor { systemBackground }
    /// Text background color.
    public static var textBackgroundColor: UIColor { systemBackground }
    /// Under page background color.
    public static var underPageBackgroundColor: UIColor { systemGray3 }
    /// Control color.
    public static var controlColor: UIColor { systemBackground }
    /// Control text color.
    public static var controlTextColor: UIColor { label }
    /// Disabled control text color.
    public static var disabledControlTextColor: UIColor { tertiaryLabel }
    /// Selected control color.
    public static var selectedControlColor: UIColor { systemGray4 }
    /// Selected control text color.
    public static var selectedControlTextColor: UIColor { label }
    /// Selected text color.
    public static var selectedTextColor: UIColor { label }
    /// Selected text background color.
    public static var selectedTextBackgroundColor: UIColor { systemGray4 }
    /// Selected content background color.
    public static var selectedContentBackgroundColor: UIColor { systemBlue }
    /// Unemphasized selected content background color.
    public static var unemphasizedSelectedContentBackgroundColor: UIColor { systemGray4 }
    /// Control accent color.
    public static var controlAccentColor: UIColor { tintColor }
    /// Header text color.
    public static var headerTextColor: UIColor { label }
    /// Window frame text color.
    public static var windowFrameTextColor: UIColor { label }
    /// Shadow color.
    public static var shadowColor: UIColor { black }

    /// A colour by its components, each in 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour by its components, each in 0…1.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour by its components, each in 0…1.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A shade of gray.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// The component, in 0…1.
    public var redComponent: CGFloat { components.red }
    /// The component, in 0…1.
    public var greenComponent: CGFloat { components.green }
    /// The component, in 0…1.
    public var blueComponent: CGFloat { components.blue }
    /// The opacity, in 0…1.
    public var alphaComponent: CGFloat { components.alpha }
}
