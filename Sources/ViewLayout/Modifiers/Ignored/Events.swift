public import Foundation

// Nothing happens while a view is laid out: actions are accepted and never called.

extension View {
    /// Runs an action when the view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Runs an action when the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Starts a task when the view appears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    /// Starts a task when the view appears.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    /// Lets a person load content anew.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        self
    }
    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
    ) -> some View { self }
    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Runs an action on a tap.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Runs an action on a long press.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
    ) -> some View { self }
    /// Runs an action when a pointer enters or leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Runs an action when a text field is submitted.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    /// Adds a gesture.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Adds a gesture beside those of the view.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Adds a gesture before those of the view.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Lets no control in the view be used; views can read it, but no frame depends on it.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
    /// Sets whether the view can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Sets where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Ties the keyboard focus to a value.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// Ties the keyboard focus to a value.
    nonisolated public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        self
    }
    /// Sets whether the view can have the keyboard focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Sets a text that explains the view.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Sets a text that explains the view.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// A movement that a person makes.
@MainActor @preconcurrency
public protocol Gesture {
    /// What the gesture tells while it lasts.
    associatedtype Value
}

/// A touch.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    /// Makes the gesture.
    public init(count: Int = 1) {}
    /// Runs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> TapGesture { self }
}

/// A finger that stays.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    /// Makes the gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
    /// Runs an action while the gesture lasts.
    public func onChanged(_ action: @escaping (Value) -> Void) -> LongPressGesture { self }
    /// Runs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> LongPressGesture { self }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
    /// How far a finger has moved.
    public struct Value: Equatable, Sendable {
        /// Where the movement started.
        public var startLocation: CGPoint
        /// Where it is.
        public var location: CGPoint
        /// The distance between both.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// Makes the gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    /// Runs an action while the gesture lasts.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
    /// Runs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
    /// Changes a value while the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> DragGesture { self }
}
