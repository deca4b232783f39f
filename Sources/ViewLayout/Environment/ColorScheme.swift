/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Light or dark looks.
    case light, dark
}

extension EnvironmentValues {
    private enum SchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
    private enum PreferenceKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }

    /// Whether the appearance is light or dark.
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] ?? .light }
        set { self[SchemeKey.self] = newValue }
    }

    /// The appearance that a view sets; nil where it is that of whoever looks at the scene.
    var fixedColorScheme: ColorScheme? { self[SchemeKey.self] }

    /// The appearance that a view asks for the whole scene.
    var preferredColorScheme: ColorScheme? {
        get { self[PreferenceKey.self] }
        set { self[PreferenceKey.self] = newValue }
    }
}

extension View {
    /// Asks for a light or dark appearance.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.self) { values in
            guard let colorScheme else { return }
            values.colorScheme = colorScheme
            values.preferredColorScheme = colorScheme
        }
    }
    /// Sets a light or dark appearance.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
