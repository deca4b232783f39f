// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A colour by its components, each in 0…1.
@_weakLinked
public final class CGColor: Hashable, Sendable {
    /// The space that the components are given in.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    /// The components, the opacity last.
    public var components: [CGFloat]? { values }
    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { values.count }
    /// The opacity, in 0…1.
    public var alpha: CGFloat { values.last ?? 1 }

    private init(_ colorSpace: CGColorSpace, _ values: [CGFloat]) {
        self.colorSpace = colorSpace
        self.values = values
    }

    /// A colour in a space, by as many components as the space has, and the opacity; nil where the space is a pattern's.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard colorSpace.numberOfComponents > 0 else { return nil }
        self.init(colorSpace, Array(UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1)))
    }

    /// A colour of the standard space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// A colour of the standard space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// A shade of gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray, [gray, alpha]) }

    /// A shade of gray.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.gray, [gray, alpha])
    }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace ?? .standard, values.dropLast() + [alpha])
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool { a.colorSpace == b.colorSpace && a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// What the components of a colour mean.
@_weakLinked
public final class CGColorSpace: Hashable, Sendable {
    /// What distinguishes two colours.
    public enum Model: Int32, Hashable, Sendable {
        /// None of those below.
        case unknown = -1
        /// What the components of a colour mean.
        case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
    }

    /// The name of the standard space of screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the space of wide screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the standard space with values beyond 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the standard space without a curve.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of the space of shades of gray.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the space of printing inks.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    /// What is compared.
    public let model: Model
    /// The name, as in the constants.
    public let name: String?

    /// The space of a name; nil for one that is not among the constants.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB: model = .rgb
        case Self.genericGrayGamma2_2: model = .monochrome
        case Self.genericCMYK: model = .cmyk
        default: return nil
        }
        self.name = name
    }

    fileprivate init(_ model: Model, _ name: String) {
        self.model = model
        self.name = name
    }

    fileprivate static let standard = CGColorSpace(.rgb, sRGB)
    fileprivate static let gray = CGColorSpace(.monochrome, genericGrayGamma2_2)

    /// How many components a colour has, without the opacity.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .unknown, .deviceN, .indexed, .pattern: 0
        }
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of a screen.
@_weakLinked
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
/// The space of shades of gray.
@_weakLinked
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
