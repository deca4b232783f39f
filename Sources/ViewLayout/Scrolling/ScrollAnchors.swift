/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let name: String
    /// Where content that is larger than the view is scrolled to at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// What stays visible when the sizes change.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where content is that is smaller than the view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The points of content and view that come together at first.
struct ScrollAnchors {
    var all: UnitPoint?
    /// Those that differ, by role.
    var byRole: [ScrollAnchorRole: UnitPoint] = [:]

    /// `nil` for the start.
    subscript(role: ScrollAnchorRole) -> UnitPoint? { byRole[role] ?? all }
}

extension EnvironmentValues {
    private struct AnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }
    private enum ClipKey: EnvironmentKey { static let defaultValue = false }
    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }

    var scrollAnchors: ScrollAnchors {
        get { self[AnchorsKey.self] }
        set { self[AnchorsKey.self] = newValue }
    }
    /// Whether scroll views show content beyond their frame.
    var scrollClipIsDisabled: Bool {
        get { self[ClipKey.self] }
        set { self[ClipKey.self] = newValue }
    }
    /// Whether content can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets where the content of scroll views in the view is at first, whether it is larger or smaller than they are;
    /// `nil` leaves it as it is.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.all = anchor ?? $0.all }
    }

    /// Sets where the content of scroll views in the view is, for one role of the anchor; it counts for more than an
    /// anchor for all roles. `nil` leaves it as it is.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.byRole[role] = anchor ?? $0.byRole[role] }
    }

    /// Lets scroll views show content beyond their frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipIsDisabled, disabled)
    }

    /// Sets whether content can be scrolled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
}
