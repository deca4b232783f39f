/// A style of toggles, made from their label.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = ToggleStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
public nonisolated struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether a toggle of several values is partly on; never in a layout.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }

    /// The label of the toggle.
    public nonisolated struct Label: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
}

/// The styles of a toggle, as far as they differ in size.
enum ToggleLook {
    case automatic, `switch`, checkbox, button
}

nonisolated protocol BuiltInToggleStyle: ToggleStyle, EngineStyle {
    var look: ToggleLook { get }
}

extension BuiltInToggleStyle {
    func set(in environment: inout EnvironmentValues) { environment.toggleLook = look }

    /// The label as it is; the engine adds the rest.
    @MainActor public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

/// The platform's default style of toggles: a switch, on macOS a checkbox.
public nonisolated struct DefaultToggleStyle: BuiltInToggleStyle {
    public init() {}
    var look: ToggleLook { .automatic }
}

/// Toggles with a box before their label, as they are on macOS.
public nonisolated struct CheckboxToggleStyle: BuiltInToggleStyle {
    public init() {}
    var look: ToggleLook { .checkbox }
}

/// Toggles with a switch behind their label.
public nonisolated struct SwitchToggleStyle: BuiltInToggleStyle {
    public init() {}
    var look: ToggleLook { .switch }
}

/// Toggles that are buttons which stay pressed.
public nonisolated struct ButtonToggleStyle: BuiltInToggleStyle {
    public init() {}
    var look: ToggleLook { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind the label.
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box before the label.
    public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = ToggleLook.automatic }

    var toggleLook: ToggleLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
