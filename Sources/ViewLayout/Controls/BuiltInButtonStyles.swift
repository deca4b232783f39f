/// A style that the engine measures itself.
nonisolated protocol BuiltInStyle: PrimitiveButtonStyle, EngineStyle {
    var value: BuiltInButtonStyle { get }
}

extension BuiltInStyle {
    func set(in environment: inout EnvironmentValues) { environment.builtInButtonStyle = value }

    /// The label as it is; the engine adds the insets.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        configuration.label
    }
}

/// The platform's default style.
public nonisolated struct DefaultButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .automatic }
}

/// The label alone.
public nonisolated struct PlainButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .plain }
}

/// The label alone, in the accent colour.
public nonisolated struct BorderlessButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .borderless }
}

/// The label in a box.
public nonisolated struct BorderedButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .bordered }
}

/// The label in a filled box.
public nonisolated struct BorderedProminentButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label alone, in the accent colour.
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in a box.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in a filled box.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
