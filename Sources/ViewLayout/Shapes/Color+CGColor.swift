internal import Foundation

extension Color {
    /// A colour of Core Graphics; one with printing inks is black, as inks are not turned into light here.
    public init(cgColor: CGColor) {
        let values = (cgColor.components ?? []).map { Double($0) }
        let alpha = Double(cgColor.alpha)
        switch values.count {
        case 2: self.init(.sRGB, white: values[0], opacity: alpha)
        case 4: self.init(.sRGB, red: values[0], green: values[1], blue: values[2], opacity: alpha)
        default: self.init(.sRGB, white: 0, opacity: alpha)
        }
    }

    /// A colour of Core Graphics.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The colour for Core Graphics; nil for one that depends on the appearance or on an asset catalog.
    public var cgColor: CGColor? {
        guard case .components(let red, let green, let blue) = value else { return nil }
        return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
