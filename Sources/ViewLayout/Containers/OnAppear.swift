extension View {
    /// Runs an action when the view appears.
    ///
    /// In a layout it runs only for what a ``GeometryReader`` shows that is an overlay or a background of a view, which is
    /// how a view is measured: once, after the first layout, and then the views are laid out anew with what it changed.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }
}

private nonisolated struct AppearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let nodes = content(context)
        if context.measures, let action, let node = nodes.first {
            context.session.whenAppearing(node, at: "\(context.path)", action)
        }
        return nodes
    }
}
