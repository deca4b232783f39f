/// Whether the layers of a symbol are filled with a gradient.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// With one colour.
    public static let flat = SymbolColorRenderingMode(name: "flat")
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

extension View {
    /// Sets whether the layers of symbols are filled with a gradient.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// Sets how symbols show a value.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
    /// Sets how the layers of the symbol are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Sets whether the layers of the symbol are filled with a gradient.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// Sets how the symbol shows its value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    /// Sets how smoothly the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Sets whether the image has smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
