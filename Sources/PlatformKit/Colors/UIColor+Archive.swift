public import Foundation

extension UIColor: NSSecureCoding {
    /// Colours can be read from archives of others.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the components in the appearance of the layout under way. Apple's archives of colours cannot be read.
    public func encode(with coder: NSCoder) {
        let components = components
        coder.encode(Double(components.red), forKey: "red")
        coder.encode(Double(components.green), forKey: "green")
        coder.encode(Double(components.blue), forKey: "blue")
        coder.encode(Double(components.alpha), forKey: "alpha")
    }
}
