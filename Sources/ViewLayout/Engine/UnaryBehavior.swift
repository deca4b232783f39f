import Foundation

/// Runs the layout of a modifier, which has one subview and no storage.
final class UnaryBehavior: NodeBehavior {
    private let layout: any UnaryLayout
    private let child: ViewNode
    let isInstant: Bool

    init(_ layout: any UnaryLayout, _ child: ViewNode) {
        self.layout = layout
        self.child = child
        isInstant = layout.isFixed
    }

    private var subview: LayoutSubview { LayoutSubview(node: child) }

    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize {
        layout.size(of: subview, proposal: proposal)
    }

    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        layout.quickLength(of: subview, along: axis, for: proposal)
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: node.sizeThatFits(proposal))
        let subviews = LayoutSubviews(node.children, layoutDirection: node.layoutDirection)
        return layout.handedOn(key, in: bounds, proposal: proposal, subviews: subviews)
    }

    func spacing(in node: ViewNode) -> ViewSpacing { layout.spacing(of: subview) }
    func priority(in node: ViewNode) -> Double { layout.priority(of: subview) }
    var ownGuides: GuideSet { [] }

    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement? {
        let outer = child.takePlacement()
        defer { child.placement = outer }
        layout.place(subview, in: bounds, proposal: proposal)
        return child.takePlacement()
    }

    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?] {
        [unaryPlacement(in: bounds, proposal: proposal, node: node)]
    }
}

extension ViewNode {
    /// A modifier, or a container around one view that does nothing else.
    ///
    /// - Parameter layout: Must not change the requirements of `Layout` from those of `UnaryLayout`.
    @MainActor
    convenience init(kind: String?, unary layout: some UnaryLayout, of child: ViewNode, context: ViewContext) {
        self.init(kind: kind, behavior: UnaryBehavior(layout, child), children: [child], context: context)
    }
}
