public import Foundation
public import ViewLayout

/// A colour; it changes no layout. Its components can be read.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private enum Value: Hashable {
        case components(ColorComponents)
        case named(String)
    }

    private let value: Value
    /// Makes the colour for an appearance, if it depends on that.
    private let provider: ((UITraitCollection) -> UIColor)?

    /// A colour by its components, each in 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .components(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
        provider = nil
    }

    /// A colour that shows nothing.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// A shade of gray.
    public init(white: CGFloat, alpha: CGFloat) {
        value = .components(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
        provider = nil
    }

    /// A colour that depends on the appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        value = .components(ColorComponents())
        provider = dynamicProvider
    }

    /// A colour of the asset catalog, which is not read: its components are those of black.
    public convenience init?(named name: String) { self.init(asset: name) }

    init(asset name: String) {
        value = .named(name)
        provider = nil
    }

    /// A colour of an asset catalog, which is not read: its components are those of black.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// A colour by its components, each in 0…1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour by its components, each in 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A colour of Core Graphics; one with printing inks is black.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        switch values.count {
        case 2: self.init(white: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: self.init(white: 0, alpha: cgColor.alpha)
        }
    }

    /// A colour that an archive has; see `encode(with:)`.
    public required init?(coder: NSCoder) {
        func component(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
        value = .components(
            ColorComponents(
                red: component("red"), green: component("green"), blue: component("blue"), alpha: component("alpha")))
        provider = nil
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    convenience init(_ components: ColorComponents) {
        self.init(
            red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    /// The components in the appearance of the layout under way.
    var components: ColorComponents {
        if let provider { return provider(.current).components }
        guard case .components(let components) = value else { return ColorComponents() }
        return components
    }

    /// The colour as it is with traits.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        provider.map { $0(traits).resolvedColor(with: traits) } ?? self
    }

    /// The colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
        var components = components
        components.alpha = alpha
        return UIColor(components)
    }

    /// The colour for Core Graphics.
    open var cgColor: CGColor {
        let components = components
        return CGColor(
            red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    /// The colour for views, in both appearances where it depends on them.
    var color: Color {
        if let provider {
            func color(_ style: UIUserInterfaceStyle) -> LookColor {
                let components = provider(UITraitCollection(userInterfaceStyle: style)).components
                return LookColor(
                    red: components.red, green: components.green, blue: components.blue, opacity: components.alpha)
            }
            return Color(LookTone(light: color(.light), dark: color(.dark)))
        }
        switch value {
        case .named(let name): return Color(name)
        case .components(let components):
            return Color(
                .sRGB, red: components.red, green: components.green, blue: components.blue, opacity: components.alpha)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || provider == nil && other.provider == nil && value == other.value
    }
    open override var hash: Int { provider == nil ? value.hashValue : ObjectIdentifier(self).hashValue }
}

extension UIColor {
    /// Writes the components where there is a place for them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the components where there is a place for them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the lightness and the opacity of a gray; false for any other colour.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }
}

/// The colour of a colour literal.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// A colour of UIKit, in the appearance of the view that shows it.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit, in the appearance of the view that shows it.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// A colour of AppKit, in the appearance of the view that shows it.
    public init(nsColor: UIColor) { self.init(uiColor: nsColor) }
}
