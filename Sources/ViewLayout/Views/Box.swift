package import Foundation

/// A view without subviews whose size a function decides: what another framework draws.
package nonisolated struct Box: PrimitiveView {
    private let kind: String
    private let size: @MainActor (EnvironmentValues) -> (ProposedViewSize) -> CGSize

    /// - Parameter size: Is called once for the view, and its result for every proposal; lengths are in points.
    package init(
        kind: String, size: @escaping @MainActor (EnvironmentValues) -> (ProposedViewSize) -> CGSize
    ) {
        self.kind = kind
        self.size = size
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let leaf = BoxLeaf(size: size(context.environment))
        return [ViewNode(kind: kind, behavior: LeafBehavior(leaf), context: context)]
    }
}

private struct BoxLeaf: Leaf {
    let size: (ProposedViewSize) -> CGSize

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
