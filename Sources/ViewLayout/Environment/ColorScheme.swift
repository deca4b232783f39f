/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Light or dark looks.
    case light, dark
}

extension EnvironmentValues {
    private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

    /// Whether the appearance is light or dark.
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] }
        set { self[SchemeKey.self] = newValue }
    }
}

extension View {
    /// Asks for a light or dark appearance.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
    /// Sets a light or dark appearance.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
