/// A look for buttons, made from their label.
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
    /// What the button is for.
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

/// A look for buttons that also decides how they react.
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
    /// What the button is for.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Gives the buttons in the view a look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
                style.makeBody(configuration: .init(role: configuration.role, label: configuration.label))
            })
    }

    /// Gives the buttons in the view a look and a way to react.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
