/// A view that arranges its content with a layout.
package nonisolated struct LayoutContainer<L: Layout, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let kind: String
    let layout: L
    let content: Content

    package init(kind: String, layout: L, content: Content) {
        self.kind = kind
        self.layout = layout
        self.content = content
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        return [context.container(kind, layout, content)]
    }
}

extension ViewContext {
    func container(
        _ kind: String, _ layout: some Layout, _ content: some View, isLazy: Bool = false
    ) -> ViewNode {
        if let trial = session.trial, trial.turns(path) {
            switch layout {
            case let row as HStackLayout where kind == "HStack":
                return container("VStack", VStackLayout(spacing: row.spacing), content)
            case is EqualWidthHStack: return container("EqualWidthVStack", EqualWidthVStack(), content)
            default: break
            }
        }
        var inner = inside(layout.stackOrientation)
        inner.isLazy = isLazy && !isAnchored
        let children = inner.nodes(of: content)
        // A stack around a single view does nothing: guides, distances and priority are those of the view. If the
        // number of views may be different at run time, the stack stays.
        if children.count == 1, !children[0].isDynamic, layout is any IdentityLayout {
            let node = ViewNode(kind: kind, unary: PassLayout(), of: children[0], context: self)
            node.isSpacer = children[0].isSpacer
            return node
        }
        let node = ViewNode(kind: kind, layout: layout, children: children, context: self)
        if layout is AnyLayout { node.facts.hasAnyLayout = true }
        return node
    }
}

/// A layout that does nothing if its content is known to be a single view; observed of the built-in stacks.
protocol IdentityLayout: Layout {}

extension HStackLayout: IdentityLayout {}
extension VStackLayout: IdentityLayout {}
extension ZStackLayout: IdentityLayout {}

extension Layout {
    /// The axis along which spacers in the container stretch, also for a layout in an `AnyLayout`.
    var stackOrientation: Axis? {
        if let any = self as? AnyLayout { return any.base.stackOrientation }
        return Self.layoutProperties.stackOrientation
    }

    /// The name of the layout in a report.
    var kind: String {
        if let any = self as? AnyLayout { return any.base.kind }
        return switch self {
        case is HStackLayout: "HStack"
        case is VStackLayout: "VStack"
        case is ZStackLayout: "ZStack"
        case is GridLayout: "Grid"
        default: String(describing: Self.self).split(separator: "<").first.map(String.init) ?? ""
        }
    }

    /// A view that arranges its content with this layout.
    ///
    /// Disfavoured as in SwiftUI: if a type is a layout, or a view with an initializer of the same shape, that is
    /// meant.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(kind: kind, layout: self, content: content())
    }
}
