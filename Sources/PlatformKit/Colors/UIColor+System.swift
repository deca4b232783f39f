internal import Foundation
internal import ViewLayout

/// Colours that change with the appearance, those of pictures.
extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor {
        let (light, dark) = (UIColor(color.tone.light), UIColor(color.tone.dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// System red.
    public static let systemRed = system(.red)
    /// System orange.
    public static let systemOrange = system(.orange)
    /// System yellow.
    public static let systemYellow = system(.yellow)
    /// System green.
    public static let systemGreen = system(.green)
    /// System mint.
    public static let systemMint = system(.mint)
    /// System teal.
    public static let systemTeal = system(.teal)
    /// System cyan.
    public static let systemCyan = system(.cyan)
    /// System blue.
    public static let systemBlue = system(.blue)
    /// System indigo.
    public static let systemIndigo = system(.indigo)
    /// System purple.
    public static let systemPurple = system(.purple)
    /// System pink.
    public static let systemPink = system(.pink)
    /// System brown.
    public static let systemBrown = system(.brown)
    /// System gray.
    public static let systemGray = system(.gray)
    /// System gray 2.
    public static let systemGray2 = system(.gray2)
    /// System gray 3.
    public static let systemGray3 = system(.gray3)
    /// System gray 4.
    public static let systemGray4 = system(.gray4)
    /// System gray 5.
    public static let systemGray5 = system(.gray5)
    /// System gray 6.
    public static let systemGray6 = system(.gray6)
    /// Label.
    public static let label = system(.label)
    /// Secondary label.
    public static let secondaryLabel = system(.secondaryLabel)
    /// Tertiary label.
    public static let tertiaryLabel = system(.tertiaryLabel)
    /// Quaternary label.
    public static let quaternaryLabel = system(.quaternaryLabel)
    /// Placeholder text.
    public static let placeholderText = system(.placeholderText)
    /// Link.
    public static let link = system(.link)
    /// Separator.
    public static let separator = system(.separator)
    /// Opaque separator.
    public static let opaqueSeparator = system(.opaqueSeparator)
    /// System background.
    public static let systemBackground = system(.systemBackground)
    /// Secondary system background.
    public static let secondarySystemBackground = system(.secondarySystemBackground)
    /// Tertiary system background.
    public static let tertiarySystemBackground = system(.tertiarySystemBackground)
    /// System grouped background.
    public static let systemGroupedBackground = system(.systemGroupedBackground)
    /// Secondary system grouped background.
    public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
    /// Tertiary system grouped background.
    public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)
    /// System fill.
    public static let systemFill = system(.systemFill)
    /// Secondary system fill.
    public static let secondarySystemFill = system(.secondarySystemFill)
    /// Tertiary system fill.
    public static let tertiarySystemFill = system(.tertiarySystemFill)
    /// Quaternary system fill.
    public static let quaternarySystemFill = system(.quaternarySystemFill)
    /// Dark text.
    public static let darkText = system(.darkText)
    /// Light text.
    public static let lightText = system(.lightText)
    /// Tint color.
    public static let tintColor = system(.blue)
}

extension UIColor {
    convenience init(_ color: LookColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }
}
