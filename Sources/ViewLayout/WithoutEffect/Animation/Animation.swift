public import Foundation

// A layout shows one moment: animations are accepted, and nothing moves.

/// The course of a change over time.
public struct Animation: Hashable, Sendable {
    private let course: String

    private init(_ course: String) { self.course = course }

    /// A custom animation.
    public init<A: CustomAnimation>(_ base: A) { self.init("\(A.self)") }

    /// The course that changes have by default.
    public static let `default` = Animation("default")
    /// At one speed.
    public static let linear = Animation("linear")
    /// Slowly at first.
    public static let easeIn = Animation("easeIn")
    /// Slowly in the end.
    public static let easeOut = Animation("easeOut")
    /// Slowly at first and in the end.
    public static let easeInOut = Animation("easeInOut")
    /// As a spring that does not swing.
    public static let spring = Animation("spring")
    /// As a spring that follows a finger.
    public static let interactiveSpring = Animation("interactiveSpring")
    /// As a spring that swings.
    public static let bouncy = Animation("bouncy")
    /// As a spring that does not swing.
    public static let smooth = Animation("smooth")
    /// As a spring that swings a little.
    public static let snappy = Animation("snappy")

    /// At one speed, of a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { .linear }
    /// Slowly at first, of a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    /// Slowly in the end, of a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    /// Slowly at first and in the end, of a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    /// Along a Bézier curve through (0, 0) and (1, 1) with two control points, of a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve") }
    /// Along a curve, of a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation("timingCurve") }

    /// Starts the animation later, by seconds.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Makes the animation faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Repeats the animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Repeats the animation forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// Lets two courses that are the same to a type follow each other.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Animation {
    /// As a spring of a stiffness, given by the time it takes in seconds, and a damping, in 0…1 while it swings.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    /// As a spring of a duration in seconds that swings the more the larger `bounce` is, in −1…1.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { .spring }
    /// As a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    /// As a spring that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    /// As a spring given by its physics, which adds to what moves already.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    /// As a spring which adds to what moves already.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    public static var interpolatingSpring: Animation { .spring }
    /// As a spring that does not swing.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// As a spring that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    /// As a spring that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
}

/// A custom animation.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the change that is done after some seconds; `nil` at the end.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value changes after a time in seconds.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether the course takes over from an earlier one.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation stores between two moments.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What it keeps.
    public var state = AnimationState<Value>()
    /// Whether the change counts as done.
    public var isLogicallyComplete = false
    /// The environment of the view that changes.
    public let environment: EnvironmentValues
}

/// Values that a custom animation stores, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Keeps nothing.
    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, else: K.defaultValue) }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation stores.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value until one is set.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets how changes run; a layout shows their end.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    /// Moves the views in this one as one.
    nonisolated public func geometryGroup() -> some View { self }
    /// Lets two views change into each other; it does not move either here.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}

extension Binding {
    /// Sets how changes run; a layout shows their end.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The properties that two views which change into each other share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where the views are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large the views are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
