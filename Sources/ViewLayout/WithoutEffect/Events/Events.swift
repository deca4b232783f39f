public import Foundation

#if os(Linux)
public import CombineTypes
#else
public import Combine
#endif

extension View {
    /// Runs an action when the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Starts a task when the view appears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    /// Lets users load content again.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Runs an action when a value changes.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        self
    }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
    ) -> some View { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Runs an action when a publisher sends a value.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }
    /// Runs an action when a text field is submitted, or a search.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Keeps submissions inside the view from actions around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    /// Sets a help text for the view.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Runs an action when the app is asked to open a page.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Sets which pages and activities the window around the view prefers and accepts.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}
