/// Whether the bars beside scrolled content are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown where the platform shows any.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not shown where the platform allows it.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content that is at its end can be drawn further.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How content fades at the edges of a view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// At a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Softly.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How content is moved.
public enum ScrollPhase: Hashable, Sendable {
    /// What moves the content; `idle` while nothing does.
    case idle, tracking, interacting, decelerating, animating
    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when scrolling starts or ends.
public struct ScrollPhaseChangeContext {
    /// The speed in points a second.
    public var velocity: CGVector?
    /// Where the content is.
    public let geometry: ScrollGeometry
}

extension View {
    /// Shows or hides the bars beside scrolled content.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    /// Lets the bars beside scrolled content flash once.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Lets the bars beside scrolled content flash when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Sets whether content that is at its end can be drawn further.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    /// Sets how scrolling hides the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Shows or hides the background of content that scrolls, which takes no space.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Sets how content fades at the edges of the view.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }
    /// Does not fade content at the edges of the view.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    /// Runs an action when scrolling starts or ends.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
    ) -> some View { self }
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    /// Runs an action when a part of the view is scrolled in or out.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
    /// Runs an action when other views are scrolled in or out.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
