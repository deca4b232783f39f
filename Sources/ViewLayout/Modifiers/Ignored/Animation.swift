public import Foundation

// A layout is a moment: animations are accepted, and nothing moves.

/// The course of a change over time.
public struct Animation: Hashable, Sendable {
    private var name: String
    private init(_ name: String) { self.name = name }

    /// The course that changes have by default.
    public static let `default` = Animation("default")
    /// A change that runs linear.
    public static let linear = Animation("linear")
    /// A course with ease in.
    public static let easeIn = Animation("easeIn")
    /// A course with ease out.
    public static let easeOut = Animation("easeOut")
    /// A course with ease in out.
    public static let easeInOut = Animation("easeInOut")
    /// The course of a spring.
    public static let spring = Animation("spring")
    /// A change that runs bouncy.
    public static let bouncy = Animation("bouncy")
    /// A change that runs smooth.
    public static let smooth = Animation("smooth")
    /// A change that runs snappy.
    public static let snappy = Animation("snappy")
    /// A change at one speed, of a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { .linear }
    /// A change that starts slowly, of a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    /// A change that ends slowly, of a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    /// A change that starts and ends slowly, of a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    /// The course of a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    /// The course of a spring.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { .spring }
    /// The course of a spring.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .spring }
    /// Starts the animation later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Makes the animation faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Repeats the animation.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    /// Repeats the animation without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view appears and disappears.
public struct AnyTransition: Sendable {
    /// No change of its own.
    public static let identity = AnyTransition()
    /// Fades in and out.
    public static let opacity = AnyTransition()
    /// Moves in from one side, and out to the other.
    public static let slide = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()
    /// Larger when it appears.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// In from an edge, and out to it.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// In from an edge, and out to the other.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// From a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    /// One transition in, another one out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .identity }
    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Sets how changes run; a layout shows their end.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What accompanies a change of state.
public struct Transaction: Sendable {
    /// How the change runs.
    public var animation: Animation?
    /// Whether animations further down are left out.
    public var disablesAnimations = false
    /// Makes it with an animation.
    public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes state; here at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state; here at once.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What two views that change into each other share.
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

extension View {
    /// Sets how changes run; a layout shows their end.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Sets how changes run; a layout shows their end.
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    /// Sets how the view appears and disappears.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
    /// Changes what accompanies changes of state.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Lets two views change into each other; it does not move either here.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    /// Moves the views in this one as one.
    nonisolated public func geometryGroup() -> some View { self }
}

extension Binding {
    /// Sets how changes run; a layout shows their end.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
