package import Foundation

/// Places subviews of one size side by side, each a little over the one before it.
///
/// When the width is short, they overlap as much more as it takes for all to fit exactly.
package struct OverlappingHStack: Layout {
    /// The overlap in points where there is room enough.
    package var overlap: CGFloat

    package init(overlap: CGFloat = 6) { self.overlap = overlap }

    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = cellSize(subviews, proposal)
        let steps = CGFloat(max(subviews.count - 1, 0))
        return CGSize(
            width: subviews.isEmpty ? 0 : cell.width + steps * step(cell.width, subviews.count, proposal.width),
            height: cell.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let cell = cellSize(subviews, proposal)
        let step = step(cell.width, subviews.count, proposal.width)
        for (rank, subview) in subviews.enumerated() {
            let middle = CGPoint(x: bounds.minX + CGFloat(rank) * step + cell.width / 2, y: bounds.midY)
            subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(cell))
        }
    }

    /// The size of every subview: the largest ideal one, but no wider than the container.
    private func cellSize(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
        let ideal = subviews.largestIdealSize
        return CGSize(width: min(ideal.width, proposal.width ?? .infinity), height: ideal.height)
    }

    /// The distance from one subview to the next; short of room, what is left is shared evenly.
    private func step(_ cell: CGFloat, _ count: Int, _ width: CGFloat?) -> CGFloat {
        guard count > 1 else { return 0 }
        let fitting = max(((width ?? .infinity) - cell) / CGFloat(count - 1), 0)
        return min(cell - overlap, fitting)
    }
}
