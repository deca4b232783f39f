/// How often and how fast the effect of a symbol runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// Some times, with pauses of a length in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }

    public static let `default` = SymbolEffectOptions()
    /// Forever.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// In a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// Some times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Faster or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// Runs an effect of symbols; a layout shows them without it.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Runs an effect of symbols whenever a value changes; a layout shows them without it.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Keeps effects of symbols from running that are set around the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
