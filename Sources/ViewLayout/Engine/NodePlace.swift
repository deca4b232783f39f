import Foundation

/// What is known about the place of a node before its subviews are placed.
///
/// It exists while these are placed. It is not on the stack, which deep trees need.
final class NodePlace {
    let proposal: ProposedViewSize
    /// The frame that the container gave the node.
    let own: CGRect
    /// The frame including the unsafe areas that the node ignores.
    let frame: CGRect
    /// The frame in which the node is visible.
    let seen: CGRect
    let choice: LayoutChoice?
    let placements: [Placement]
    /// What the subviews inherit.
    var inner: Placing

    init(
        proposal: ProposedViewSize, own: CGRect, frame: CGRect, seen: CGRect, choice: LayoutChoice?,
        placements: [Placement], inner: Placing
    ) {
        self.proposal = proposal
        self.own = own
        self.frame = frame
        self.seen = seen
        self.choice = choice
        self.placements = placements
        self.inner = inner
    }
}
