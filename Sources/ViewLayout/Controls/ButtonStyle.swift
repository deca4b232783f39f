/// A style of buttons, made from their label.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = ButtonStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public nonisolated struct ButtonStyleConfiguration {
    /// The role of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// No button is pressed in a layout.
    public let isPressed = false

    /// The label of the button.
    public nonisolated struct Label: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
}

/// A style of buttons that also decides how they react.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The role of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
                style.makeBody(configuration: .init(role: configuration.role, label: configuration.label))
            })
    }

    /// Sets the style of the buttons in the view, and how they react.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
