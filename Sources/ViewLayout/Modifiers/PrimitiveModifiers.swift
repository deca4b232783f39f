internal import Foundation

/// Puts each view of the content in a layout.
nonisolated struct LayoutModifier<L: UnaryLayout>: PrimitiveModifier {
    let layout: L
    /// Whether the rectangle of the layout contains its content, like a frame's.
    var isFrame = false
    var facts: ((inout ViewFacts) -> Void)?

    @MainActor func makeNodes(of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext) -> [ViewNode]
    {
        content(context).map { child in
            let node = context.wrap(child, in: layout)
            node.isFrame = isFrame
            facts?(&node.facts)
            return node
        }
    }
}

extension ViewContext {
    /// A node that lays out another one and represents it in its container: values for that container's layout are
    /// passed on.
    func wrap(_ child: ViewNode, in layout: some UnaryLayout) -> ViewNode {
        standIn(ViewNode(kind: nil, unary: layout, of: child, context: self), for: child)
    }

    /// A node that lays out another one and represents it in its container: values for that container's layout are
    /// passed on.
    func wrap(_ child: ViewNode, in layout: some Layout) -> ViewNode {
        standIn(ViewNode(kind: nil, layout: layout, children: [child], context: self), for: child)
    }

    private func standIn(_ node: ViewNode, for child: ViewNode) -> ViewNode {
        node.takeTraits(of: child)
        node.isSpacer = child.isSpacer
        return node
    }
}

/// Changes the environment of the content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void
    /// The locale, if the modifier sets only that: it is the locale of a preview.
    var locale: Locale?

    @MainActor func makeNodes(of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext) -> [ViewNode]
    {
        var context = context
        change(&context.environment)
        let nodes = content(context)
        if let locale {
            for node in nodes { node.note(locale) }
        }
        return nodes
    }
}

/// Notes a fact about each view of the content: a value for the container's layout, or a fact for the report.
nonisolated struct NoteModifier: PrimitiveModifier {
    let note: (ViewNode) -> Void

    @MainActor func makeNodes(of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext) -> [ViewNode]
    {
        let nodes = content(context)
        nodes.forEach(note)
        return nodes
    }
}
