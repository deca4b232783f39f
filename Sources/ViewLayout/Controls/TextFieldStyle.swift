/// A style of text fields, made from the field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The look, as views.
    associatedtype _Body: View
    /// The label of the field.
    typealias _Label = _TextFieldStyleLabel
    /// The look, as views.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style is given.
public typealias _TextFieldStyleLabel = _StyleContent

/// A style that the engine measures itself.
nonisolated protocol BuiltInTextFieldStyle: TextFieldStyle, EngineStyle {
    /// nil where the platform decides.
    var hasBorder: Bool? { get }
}

extension BuiltInTextFieldStyle {
    func set(in environment: inout EnvironmentValues) { environment.textFieldHasBorder = hasBorder }

    /// The field in this look.
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.environment(\.textFieldHasBorder, hasBorder)
    }
}

/// The platform's default style of text fields.
public nonisolated struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
    public init() {}
    var hasBorder: Bool? { nil }
}
/// Text fields without a border.
public nonisolated struct PlainTextFieldStyle: BuiltInTextFieldStyle {
    public init() {}
    var hasBorder: Bool? { false }
}
/// Text fields with a border.
public nonisolated struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    public init() {}
    var hasBorder: Bool? { true }
}
/// Text fields with a border of right angles.
public nonisolated struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
    public init() {}
    var hasBorder: Bool? { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a border.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// With a border of right angles.
    public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private enum BorderKey: EnvironmentKey { static let defaultValue: Bool? = nil }

    /// Whether text fields have a border; nil where the platform decides.
    package var textFieldHasBorder: Bool? {
        get { self[BorderKey.self] }
        set { self[BorderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0._body(configuration: $1) })
    }
}
