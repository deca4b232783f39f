/// What accompanies a change of state.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Without an animation.
    public init() {}
    /// With an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// How the change runs.
    public var animation: Animation?
    /// Whether animations further down are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while a finger moves.
    public var isContinuous = false
    /// Whether the change reports how fast a value changes.
    public var tracksVelocity = false
    /// Where what is scrolled to comes to lie; `nil` for the shortest way.
    public var scrollTargetAnchor: UnitPoint?

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, else: K.defaultValue) }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action at the end of the animations; a layout waits for none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {}
}

/// A key for a value that accompanies a change of state.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// As soon as the animation looks done.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// As soon as nothing moves.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state; here at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state, here at once; no layout waits for the end of an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

/// Changes state; here at once.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state; here at once.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension View {
    /// Changes what accompanies changes of state.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Changes what accompanies changes of state when a value changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}

extension Binding {
    /// Sets what accompanies changes of the value.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
