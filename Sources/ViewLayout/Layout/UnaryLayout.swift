import Foundation

/// A layout of exactly one subview, such as padding. It passes on the guides and the spacing of that subview.
protocol UnaryLayout: GuideTransparentLayout where Cache == Void {
    /// Whether the size is the same for every proposal, and known without asking the subview.
    var isFixed: Bool { get }
    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize
    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize
    /// The length along an axis, where it is known without laying the subview out.
    func quickLength(of child: LayoutSubview, along axis: Axis, for proposal: ProposedViewSize) -> CGFloat?
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize)
    func spacing(of child: LayoutSubview) -> ViewSpacing
    func priority(of child: LayoutSubview) -> Double
    /// The guide that the layout reports, in the coordinates of the bounds.
    func handedOn(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat?
}

extension UnaryLayout {
    var isFixed: Bool { false }

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(self.proposal(for: proposal))
    }

    func quickLength(of child: LayoutSubview, along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? { nil }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: bounds.origin, proposal: self.proposal(for: proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }

    // A priority applies in the parent of the view that it was set on; most modifiers are such a parent.
    func priority(of child: LayoutSubview) -> Double { 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first.map { size(of: $0, proposal: proposal) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if let child = subviews.first { place(child, in: bounds, proposal: proposal) }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first.map { spacing(of: $0) } ?? .zero
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        handedOn(guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        handedOn(guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    /// The guide of the subview at its place.
    func handedOn(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat? {
        guard let node = subviews.first?.node, node.guides.mayHold(key) else { return nil }
        var cache: Void = ()
        let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guard let placement = placements.first.flatMap({ $0 }),
            let value = node.explicitAlignment(key, proposal: placement.proposal)
        else { return nil }
        return placement.frame(of: node).origin[key.axis] + value
    }
}
