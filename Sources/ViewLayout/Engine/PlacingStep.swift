import Foundation

/// A node and its place.
struct PlacingStep {
    var node: ViewNode
    var frame: CGRect
    var proposal: ProposedViewSize
    var bounds: CGRect
    var placing: Placing

    /// Goes to the view in the node, where the node is a modifier that only lays it out.
    mutating func passModifier() -> Bool {
        guard node.kind == nil, node.isPlain, let child = node.children.first, node.children.count == 1 else {
            return false
        }
        child.placementCount = 0
        let own = node.valid(frame, in: bounds)
        guard let asked = node.behavior.unaryPlacement(in: own, proposal: proposal, node: node) else {
            return false
        }
        node.notePlace(own, proposal, placing)
        let placement = node.valid(asked, ofChildAt: 0, in: own)
        if node.isFrame { placing.container = own }
        frame = node.mirrored(placement.frame(of: child), in: own)
        proposal = placement.proposal.valid
        bounds = own
        node = child
        return true
    }
}
