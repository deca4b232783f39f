public import Foundation

/// A layout that puts its subviews on top of each other.
///
/// Its size is the union of the aligned subviews of the highest priority; that alignment counts is a choice, as
/// descriptions of SwiftUI disagree.
public struct ZStackLayout: GuideTransparentLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let inner = ProposedViewSize(bounds.size)
        let extent = extent(inner, subviews)
        // The group of aligned subviews may be smaller or larger than the bounds: its box is centred in them.
        let x = bounds.midX - extent.width / 2 - extent.minX
        let y = bounds.midY - extent.height / 2 - extent.minY
        for subview in subviews {
            let dimensions = subview.dimensions(in: inner)
            subview.place(
                at: CGPoint(x: x - dimensions[alignment.horizontal], y: y - dimensions[alignment.vertical]),
                proposal: inner)
        }
    }

    /// The box of the subviews of the highest priority, with the alignment point at the origin.
    private func extent(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGRect {
        let highest = subviews.reduce(-CGFloat.infinity) { max($0, $1.priority) }
        var extent = CGRect.null
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let origin = CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
            extent = extent.enclosing(CGRect(origin: origin, size: dimensions.size))
        }
        return extent.isNull ? .zero : extent
    }
}

extension CGRect {
    /// The smallest rectangle around both; unlike `union`, empty rectangles count.
    fileprivate func enclosing(_ other: CGRect) -> CGRect {
        if isNull { return other }
        let x = min(origin.x, other.origin.x)
        let y = min(origin.y, other.origin.y)
        return CGRect(
            x: x, y: y, width: max(origin.x + size.width, other.origin.x + other.size.width) - x,
            height: max(origin.y + size.height, other.origin.y + other.size.height) - y)
    }
}
