public import Foundation

extension View {
    /// Runs an action on a tap.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Runs an action on a tap, with its place in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Runs an action on a long press.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }
    /// Adds a gesture.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { self }
    /// Adds a gesture beside those of the view.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Adds a gesture before those of the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Gives gestures of the app precedence over those of the system at some edges.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Runs an action when a pointer enters or leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Runs an action while a pointer moves over the view.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Sets the effect while a pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
    /// Sets the effect while a pointer is over views.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Sets the look of the pointer over the view.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// At a place, in points.
    case active(CGPoint)
    /// Not over the view.
    case ended
}

/// The effect while a pointer is over a view.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    /// The pointer takes the form of the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view rises.
    public static let lift = HoverEffect(name: "lift")
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
    private let name: String
    private static func one(_ name: String) -> PointerStyle { PointerStyle(name: name) }
    /// An arrow.
    public static let `default` = one("default")
    /// A hand that points.
    public static let link = one("link")
    /// A bar between letters.
    public static let horizontalText = one("horizontalText")
    /// A bar between letters that run downwards.
    public static let verticalText = one("verticalText")
    /// A cross.
    public static let rectSelection = one("rectSelection")
    /// A hand that can grab.
    public static let grabIdle = one("grabIdle")
    /// A hand that grabs.
    public static let grabActive = one("grabActive")
    /// A glass that enlarges.
    public static let zoomIn = one("zoomIn")
    /// A glass that makes smaller.
    public static let zoomOut = one("zoomOut")
    /// Two arrows between columns.
    public static let columnResize = one("columnResize")
    /// Two arrows between rows.
    public static let rowResize = one("rowResize")
}
