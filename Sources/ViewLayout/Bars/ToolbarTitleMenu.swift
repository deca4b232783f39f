/// A menu of the title of a bar; it is closed, so that a bar has no item for it.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// A menu of views.
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// The menu that the system has.
    public init() {}
}

extension View {
    /// Shows a view above the bar of tabs of version 26; a layout does not show it, and reports name it.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        hiding("TabAccessory")
    }
}
