public import Foundation

// Keyframes are only described: a layout shows their beginning.

/// Where a value goes, and when.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The keyframes that these are made of.
    associatedtype Body: Keyframes<Value>
    /// The keyframes that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Self {
    /// The keyframes themselves: they are not made of other keyframes.
    public var body: Self { self }
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    public typealias Value = Root
    public typealias Body = Self

    /// Keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// Several tracks of a value.
public struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = Self
}

/// Keyframes of a property, in their order.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
}

/// Goes to a value at one speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value to go to, and in how many seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// Goes to a value as a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value to go to, and in how many seconds; without them, until the spring is still.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The value to go to, and in how many seconds.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Where to.
    public init(_ to: Value) {}
}

/// Several keyframes of a property.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Makes keyframes of a value from the statements of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeTracks<Value> { .init() }
    /// A keyframe of the value itself.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(
        _ expression: K
    ) -> _KeyframeTracks<Value> where Value: Animatable { .init() }
    /// Tracks beside each other.
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { .init() }
    /// Tracks on a condition.
    public static func buildOptional(_ tracks: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> { .init() }
    /// One of two.
    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
    /// Tracks of a loop.
    public static func buildArray(_ tracks: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> { .init() }
}

/// Makes keyframes of a property from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(
        _ expression: K
    ) -> _KeyframeSequence<Value> { .init() }
    /// Keyframes after each other.
    public static func buildBlock(_ keyframes: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> { .init() }
    /// Keyframes on a condition.
    public static func buildOptional(_ keyframes: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> { .init() }
    /// One of two.
    public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
    public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
    /// Keyframes of a loop.
    public static func buildArray(_ keyframes: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> { .init() }
}
