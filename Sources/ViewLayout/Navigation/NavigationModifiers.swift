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

/// A button that leads to another view: it is measured without a border, and as a row of a list it has a mark.
public nonisolated struct NavigationLink<Label: View, Destination: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Shows a label made of views.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        Button {
        } label: {
            label
        }
        .environment(\.builtInButtonStyle, .borderless)
        .modifier(EnvironmentModifier { $0.linksAreInRows = $0.listLook != nil })
        .modifier(
            NoteModifier { node in
                node.traits.listRow.leadsFurther = true
                // A link to a value is followed to the destination of its type.
                if Destination.self != Never.self { node.hide("Destination") }
            })
    }
}

extension NavigationLink where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
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
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}
