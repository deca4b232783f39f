/// Views made from the subviews of others, under the names that libraries use where `Group(subviews:)` is missing.
public enum _VariadicView {
    /// The subviews of the content.
    public typealias Children = _VariadicView_Children
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root that is given the subviews of the content.
    public nonisolated struct Tree<Root, Content> {
        /// What makes views of them.
        public var root: Root
        /// The views that the root is given.
        public var content: Content

        /// Makes it from a root and the views that it is given.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// What makes views of the subviews.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
    /// The views that are made of the subviews.
    associatedtype Body: View
    /// The views that are made of the subviews.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews of the content.
public nonisolated struct _VariadicView_Children: PrimitiveView, RandomAccessCollection {
    /// One subview.
    public nonisolated struct Element: PrimitiveView, Identifiable {
        let subview: Subview
        /// What distinguishes the view from its siblings.
        public var id: AnyHashable { AnyHashable(subview.id) }
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { [subview.node] }
    }

    public typealias Index = Int
    let subviews: SubviewsCollection
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { subviews.map(\.node) }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let subviews = SubviewsCollection(context.whole.at("s").nodes(of: content))
        return context.nodes(connecting: root) { root.body(children: .init(subviews: subviews)) }
    }
}
