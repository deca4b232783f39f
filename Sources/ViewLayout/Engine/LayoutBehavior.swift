import Foundation

/// Runs a layout. Keeps its cache as long as the node exists, and for the nodes of the same view in later evaluations.
final class LayoutBehavior<L: Layout>: NodeBehavior {
    private let layout: L
    private let subviews: LayoutSubviews
    private let choosing: ViewThatFitsLayout?
    private var cache: L.Cache?
    private var isLent = false

    init(_ layout: L, _ subviews: LayoutSubviews) {
        self.layout = layout
        self.subviews = subviews
        choosing = layout as? ViewThatFitsLayout
    }

    /// Gives access to the cache where it is, so that a layout can change arrays in it in place. A layout that asks for its
    /// own view meanwhile gets another cache.
    private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
        guard !isLent else {
            var other = layout.makeCache(subviews: subviews)
            return work(&other)
        }
        isLent = true
        defer { isLent = false }
        if cache == nil { cache = layout.makeCache(subviews: subviews) }
        return work(&cache!)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: node.sizeThatFits(proposal))
        return withCache { cache in
            switch key.axis {
            case .horizontal:
                let guide = HorizontalAlignment(key.id)
                return layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                let guide = VerticalAlignment(key.id)
                return layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    func spacing(in node: ViewNode) -> ViewSpacing {
        withCache { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func priority(in node: ViewNode) -> Double {
        if let unary = layout as? any UnaryLayout, let child = subviews.first { return unary.priority(of: child) }
        return subviews.isEmpty ? -.infinity : 0
    }

    // A custom layout may set any guide; the built-in ones only pass on those of their children.
    var ownGuides: GuideSet {
        layout is any GuideTransparentLayout ? [] : [.horizontal, .vertical]
    }

    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?] {
        withCache { layout.placements(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func takeOver(_ old: any NodeBehavior) {
        guard let old = old as? LayoutBehavior<L>, var taken = old.cache else { return }
        layout.updateCache(&taken, subviews: subviews)
        cache = taken
    }

    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice? {
        choosing?.choice(for: proposal, subviews: subviews)
    }
}

/// A layout that sets no guides itself.
protocol GuideTransparentLayout: Layout {}
