package import Foundation

/// How a node measures and places; there is one implementation for layouts and one for leaves.
protocol NodeBehavior: AnyObject {
    func sizeThatFits(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, in node: ViewNode) -> CGFloat?
    func spacing(in node: ViewNode) -> ViewSpacing
    func priority(in node: ViewNode) -> Double
    /// Which guides the view itself may set, apart from those of its children.
    var ownGuides: GuideSet { get }
    /// Whether working out a size takes no longer than looking it up.
    var isInstant: Bool { get }
    /// The length along an axis, where it is known without laying out what is in the view.
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat?
    func placements(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> [Placement?]
    /// The placement of the child, for a behavior with exactly one view that it represents; `nil` for all others.
    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement?
    /// Takes over the storage from the behavior of the same view in the previous evaluation.
    func takeOver(_ old: any NodeBehavior)
    /// The only child that is shown, for containers that choose one.
    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice?
}

extension NodeBehavior {
    var isInstant: Bool { false }
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? { nil }
    func unaryPlacement(in bounds: CGRect, proposal: ProposedViewSize, node: ViewNode) -> Placement? { nil }
    func takeOver(_ old: any NodeBehavior) {}
    func choice(for proposal: ProposedViewSize, in node: ViewNode) -> LayoutChoice? { nil }
}

/// Which explicit guides a view or its descendants may have; lets containers skip the search for them.
struct GuideSet: OptionSet {
    let rawValue: Int
    static let horizontal = GuideSet(rawValue: 1)
    static let vertical = GuideSet(rawValue: 2)

    func mayHold(_ key: AlignmentKey) -> Bool { contains(key.axis == .horizontal ? .horizontal : .vertical) }
}

/// The alternative that a container chose.
package struct LayoutChoice: Equatable, Sendable {
    package var index: Int
    package var count: Int
    /// Whether the alternative fits; if none does, the last is chosen.
    package var fits: Bool
    /// The room that the alternatives had to fit; `nil` on an axis that did not matter.
    package var room: ProposedViewSize
    /// The ideal size of each alternative; empty where one fits, as the others were not measured then.
    package var ideals: [CGSize]
}
