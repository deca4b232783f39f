import Foundation

/// What a view is evaluated in.
@MainActor
package struct ViewContext {
    package var environment: EnvironmentValues
    package let measurer: any TextMeasurer
    /// The axis of the container around the view, along which a spacer stretches; `nil` for both.
    var stackOrientation: Axis? = nil

    package init(environment: EnvironmentValues, measurer: any TextMeasurer) {
        self.environment = environment
        self.measurer = measurer
    }

    /// The nodes that a view stands for: none, one, or several for a group.
    func nodes(of view: some View) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView { return primitive.makeNodes(in: self) }
        return nodes(ofBodyOf: view)
    }

    private func nodes<V: View>(ofBodyOf view: V) -> [ViewNode] {
        guard V.Body.self != V.self else {
            let node = ViewNode(kind: "\(V.self)", behavior: LeafBehavior(EmptyLeaf()), context: self)
            node.facts.warnings.insert(.evaluatesItself)
            return [node]
        }
        return nodes(of: view.body)
    }

    /// A context for the content of a container that stacks along `orientation`.
    func inside(_ orientation: Axis?) -> ViewContext {
        var context = self
        context.stackOrientation = orientation
        return context
    }
}

extension ViewNode {
    @MainActor
    convenience init(kind: String?, behavior: any NodeBehavior, children: [ViewNode] = [], context: ViewContext) {
        self.init(kind: kind, behavior: behavior, children: children, environment: context.environment.text)
    }

    /// A container or modifier; `guides` are those that it sets itself.
    @MainActor
    convenience init(
        kind: String?, layout: some Layout, children: [ViewNode], guides: GuideSet = [], context: ViewContext
    ) {
        let subviews = LayoutSubviews(children, layoutDirection: context.environment.layoutDirection)
        self.init(
            kind: kind, behavior: LayoutBehavior(layout, subviews), children: children, guides: guides,
            environment: context.environment.text)
    }
}

/// A view that shows nothing and takes no space.
struct EmptyLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var spacing: ViewSpacing { .zero }
}
