/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
    package var base: any View

    /// Makes it from views.
    public init<V: View>(_ view: V) { base = (view as? AnyView)?.base ?? view }
    /// Makes it from views.
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
}

/// Nothing: it takes no space and no place among its siblings.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { [] }
}

/// Views whose number is known at run time only, as a scene file has them.
package nonisolated struct ViewSequence: PrimitiveView {
    package var views: [AnyView]

    package init(_ views: [AnyView]) { self.views = views }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        views.enumerated().flatMap { context.at($0).nodes(of: $1) }
    }
}

/// Several views that modifiers apply to one by one, and containers see as their own.
public nonisolated struct Group<Content> {
    let content: Content
    private init(_ content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Makes it from views.
    public init(@ViewBuilder content: () -> Content) { self.init(content()) }
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: content) }
}
