internal import Foundation

extension UIColor {
    /// A colour that is fixed, by components in 0…255.
    private static func fixed(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    /// Black.
    public static let black = fixed(0, 0, 0)
    /// Dark gray.
    public static let darkGray = fixed(85, 85, 85)
    /// Light gray.
    public static let lightGray = fixed(170, 170, 170)
    /// White.
    public static let white = fixed(255, 255, 255)
    /// Gray.
    public static let gray = fixed(127.5, 127.5, 127.5)
    /// Red.
    public static let red = fixed(255, 0, 0)
    /// Green.
    public static let green = fixed(0, 255, 0)
    /// Blue.
    public static let blue = fixed(0, 0, 255)
    /// Cyan.
    public static let cyan = fixed(0, 255, 255)
    /// Yellow.
    public static let yellow = fixed(255, 255, 0)
    /// Magenta.
    public static let magenta = fixed(255, 0, 255)
    /// Orange.
    public static let orange = fixed(255, 127.5, 0)
    /// Purple.
    public static let purple = fixed(127.5, 0, 127.5)
    /// Brown.
    public static let brown = fixed(153, 102, 51)
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
}
