/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Automatic, shown or hidden.
    case automatic, visible, hidden
}

extension View {
    /// The title of the bar above the view.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationBarKey.self) { $0.title = title }
    }
    /// Sets the title of the bar above the view.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Sets the title of the bar above the view.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// Sets the title of the bar above the view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// How large the title of the bar is.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarKey.self) { $0.displayMode = displayMode }
    }

    /// Hides the bar above the view.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarKey.self) { $0.isHidden = hidden }
    }

    /// The view that a link leads to; no link is followed in a layout.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { hiding("Destination") }

    /// The view that follows a value; none is followed in a layout.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { hiding("Destination") }
    /// The view that follows a value; none is followed in a layout.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { hiding("Destination") }
    /// Sets the title of the bar above the view to a text that users may change.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }
    /// Sets the title of the bar above the view, and how large it is.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the bar above the view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the bar above the view, and how large it is.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the bar above the view to a string that is not localized.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Sets the title of the bar above the view to a string that is not localized, and how large it is.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
