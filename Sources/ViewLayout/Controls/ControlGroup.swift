/// Controls that belong together, side by side; its label shows in menus alone.
public nonisolated struct ControlGroup<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let content: Content

    /// Shows controls beside each other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows controls beside each other; the label is not shown.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
    /// Shows controls beside each other; the title is not shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows controls beside each other; the title is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let spacing = context.environment.controlMetrics.labelSpacing
        return [context.container("ControlGroup", HStackLayout(spacing: spacing), content)]
    }
}

/// A look for groups of controls; it does not change layout.
public protocol ControlGroupStyle: Sendable {}

/// The platform's own look of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Makes the look.
    public init() {}
}
/// Controls in the look of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Makes the look.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's own look.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls in the look of a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
    /// Gives the groups of controls in the view a look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
