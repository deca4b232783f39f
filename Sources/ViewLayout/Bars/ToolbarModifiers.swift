/// Adds items to the bars around the view.
private nonisolated struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
    let items: Content

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let nodes = content(context)
        let items = context.inBar().items(of: items)
        return context.changingBar(nodes) { $0.items += items }
    }
}

extension ViewContext {
    /// The views; the first of them changes the bars around it.
    func changingBar(_ nodes: [ViewNode], _ change: @escaping (inout NavigationBar) -> Void) -> [ViewNode] {
        guard let first = nodes.first else { return nodes }
        let node = wrap(first, in: PassLayout())
        node.transformsPreferences.append(PreferenceChange(NavigationBarKey.self, change))
        return [node] + nodes.dropFirst()
    }
}

extension View {
    /// Adds views to the bars around the view.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }
}

extension View {
    /// Adds items to the bars around the view.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
    /// Adds items that users may rearrange to the bars around the view.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Shows or hides bars around the view.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }
    /// Shows or hides bars around the view.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }
    nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        transformPreference(NavigationBarKey.self) { bar in
            guard visibility == .hidden else { return }
            for place in bars {
                if place == .navigationBar || place == .automatic { bar.isHidden = true }
                if place == .bottomBar { bar.hidesBottomBar = true }
                if place == .tabBar { bar.hidesTabBar = true }
            }
        }
    }
    /// How large the title of the bar is.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Adds views to the sides of the bar around the view; the name in early SDKs.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    /// Adds a view to the leading side of the bar around the view; the name in early SDKs.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Adds a view to the trailing side of the bar around the view; the name in early SDKs.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Adds a menu to the title of the bar; it is closed.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { hiding("Menu") }
}
