import Foundation

extension Layout {
    /// Places the subviews and returns their placements; `nil` for a subview that was not placed.
    func placements(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> [Placement?] {
        let nodes = subviews.nodes
        // No placements exist yet, unless a guide is asked for while an outer layout places the same views.
        let outer = nodes.contains { $0.placement != nil } ? nodes.map { $0.takePlacement() } : []
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let placements = nodes.map { $0.takePlacement() }
        for (node, outer) in zip(nodes, outer) { node.placement = outer }
        return placements
    }

    func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.combines, subviews.nodes.contains(where: { $0.guides.mayHold(key) }) else { return nil }
        guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let values = zip(subviews.nodes, placements).compactMap { node, placement -> CGFloat? in
            let placement = placement ?? .centered(in: bounds, proposal: proposal)
            guard let value = node.explicitAlignment(key, proposal: placement.proposal) else { return nil }
            return placement.frame(of: node).origin[key.axis] + value
        }
        return key.combine(values)
    }
}
