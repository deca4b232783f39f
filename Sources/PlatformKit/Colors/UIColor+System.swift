internal import Foundation

/// Colours that change with the appearance.
///
/// Source: Apple's Human Interface Guidelines, Color, iOS system colours, as of iOS 13 to 18; the colours of labels, fills
/// and backgrounds as public projects have printed them.
extension UIColor {
    /// A colour by its components in 0…255 and its opacity, in the light appearance and in the dark one.
    private static func system(
        _ light: (Double, Double, Double), _ dark: (Double, Double, Double), alpha: (Double, Double) = (1, 1)
    ) -> UIColor {
        let light = UIColor(red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, alpha: alpha.0)
        let dark = UIColor(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255, alpha: alpha.1)
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// System red.
    public static let systemRed = system((255, 59, 48), (255, 69, 58))
    /// System orange.
    public static let systemOrange = system((255, 149, 0), (255, 159, 10))
    /// System yellow.
    public static let systemYellow = system((255, 204, 0), (255, 214, 10))
    /// System green.
    public static let systemGreen = system((52, 199, 89), (48, 209, 88))
    /// System mint.
    public static let systemMint = system((0, 199, 190), (99, 230, 226))
    /// System teal.
    public static let systemTeal = system((48, 176, 199), (64, 200, 224))
    /// System cyan.
    public static let systemCyan = system((50, 173, 230), (100, 210, 255))
    /// System blue.
    public static let systemBlue = system((0, 122, 255), (10, 132, 255))
    /// System indigo.
    public static let systemIndigo = system((88, 86, 214), (94, 92, 230))
    /// System purple.
    public static let systemPurple = system((175, 82, 222), (191, 90, 242))
    /// System pink.
    public static let systemPink = system((255, 45, 85), (255, 55, 95))
    /// System brown.
    public static let systemBrown = system((162, 132, 94), (172, 142, 104))
    /// System gray.
    public static let systemGray = system((142, 142, 147), (142, 142, 147))
    /// System gray 2.
    public static let systemGray2 = system((174, 174, 178), (99, 99, 102))
    /// System gray 3.
    public static let systemGray3 = system((199, 199, 204), (72, 72, 74))
    /// System gray 4.
    public static let systemGray4 = system((209, 209, 214), (58, 58, 60))
    /// System gray 5.
    public static let systemGray5 = system((229, 229, 234), (44, 44, 46))
    /// System gray 6.
    public static let systemGray6 = system((242, 242, 247), (28, 28, 30))
    /// Label.
    public static let label = system((0, 0, 0), (255, 255, 255))
    /// Secondary label.
    public static let secondaryLabel = system((60, 60, 67), (235, 235, 245), alpha: (0.6, 0.6))
    /// Tertiary label.
    public static let tertiaryLabel = system((60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3))
    /// Quaternary label.
    public static let quaternaryLabel = system((60, 60, 67), (235, 235, 245), alpha: (0.18, 0.16))
    /// Placeholder text.
    public static let placeholderText = system((60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3))
    /// Link.
    public static let link = system((0, 122, 255), (9, 132, 255))
    /// Separator.
    public static let separator = system((60, 60, 67), (84, 84, 88), alpha: (0.29, 0.6))
    /// Opaque separator.
    public static let opaqueSeparator = system((198, 198, 200), (56, 56, 58))
    /// System background.
    public static let systemBackground = system((255, 255, 255), (0, 0, 0))
    /// Secondary system background.
    public static let secondarySystemBackground = system((242, 242, 247), (28, 28, 30))
    /// Tertiary system background.
    public static let tertiarySystemBackground = system((255, 255, 255), (44, 44, 46))
    /// System grouped background.
    public static let systemGroupedBackground = system((242, 242, 247), (0, 0, 0))
    /// Secondary system grouped background.
    public static let secondarySystemGroupedBackground = system((255, 255, 255), (28, 28, 30))
    /// Tertiary system grouped background.
    public static let tertiarySystemGroupedBackground = system((242, 242, 247), (44, 44, 46))
    /// System fill.
    public static let systemFill = system((120, 120, 128), (120, 120, 128), alpha: (0.2, 0.36))
    /// Secondary system fill.
    public static let secondarySystemFill = system((120, 120, 128), (120, 120, 128), alpha: (0.16, 0.32))
    /// Tertiary system fill.
    public static let tertiarySystemFill = system((118, 118, 128), (118, 118, 128), alpha: (0.12, 0.24))
    /// Quaternary system fill.
    public static let quaternarySystemFill = system((116, 116, 128), (118, 118, 128), alpha: (0.08, 0.18))
    /// Dark text.
    public static let darkText = system((0, 0, 0), (0, 0, 0))
    /// Light text.
    public static let lightText = system((255, 255, 255), (255, 255, 255), alpha: (0.6, 0.6))
    /// Tint color.
    public static let tintColor = system((0, 122, 255), (10, 132, 255))
}
