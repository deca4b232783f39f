/// A style of groups of controls; it does not change layout.
public protocol ControlGroupStyle: Sendable {}

/// The platform's default style of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
}

/// Controls in the look of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls in the look of a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Symbols beside each other in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
}

/// Controls in a row of a menu, which is outside of the scene.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Symbols beside each other in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Controls in a row of a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A style of text editors; it does not change their size.
public protocol TextEditorStyle: Sendable {}

/// The platform's default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Text editors without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The platform's default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The order in which a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first action next to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// The order in which they are written.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets whether actions close their menus.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Sets the style of the groups of controls in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
    /// Sets the style of the text editors in the view, which does not change their size.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
