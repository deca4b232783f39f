/// A style of menus, made from their label.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = MenuStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style is given.
public nonisolated struct MenuStyleConfiguration {
    let label: Label
    let content: Content

    /// The label of the menu, as a view.
    public typealias Label = _StyleContent
    /// The actions of the menu, which a layout does not show.
    public nonisolated struct Content: PrimitiveView {
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { [] }
    }
}

/// A style that the engine measures itself.
nonisolated protocol BuiltInMenuStyle: MenuStyle, EngineStyle {
    /// The style of the button that opens the menu.
    var button: BuiltInButtonStyle { get }
}

extension BuiltInMenuStyle {
    func set(in environment: inout EnvironmentValues) {
        if button != .automatic { environment.builtInButtonStyle = button }
    }

    /// The menu in this look.
    @MainActor public func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).environment(\.builtInButtonStyle, button)
    }
}

/// The platform's default style of menus.
public nonisolated struct DefaultMenuStyle: BuiltInMenuStyle {
    public init() {}
    var button: BuiltInButtonStyle { .automatic }
}
/// Menus that look like the buttons around them.
public nonisolated struct ButtonMenuStyle: BuiltInMenuStyle {
    public init() {}
    var button: BuiltInButtonStyle { .automatic }
}
/// Menus without a border.
public nonisolated struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
    private let menuMark: Visibility
    public init() { menuMark = .automatic }
    /// With or without an arrow. Only menus of macOS have one here.
    public init(showsMenuIndicator: Bool) { menuMark = showsMenuIndicator ? .automatic : .hidden }
    var button: BuiltInButtonStyle { .borderless }

    func set(in environment: inout EnvironmentValues) {
        environment.builtInButtonStyle = button
        environment.menuMark = menuMark
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// Like the buttons around.
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Without a border.
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is given, in the look that applies around the style.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension Menu {
    /// Opens on a long press, and performs an action on a tap.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }
}

extension Menu where Label == Text {
    /// Opens on a long press, and performs an action on a tap; the label is the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension Menu where Label == ViewLayout.Label<Text, Image> {
    /// Shows an icon and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewLayout.Label(title, systemImage: systemImage) }
    }
}

extension EnvironmentValues {
    private enum MenuMarkKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

    /// Whether menus have a mark beside their label, on platforms where they have one.
    var menuMark: Visibility {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the arrow of menus. Only those of macOS have one here.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuMark, visibility) }

    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
