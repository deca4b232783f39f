public import Foundation

/// Sets one guide of a view, and leaves everything else unchanged.
///
/// This is not a `Layout`, which must be sendable: existing code computes guides from variables that it captures.
final class AlignmentGuideBehavior: NodeBehavior {
    private let child: ViewNode
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(_ child: ViewNode, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.child = child
        self.key = key
        self.compute = compute
    }

    var ownGuides: GuideSet { key.axis == .horizontal ? .horizontal : .vertical }

    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize { child.sizeThatFits(proposal) }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat? {
        key == self.key
            ? compute(ViewDimensions(node: child, proposal: proposal))
            : child.explicitAlignment(key, proposal: proposal)
    }

    func spacing(in node: ViewNode) -> ViewSpacing { child.spacing }
    func priority(in node: ViewNode) -> Double { child.priority }

    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?] {
        [unaryPlacement(in: bounds, proposal: proposal, node: node)]
    }

    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement? {
        Placement(position: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
}

extension View {
    /// Sets a horizontal guide; the closure gets the view's own dimensions.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: guide.key, compute: computeValue))
    }

    /// Sets a vertical guide; the closure gets the view's own dimensions.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: guide.key, compute: computeValue))
    }
}

private nonisolated struct GuideModifier: PrimitiveModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        content(context).map { child in
            let behavior = AlignmentGuideBehavior(child, key, compute)
            let node = ViewNode(kind: nil, behavior: behavior, children: [child], context: context)
            node.takeTraits(of: child)
            node.isSpacer = child.isSpacer
            return node
        }
    }
}
