public import Foundation

// The transitions of the system leave views that are there as they are.

/// A transition that changes nothing.
public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a scale, and shrinks to it.
public struct ScaleTransition: Transition {
    /// The factor before the view appears.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint
    /// Makes it.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In from an edge, and out to it.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge
    /// Makes it.
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In from an edge, and out to the other.
public struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge
    /// Makes it.
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In from a distance, and out to it.
public struct OffsetTransition: Transition {
    /// The distance in points.
    public var offset: CGSize
    /// Makes it.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In from the leading edge, and out to the trailing one.
public struct SlideTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Blurs what goes and what comes.
public struct BlurReplaceTransition: Transition {
    /// How the view is scaled meanwhile.
    public struct Configuration: Equatable, Sendable {
        private let name: String
        /// What goes shrinks, and what comes grows.
        public static let downUp = Configuration(name: "downUp")
        /// Both grow.
        public static let upUp = Configuration(name: "upUp")
    }
    /// How the view is scaled meanwhile.
    public var configuration: Configuration
    /// Makes it.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The effect of a symbol as a transition.
public struct SymbolEffectTransition: Transition {
    /// Makes it.
    public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition in, another one out.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition in.
    public var insertion: Insertion
    /// The transition out.
    public var removal: Removal
    /// Makes it.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    /// An existing view is shown as both transitions leave it.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }
}

extension Transition where Self == IdentityTransition {
    /// No change.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Grows and shrinks.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Grows from a scale, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
    /// In from an edge, and out to it.
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// In from an edge, and out to the other.
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// In from a distance, and out to it.
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    /// In from a distance, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == SlideTransition {
    /// In from the leading edge, and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs what goes and what comes.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs what goes and what comes.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: config)
    }
}
extension Transition where Self == SymbolEffectTransition {
    /// The effect of a symbol.
    public static var symbolEffect: SymbolEffectTransition { Self(effect: AutomaticSymbolEffect(), options: .default) }
    /// The effect of a symbol.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { Self(effect: effect, options: options) }
}

/// How one content of a view changes into another.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// Fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// Interpolates.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// With the effect of a symbol.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// Rolls digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
    /// Rolls digits as the value grows or falls.
    public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
    /// With the effect of a symbol.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}

extension EnvironmentValues {
    private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
    private enum DrawingKey: EnvironmentKey { static let defaultValue = false }

    /// How one content of a view changes into another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether content is drawn as a picture while it changes.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingKey.self] }
        set { self[DrawingKey.self] = newValue }
    }
}

extension View {
    /// Sets how one content of the view changes into another; a layout shows the last.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
