/// What is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private static func one(_ name: String) -> SensoryFeedback { SensoryFeedback(name: name) }

    /// How heavy two things are that meet.
    public struct Weight: Equatable, Sendable {
        private let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }
    /// How hard two things are that meet.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Between hard and soft.
        public static let solid = Flexibility(name: "solid")
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

extension View {
    /// Lets something be felt or heard when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Lets something be felt or heard when a value changes in a way.
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
