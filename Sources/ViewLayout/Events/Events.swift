public import Foundation

#if os(Linux)
public import CombineTypes
#else
public import Combine
#endif

// Nothing happens while a view is laid out: actions are accepted and never called.

extension View {
    /// Runs an action when the view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Runs an action when the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Starts a task when the view appears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    /// Starts a task when the view appears.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
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
    /// Runs an action when a publisher says something.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }
    /// Runs an action when a text field is submitted, or a search.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Keeps what is submitted in the view from actions around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    /// Lets no control in the view be used; views can read it, but no frame depends on it.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
    /// Sets whether the view can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Sets where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Sets where the view can be touched, or what is dragged of it.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
    /// Sets a text that explains the view.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Sets a text that explains the view.
    nonisolated public func help(_ text: Text) -> some View { self }
    /// Sets a text that explains the view.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Runs an action when the app is asked to open a page.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Sets which pages and activities the window around the view prefers and takes.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
    /// Lets something be felt or heard when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Lets something be felt or heard when a value changes in a way.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { self }
    /// Lets something be felt or heard when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Lets something be felt or heard when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
    /// Adds buttons beside a row, shown when the row is drawn aside: at rest they are not there.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { hiding("SwipeActions") }
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

/// What a shape of the content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What a menu is about.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What is under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What assistive technology frames.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// What has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// What is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private static func one(_ name: String) -> SensoryFeedback { SensoryFeedback(name: name) }

    /// How heavy two things are that meet.
    public struct Weight: Equatable, Sendable {
        private let name: String
        /// Light.
        public static let light = Weight(name: "light")
        /// Medium.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }
    /// How hard two things are that meet.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Between hard and soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }

    /// Something is done.
    public static let success = one("success")
    /// Something needs care.
    public static let warning = one("warning")
    /// Something went wrong.
    public static let error = one("error")
    /// Another value is chosen.
    public static let selection = one("selection")
    /// A value grows.
    public static let increase = one("increase")
    /// A value falls.
    public static let decrease = one("decrease")
    /// Something starts.
    public static let start = one("start")
    /// Something stops.
    public static let stop = one("stop")
    /// What is dragged is in line.
    public static let alignment = one("alignment")
    /// What is pressed is at another level.
    public static let levelChange = one("levelChange")
    /// A drawn path is complete.
    public static let pathComplete = one("pathComplete")
    /// Things meet.
    public static let impact = one("impact")
    /// Things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}
