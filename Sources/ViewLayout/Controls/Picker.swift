import Foundation

/// A choice among several values: a menu whose button shows the value that is chosen, or segments that show all.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView, LocatedView {
    var source: ViewSource?
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
        if context.environment.pickerHasSegments { return [segments(in: context)] }
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

    /// The options beside each other, each on one line.
    @MainActor private func segments(in context: ViewContext) -> ViewNode {
        var inner = context.inside(.horizontal)
        inner.environment.lineLimit = 1
        let metrics = context.environment.controlMetrics
        let layout = SegmentsLayout(height: metrics.segmentHeight, inset: metrics.segmentInset)
        let node = ViewNode(kind: "Picker", layout: layout, children: inner.nodes(of: content), context: context)
        node.facts.isControl = true
        return node
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
