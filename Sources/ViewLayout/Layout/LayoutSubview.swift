public import Foundation

/// Represents one subview of a container; a layout measures and places it.
public struct LayoutSubview: Equatable {
    let node: ViewNode

    /// The value that `layoutValue(key:value:)` gave the subview, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.traits[key] }

    /// The values that the subview passes to the containers around it.
    public var containerValues: ContainerValues { node.traits.passedContainerValues }

    /// The priority: subviews with a higher one are offered space first.
    public var priority: Double { node.priority }

    /// The size of the subview, in points, for a proposal. Answers are remembered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The length of the subview along one axis, in points, for a proposal: what `sizeThatFits` says, or sooner.
    func length(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        node.length(along: axis, for: proposal)
    }

    /// The size and alignment guides of the subview for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: node, proposal: proposal)
    }

    /// The distances that the subview prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// Puts the point of the subview that `anchor` names at `position`, in the coordinates of the bounds.
    ///
    /// The last call for a subview counts. A subview that is not placed is centred in the bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.placementCount += 1
        node.placement = Placement(position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}
