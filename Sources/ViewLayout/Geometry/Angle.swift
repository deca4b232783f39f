/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }
    /// Makes an angle.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No angle.
    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
    /// The same angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// An angle some times as large.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// A part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Takes an angle away.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Makes an angle some times as large.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Divides an angle.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
