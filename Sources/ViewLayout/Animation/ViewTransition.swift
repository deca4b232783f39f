public import Foundation

/// How a view appears and disappears.
///
/// A layout shows existing views: `body` is asked for the phase `identity`.
@MainActor @preconcurrency
public protocol Transition {
    /// The views that the transition makes of its content.
    associatedtype Body: View
    /// The view that appears or disappears.
    typealias Content = PlaceholderContentView<Self>
    /// The views that the transition makes of its content in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the system may use of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Sets how the transition runs; a layout shows its end.
    public func animation(_ animation: Animation?) -> some Transition { self }
    /// Both transitions at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
    /// Applies the transition in a phase to a view.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
}

/// How far a transition is; a layout shows views in the phase `identity`.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the view is there, while it is, and after.
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// −1 before the view appears, 0 while it is there, 1 once it is gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Properties of a transition that the system may use.
public struct TransitionProperties: Sendable {
    /// Whether anything moves.
    public var hasMotion: Bool
    /// Makes it.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A stand-in for the content of a modifier or transition, without its type.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    private let base: any View

    init(content: some View) { base = content }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition of any type.
public nonisolated struct AnyTransition: @unchecked Sendable {
    private enum Step {
        case modifier(any ViewModifier)
        case transition(any Transition)
    }

    // The changes of an existing view. The values are only used on the main actor.
    private var steps: [Step] = []

    private init() {}

    /// A transition.
    public init<T: Transition>(_ transition: T) { steps = [.transition(transition)] }

    /// The view once it is there.
    @MainActor fileprivate func atRest(_ view: AnyView) -> AnyView {
        steps.reduce(view) { view, step in
            switch step {
            case .modifier(let modifier): view.modified(by: modifier)
            case .transition(let transition): transition.atRest(view)
            }
        }
    }

    /// No change.
    public static let identity = AnyTransition()
    /// Fades in and out.
    public static let opacity = AnyTransition()
    /// In from the leading edge, and out to the trailing one.
    public static let slide = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()
    /// Grows from a scale, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// In from an edge, and out to it.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// In from an edge, and out to the other.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// In from a distance, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    /// In from a distance, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }

    /// One transition in, another one out; an existing view is shown as both leave it.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// From one modifier to another; existing views have the second.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        var transition = AnyTransition()
        transition.steps = [.modifier(identity)]
        return transition
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.steps += other.steps
        return transition
    }

    /// Sets how the transition runs; a layout shows its end.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Transition {
    fileprivate func atRest(_ view: AnyView) -> AnyView { AnyView(apply(content: view, phase: .identity)) }
}

extension AnyView {
    nonisolated fileprivate func modified(by modifier: some ViewModifier) -> AnyView {
        AnyView(self.modifier(modifier))
    }
}

extension View {
    /// Sets how the view appears and disappears; a layout shows it once it is there.
    nonisolated public func transition(_ t: AnyTransition) -> some View { AtRest(content: self, transition: t) }

    /// Sets how the view appears and disappears; a layout shows it once it is there.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
        transition.apply(content: self, phase: .identity)
    }
}

private nonisolated struct AtRest<Content: View>: View {
    let content: Content
    let transition: AnyTransition
    @MainActor var body: some View { transition.atRest(AnyView(content)) }
}
