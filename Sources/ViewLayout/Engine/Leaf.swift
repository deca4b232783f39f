import Foundation

/// A view without subviews, as layout sees it.
protocol Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat?
    var spacing: ViewSpacing { get }
    var priority: Double { get }
    var guides: GuideSet { get }
    /// Whether working out a size takes no longer than looking it up.
    var isInstant: Bool { get }
    /// The length along an axis, where it is known without measuring.
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat?
}

extension Leaf {
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }
    var spacing: ViewSpacing { .plain }
    var priority: Double { 0 }
    var guides: GuideSet { [] }
    var isInstant: Bool { false }
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Runs a leaf.
final class LeafBehavior: NodeBehavior {
    private let leaf: any Leaf

    init(_ leaf: any Leaf) { self.leaf = leaf }

    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize { leaf.sizeThatFits(proposal) }
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat? {
        leaf.explicitAlignment(key, proposal: proposal)
    }
    func spacing(in node: ViewNode) -> ViewSpacing { leaf.spacing }
    func priority(in node: ViewNode) -> Double { leaf.priority }
    var ownGuides: GuideSet { leaf.guides }
    var isInstant: Bool { leaf.isInstant }
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        leaf.quickLength(along: axis, for: proposal)
    }
    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?] { [] }
}
