package import Foundation

/// How a node answers the questions of layout: there is one implementation for layouts and one for leaves.
protocol NodeBehavior: AnyObject {
    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat?
    func spacing(in node: ViewNode) -> ViewSpacing
    func priority(in node: ViewNode) -> Double
    /// Which guides the view itself may set, whatever its children do.
    var ownGuides: GuideSet { get }
    /// Whether a size takes no longer than to look it up.
    var isInstant: Bool { get }
    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?]
    /// The place of the child, for a behavior that lays out one view and stands for it; `nil` for all others.
    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement?
    /// Takes over the storage of the behavior that the same view had in the evaluation before.
    func takeOver(_ old: any NodeBehavior)
    /// The only child that is shown, for containers that choose.
    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice?
}

extension NodeBehavior {
    var isInstant: Bool { false }
    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement? { nil }
    func takeOver(_ old: any NodeBehavior) {}
    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice? { nil }
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
