public import Foundation

/// A link to a page; it is measured as a button without a border.
public nonisolated struct Link<Label: View>: View {
    let label: Label

    /// Shows a label made of views.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
        } label: {
            label
        }.environment(\.builtInButtonStyle, .borderless)
    }
}

extension Link where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button that opens a list of actions; the list is closed in a layout.
public nonisolated struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Shows a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Button {
        } label: {
            label
        }.environment(\.builtInButtonStyle, .borderless)
    }
}

extension Menu where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A choice among several values, as a menu: its button shows the value that is chosen.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label

    /// Shows a label made of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let options = context.inside(.horizontal).nodes(of: content)
        let chosen = options.first { $0.traits.tag == AnyHashable(selection.wrappedValue) } ?? options.first
        let metrics = context.environment.controlMetrics
        let layout = AccessoryLayout(
            accessory: metrics.menuIndicatorSize, gap: metrics.labelSpacing / 2, side: .trailing, fillsWidth: false)
        let node = ViewNode(
            kind: "Picker", layout: layout, children: chosen.map { [$0] } ?? [], context: context)
        node.facts.isControl = true
        return [node]
    }
}

extension Picker where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension View {
    /// The value that the view stands for in a picker.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(NoteModifier { $0.traits.tag = AnyHashable(tag) })
    }
}
