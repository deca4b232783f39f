import Foundation

extension Layout {
    /// Places the subviews and returns what was asked for each; a subview that was not placed has `nil`.
    func placements(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> [Placement?] {
        let outer = subviews.nodes.map { $0.takePlacement() }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return zip(subviews.nodes, outer).map { node, outer in
            let placement = node.takePlacement()
            node.placement = outer
            return placement
        }
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
