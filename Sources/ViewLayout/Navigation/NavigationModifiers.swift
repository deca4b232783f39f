/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

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

    /// Leaves the bar above the view out.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarKey.self) { $0.isHidden = hidden }
    }

    /// The view that a link leads to; no link is followed in a layout.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    // Nothing is presented over a view while it is laid out.
    /// Sets what is shown over the view on request.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Sets what is shown over the view on request.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Sets what is shown beside the view on request.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Sets a question that is shown on request.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Sets a question that is shown on request.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Sets a menu that is shown on request.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
}

/// A button that leads to another view; it is measured as a button without a border.
public nonisolated struct NavigationLink<Label: View, Destination: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
        } label: {
            label
        }.environment(\.builtInButtonStyle, .borderless)
    }
}

extension NavigationLink where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Shows a label made of views.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Shows the text that a catalog has for a key.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }
}
