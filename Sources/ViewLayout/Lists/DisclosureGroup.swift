import Foundation

/// Views that are shown while the group is open: rows in a list, elsewhere below the label.
///
/// A group without a binding is closed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let label: Label
    let content: Content
    let isExpanded: Binding<Bool>?

    init(label: Label, content: Content, isExpanded: Binding<Bool>?) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    /// Shows views below a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: nil)
    }
    /// Shows views below a label made of views, while they are disclosed.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), isExpanded: isExpanded)
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let isOpen =
            isExpanded?.wrappedValue == true
            || hasContent && context.environment.presentations?.isWanted("DisclosureGroup") == true
        guard context.list != nil else { return [group(isOpen, in: context)] }
        let title = context.at("l").inside(.horizontal).unaryNodes(of: label)
        let head = ViewNode(kind: "DisclosureGroup", layout: PassLayout(), children: title, context: context)
        head.facts.isControl = true
        head.traits.listRow.leadsFurther = true
        noteContent(of: head, isOpen, in: context)
        let rows = isOpen ? context.nodes(of: content) : []
        for row in rows { row.traits.listRow.level += 1 }
        return [head] + rows
    }

    /// The label, with its mark at the end of the offered width, and the content below it.
    @MainActor private func group(_ isOpen: Bool, in context: ViewContext) -> ViewNode {
        let metrics = context.environment.platformMetrics
        let mark = CGSize(width: metrics[.listDisclosureWidth], height: 0)
        let layout = VStackLayout(alignment: .leading, spacing: isOpen ? nil : 0)
        let node = context.container(
            "DisclosureGroup", layout,
            Group {
                AccessoryControl(kind: "Button", label: label, side: .trailing, fillsWidth: true) { _ in mark }
                if isOpen { content }
            })
        noteContent(of: node, isOpen, in: context)
        return node
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    @MainActor private func noteContent(of node: ViewNode, _ isOpen: Bool, in context: ViewContext) {
        guard !isOpen, hasContent, context.environment.presentations == nil else { return }
        node.hide("DisclosureGroup", labelled: node)
    }
}

extension DisclosureGroup where Label == Text {
    /// Shows views below the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: nil)
    }
    /// Shows views below a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: nil)
    }
    /// Shows views below the text that a catalog has for a key, while they are disclosed.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
    }
    /// Shows views below a string that is not localized, while they are disclosed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: isExpanded)
    }
}

/// A tree of rows; the rows below another row are closed.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Content
}

extension OutlineGroup: View where Content: View {
    /// Shows a row for each element, distinguished by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let rows = element[keyPath: children] {
                DisclosureGroup {
                    OutlineGroup(data: rows, id: id, children: children, content: content)
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Shows a row for each element.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: \.id, children: children, content: content)
    }
}
