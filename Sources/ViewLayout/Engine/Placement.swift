import Foundation

/// Where a layout puts a subview.
struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    static func centered(in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
        Placement(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    /// The frame of the placed view, in the coordinates of the position.
    func frame(of node: ViewNode) -> CGRect {
        let size = node.sizeThatFits(proposal)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
