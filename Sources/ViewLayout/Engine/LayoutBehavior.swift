import Foundation

/// Runs a layout, and keeps its storage for the life of the node, and of those that the same view has in later
/// evaluations.
final class LayoutBehavior<L: Layout>: NodeBehavior {
    private let layout: L
    private let subviews: LayoutSubviews
    private let choosing: (any ChoosingLayout)?
    private var cache: L.Cache?

    init(_ layout: L, _ subviews: LayoutSubviews) {
        self.layout = layout
        self.subviews = subviews
        choosing = layout as? any ChoosingLayout
    }

    /// Lends the storage out, which is moved and not copied, so that a layout can change arrays in it in place.
    private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
        var lent = cache.take() ?? layout.makeCache(subviews: subviews)
        defer { cache = lent }
        return work(&lent)
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

    // A layout of one's own may set any guide; the built-in ones only hand on what their children set.
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

/// A layout that sets no guide of its own.
protocol GuideTransparentLayout: Layout {}
