/// Controls that belong together, side by side; the label is shown only in menus.
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
