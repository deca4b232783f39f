public import Foundation

/// A layout that puts its subviews on top of each other.
///
/// Its size is the union of the aligned subviews of the highest priority; that alignment counts is a choice, as
/// descriptions of SwiftUI disagree.
public struct ZStackLayout: GuideTransparentLayout {
    /// The guides that the subviews share.
    public var alignment: Alignment

    /// Makes a layout with guides that the subviews share.
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
        var horizontal: AlignedExtent?
        var vertical: AlignedExtent?
        for subview in subviews where subview.priority == highest {
            let own = subview.dimensions(in: proposal)
            horizontal = AlignedExtent(horizontal, length: own.width, guide: own[alignment.horizontal])
            vertical = AlignedExtent(vertical, length: own.height, guide: own[alignment.vertical])
        }
        guard let horizontal, let vertical else { return .zero }
        return CGRect(x: horizontal.low, y: vertical.low, width: horizontal.length, height: vertical.length)
    }
}
