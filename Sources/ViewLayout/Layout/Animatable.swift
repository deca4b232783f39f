/// A type whose changes can be interpolated.
public protocol Animatable {
    /// The type of the animated data.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The part of the value that is animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing is animated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A value that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value with a number.
    mutating func scale(by rhs: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

/// The data of a type that does not interpolate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static let zero = EmptyAnimatableData()
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
