import Foundation

/// What a view is evaluated in.
@MainActor
package struct ViewContext {
    package var environment: EnvironmentValues
    let session: EvaluationSession
    /// The axis of the container around the view, along which a spacer stretches; `nil` for both.
    var stackOrientation: Axis? = nil
    /// The container for `containerRelativeFrame`; `nil` for the scene.
    var container: RelativeContainer?
    /// The list that directly contains the view.
    var list: ListContext?
    /// Whether SwiftUI makes the view of an element only once it comes into sight, as directly in a list.
    var isLazy = false
    /// Whether the scroll view around begins elsewhere than at its start, so that the first elements are out of sight.
    var isAnchored = false
    /// Whether the view is itself an overlay or a background.
    var isSecondary = false
    /// Whether the view is what a geometry reader shows that is an overlay or a background: it measures the view that
    /// this one lies over or under.
    var measures = false
    /// How many views, modifiers and groups of views stand around the view.
    private var depth = 0
    /// Deeper nesting is a view that shows itself without end: it must not use the stack up.
    package nonisolated static let deepest = 1500
    /// The place of the view among the others, which stays the same from one evaluation to the next.
    private(set) var path = ViewPath.root

    init(environment: EnvironmentValues, session: EvaluationSession) {
        self.environment = environment
        self.session = session
    }

    /// The nodes of a view: none, one, or several for a group.
    func nodes<V: View>(of view: V) -> [ViewNode] {
        var inner = self
        inner.depth += 1
        guard inner.depth <= Self.deepest else { return [faulty(V.self, .tooDeep)] }
        return view._makeNodes(in: _ViewInputs(context: inner)).nodes
    }

    /// The nodes of a view's body.
    func nodes<V: View>(ofBodyOf view: V) -> [ViewNode] {
        guard V.Body.self != V.self else { return [faulty(V.self, .evaluatesItself)] }
        return nodes(connecting: view) { view.body }
    }

    /// The nodes of the view that is made from a value, after its properties are connected.
    func nodes<V>(connecting value: V, _ make: () -> some View) -> [ViewNode] {
        if let missing = session.connect(value, in: self) { return [faulty(V.self, .missingObject(missing))] }
        return nodes(of: make())
    }

    /// The node of a view that cannot be evaluated.
    func faulty(_ type: Any.Type, _ fault: LayoutWarning.Fault) -> ViewNode {
        let name = "\(type)".prefix { $0 != "<" }
        let node = ViewNode(kind: String(name), behavior: LeafBehavior(EmptyLeaf()), context: self)
        node.facts.warnings.insert(fault)
        let reason = LayoutWarning(fault: fault).message.prefix { $0 != ";" }
        node.facts.hidden = [HiddenViews(kind: String(name), reason: String(reason))]
        return node
    }

    /// A context for the content of a container that stacks along `orientation`.
    func inside(_ orientation: Axis?) -> ViewContext {
        var context = at("c")
        context.stackOrientation = orientation
        context.list = nil
        context.isLazy = false
        (context.isSecondary, context.measures) = (false, false)
        return context
    }

    /// A context for views of which all are asked for.
    var whole: ViewContext {
        var context = self
        context.isLazy = false
        return context
    }

    /// A context for one of several views.
    func at(_ step: String) -> ViewContext { at(.named(step)) }

    /// A context for one of several views, which are distinguished by their order.
    func at(_ index: Int) -> ViewContext { at(.index(index)) }

    /// A context for the view of an element.
    func at(element id: some Hashable) -> ViewContext {
        at((id as? Int).map { .element($0) } ?? .named("#\(id)"))
    }

    private func at(_ step: ViewPath.Step) -> ViewContext {
        var context = self
        context.path = path.appending(step)
        return context
    }
}

extension ViewNode {
    /// A container or modifier.
    @MainActor
    convenience init(kind: String?, layout: some Layout, children: [ViewNode], context: ViewContext) {
        let subviews = LayoutSubviews(children, layoutDirection: context.environment.layoutDirection)
        self.init(kind: kind, behavior: LayoutBehavior(layout, subviews), children: children, context: context)
    }
}

/// A view that shows nothing and takes no space.
struct EmptyLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var spacing: ViewSpacing { .zero }
    let isInstant = true
}
