public import Foundation

// Actions of assistive technology do not change layout: none is called while a view is laid out.

/// An action of an element.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    /// An action with a name.
    public init(named name: Text) { self.name = "\(name)" }
    private init(_ name: String) { self.name = name }
    /// What a double tap does.
    public static let `default` = AccessibilityActionKind("default")
    /// What a scrub with two fingers does: to leave.
    public static let escape = AccessibilityActionKind("escape")
    /// What a double tap with two fingers does.
    public static let magicTap = AccessibilityActionKind("magicTap")
    /// What deletes.
    public static let delete = AccessibilityActionKind("delete")
    /// What opens a menu.
    public static let showMenu = AccessibilityActionKind("showMenu")
}

/// A group of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String
    /// Actions of no group.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")
    /// A group with a name.
    public init(_ nameKey: LocalizedStringKey) { name = nameKey.key }
    private init(name: String) { self.name = name }
}

/// Whether a value grows or falls.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Which way a value is changed.
    case increment, decrement
}

/// A zoom of an element.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// Whether what is shown grows or shrinks.
    public enum Direction: Hashable, Sendable {
        /// The direction of zooming.
        case zoomIn, zoomOut
    }
    /// Whether what is shown grows or shrinks.
    public let direction: Direction
    /// The point that stays, in the element.
    public let location: UnitPoint
    /// The point that stays, in points.
    public let point: CGPoint
}

/// How an element is touched itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without a sound of the system.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// After it was chosen.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// Adds an action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Adds an action with a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Adds an action with a name made of views.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    /// Adds the actions of buttons.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    /// Adds the actions of buttons, as a group.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    /// Adds an action that changes a value step by step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// Adds an action that scrolls towards an edge.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Adds an action that zooms.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
    /// Sets the point that is touched for the element, in points.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Sets the point that is touched for the element, as a part of it.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Sets a point that the element is dragged by.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View { self }
    /// Sets a point that something is dropped at.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View { self }
    /// Lets the element be touched itself.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
}
