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
    /// Shows a label made of views.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
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

// Of iOS 13 to 15, whose links follow a value.
extension NavigationLink where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination)
    }
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(titleKey, destination: destination)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(title, destination: destination)
    }
    /// Shows the text that a catalog has for a key.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination)
    }
    /// Shows the text that a catalog has for a key.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(titleKey, destination: destination)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(title, destination: destination)
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
