/// The size class of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// A size of the platform's controls.
    case mini, small, regular, large, extraLarge
}

/// Whether a button is as wide as its label or as the space that it is offered.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// The platform's default: as wide as the label.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as the label.
    public static let fitted = ButtonSizing(name: "fitted")
    /// As wide as the space, where that is wider.
    public static let flexible = ButtonSizing(name: "flexible")
}

extension EnvironmentValues {
    private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether buttons are as wide as their labels or as the space that they are offered.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets whether buttons are as wide as their labels, or as the space that they are offered.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
