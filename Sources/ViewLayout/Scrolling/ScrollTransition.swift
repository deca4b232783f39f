import Foundation

/// Where a view is relative to the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Whether the view comes in at the beginning, is wholly visible, or goes out at the end.
    case topLeading, identity, bottomTrailing
    /// Whether the view is seen whole.
    public var isIdentity: Bool { self == .identity }
    /// −1 before the visible part, 0 in it, and 1 after it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it is scrolled in and out.
public struct ScrollTransitionConfiguration: Sendable {
    /// In one go.
    public static let animated = ScrollTransitionConfiguration()
    /// In one go, with an animation.
    public static func animated(_ animation: Animation = .default) -> Self { Self() }
    /// Along with the finger.
    public static let interactive = ScrollTransitionConfiguration()
    /// Along with the finger, on a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// The same with an animation.
    public func animation(_ animation: Animation) -> Self { self }
    /// The same, from a share of the view that is seen.
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// The share of a view that is seen.
    public struct Threshold: Sendable {
        /// Any.
        public static let visible = Threshold()
        /// None.
        public static let hidden = Threshold()
        /// When it is in the middle.
        public static var centered: Threshold { Threshold() }
        /// A share in 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        /// The same, moved by a distance in points.
        public func inset(by distance: Double) -> Threshold { self }
    }
}

// Where nothing is scrolled every view is seen whole.
extension View {
    /// Changes how a view is drawn while it is scrolled in and out, which moves no frame.
    nonisolated public func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View { visualEffect { content, _ in transition(content, .identity) } }

    /// Changes how a view is drawn while it is scrolled in and out, which moves no frame.
    nonisolated public func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View { visualEffect { content, _ in transition(content, .identity) } }
}
