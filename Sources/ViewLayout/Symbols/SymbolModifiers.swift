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
    /// Gives symbols another form, which has the same size.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
}
