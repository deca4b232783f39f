package import Foundation

/// How a node answers the questions of layout: there is one implementation for layouts and one for leaves.
protocol NodeBehavior: AnyObject {
    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat?
    func spacing(in node: ViewNode) -> ViewSpacing
    func priority(in node: ViewNode) -> Double
    /// Which guides the view itself may set, whatever its children do.
    var ownGuides: GuideSet { get }
    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?]
    /// Takes over the storage of the behavior that the same view had in the evaluation before.
    func takeOver(_ old: any NodeBehavior)
    /// The only child that is shown, for containers that choose.
    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice?
}

/// Which explicit guides a view or its descendants may hold; lets containers skip the search for them.
struct GuideSet: OptionSet {
    let rawValue: Int
    static let horizontal = GuideSet(rawValue: 1)
    static let vertical = GuideSet(rawValue: 2)

    func mayHold(_ key: AlignmentKey) -> Bool { contains(key.axis == .horizontal ? .horizontal : .vertical) }
}

/// The alternative that a container took.
package struct LayoutChoice: Equatable, Sendable {
    package var index: Int
    package var count: Int
    /// Whether the alternative fits; the last is taken when none does.
    package var fits: Bool
    /// The room that the alternatives were measured against; `nil` on an axis that was not looked at.
    package var room: ProposedViewSize
    /// The ideal size of each alternative; empty where one fits, as the rest was not measured then.
    package var ideals: [CGSize]
}

/// A layout that shows one of its subviews.
protocol ChoosingLayout: Layout {
    func choice(for proposal: ProposedViewSize, subviews: Subviews) -> LayoutChoice?
}

/// Runs a layout, and keeps its storage.
final class LayoutBehavior<L: Layout>: NodeBehavior {
    private let layout: L
    private let subviews: LayoutSubviews
    private var hasCache = false
    private lazy var cache: L.Cache = {
        hasCache = true
        return layout.makeCache(subviews: subviews)
    }()

    init(_ layout: L, _ subviews: LayoutSubviews) {
        self.layout = layout
        self.subviews = subviews
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: node.sizeThatFits(proposal))
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

    func spacing(in node: ViewNode) -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    func priority(in node: ViewNode) -> Double {
        if let unary = layout as? any UnaryLayout, let child = subviews.first { return unary.priority(of: child) }
        return subviews.isEmpty ? -.infinity : 0
    }

    // A layout of one's own may set any guide; the built-in ones only hand on what their children set.
    var ownGuides: GuideSet {
        layout is any GuideTransparentLayout ? [] : [.horizontal, .vertical]
    }

    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?] {
        layout.placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func takeOver(_ old: any NodeBehavior) {
        guard let old = old as? LayoutBehavior<L>, old.hasCache else { return }
        cache = old.cache
        hasCache = true
        layout.updateCache(&cache, subviews: subviews)
    }

    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice? {
        (layout as? any ChoosingLayout)?.choice(for: proposal, subviews: subviews)
    }
}

/// A layout that sets no guide of its own.
protocol GuideTransparentLayout: Layout {}
