import Foundation

/// What a view is evaluated in.
@MainActor
package struct ViewContext {
    package var environment: EnvironmentValues
    let session: EvaluationSession
    /// The axis of the container around the view, along which a spacer stretches; `nil` for both.
    var stackOrientation: Axis? = nil
    /// The place of the view among the others, which stays the same from one evaluation to the next.
    var path = "0"

    init(environment: EnvironmentValues, session: EvaluationSession) {
        self.environment = environment
        self.session = session
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
        session.connect(view, in: self)
        return nodes(of: view.body)
    }

    /// A context for the content of a container that stacks along `orientation`.
    func inside(_ orientation: Axis?) -> ViewContext {
        var context = at("c")
        context.stackOrientation = orientation
        return context
    }

    /// A context for one of several views.
    func at(_ step: some CustomStringConvertible) -> ViewContext {
        var context = self
        context.path += ".\(step)"
        return context
    }
}

extension ViewNode {
    @MainActor
    convenience init(kind: String?, behavior: any NodeBehavior, children: [ViewNode] = [], context: ViewContext) {
        self.init(kind: kind, behavior: behavior, children: children, environment: context.environment.text)
        path = context.path
        remembers = context.session.remembersAnswers
    }

    /// A container or modifier.
    @MainActor
    convenience init(kind: String?, layout: some Layout, children: [ViewNode], context: ViewContext) {
        let subviews = LayoutSubviews(children, layoutDirection: context.environment.layoutDirection)
        self.init(
            kind: kind, behavior: LayoutBehavior(layout, subviews), children: children,
            environment: context.environment.text)
        path = context.path
        remembers = context.session.remembersAnswers
    }
}

/// A view that shows nothing and takes no space.
struct EmptyLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var spacing: ViewSpacing { .zero }
}
