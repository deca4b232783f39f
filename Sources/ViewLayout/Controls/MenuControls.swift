public import Foundation

/// A link to a page; it is measured as a button without a border.
public nonisolated struct Link<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { BorderlessButton(label: label) }
}

extension Link where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button that opens a list of actions; in a layout the list is closed, unless it is asked for.
public nonisolated struct Menu<Label: View, Content: View>: LocatedView {
    var source: ViewSource?
    let label: Label
    let content: Content

    /// Shows a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        StyledControl(
            kind: "Menu",
            configuration: MenuStyleConfiguration(label: .init(label), content: .init()),
            fallback: MenuButton(label: label)
        )
        .presenting("Menu", if: false) { MenuView(content: content) }
    }
}

extension Menu where Label == ViewLayout.Label<Text, Image> {
    /// Shows an icon and the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewLayout.Label(titleKey, systemImage: systemImage) }
    }
}

extension Menu where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
