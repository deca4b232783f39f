/// Feedback that users feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private static func one(_ name: String) -> SensoryFeedback { SensoryFeedback(name: name) }

    /// The weight of two things that collide.
    public struct Weight: Equatable, Sendable {
        private let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }
    /// The hardness of two things that collide.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Between hard and soft.
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    /// A task has succeeded.
    public static let success = one("success")
    /// A warning.
    public static let warning = one("warning")
    /// An error.
    public static let error = one("error")
    /// The selection has changed.
    public static let selection = one("selection")
    /// A value increases.
    public static let increase = one("increase")
    /// A value decreases.
    public static let decrease = one("decrease")
    /// Something starts.
    public static let start = one("start")
    /// Something stops.
    public static let stop = one("stop")
    /// A dragged item is aligned.
    public static let alignment = one("alignment")
    /// The level of pressure has changed.
    public static let levelChange = one("levelChange")
    /// A drawn path is complete.
    public static let pathComplete = one("pathComplete")
    /// Two things collide.
    public static let impact = one("impact")
    /// Things of a weight collide.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Things of a hardness collide.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Gives feedback when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Gives feedback for some changes of a value.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
