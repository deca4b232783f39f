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

    /// The platform's own choice.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// In a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// Some times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Faster or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Without end.
    public var repeating: SymbolEffectOptions { self }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// In a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Some times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Faster or slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Which of its forms a symbol has; all have the size of the symbol.
public struct SymbolVariants: Hashable, Sendable {
    private let names: Set<String>
    private static func one(_ name: String) -> SymbolVariants { SymbolVariants(names: [name]) }
    private func with(_ name: String) -> SymbolVariants { SymbolVariants(names: names.union([name])) }

    /// Its own form.
    public static let none = SymbolVariants(names: [])
    /// In a circle.
    public static let circle = one("circle")
    /// In a square.
    public static let square = one("square")
    /// In a rectangle.
    public static let rectangle = one("rectangle")
    /// Filled.
    public static let fill = one("fill")
    /// Struck through.
    public static let slash = one("slash")
    /// In a circle.
    public var circle: SymbolVariants { with("circle") }
    /// In a square.
    public var square: SymbolVariants { with("square") }
    /// In a rectangle.
    public var rectangle: SymbolVariants { with("rectangle") }
    /// Filled.
    public var fill: SymbolVariants { with("fill") }
    /// Struck through.
    public var slash: SymbolVariants { with("slash") }
    /// Whether all forms of another are among these.
    public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In colours of their own.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In shades of one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In colours that are given.
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// Whether the layers of a symbol are filled with a gradient.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// With one colour.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// With a gradient.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By colour.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By drawing a part.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension EnvironmentValues {
    private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
    private enum ModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

    /// Which of their forms symbols have.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }
    /// How the layers of symbols are coloured; `nil` for the platform's own choice.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the layers of symbols are coloured.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Sets whether the layers of symbols are filled with a gradient.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// Sets how symbols show a value.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    /// Gives symbols another form, which has the same size.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
    /// Runs an effect of symbols; a layout shows them at rest.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Runs an effect of symbols whenever a value changes; a layout shows them at rest.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Keeps effects of symbols from running that are set around the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension Image {
    /// The picture with its layers coloured in a way.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// The picture with layers that are filled with a gradient.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// The picture with its value shown in a way.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
