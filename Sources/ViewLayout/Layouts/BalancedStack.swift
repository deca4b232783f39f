package import Foundation

/// Gives every subview the same cell, as large as the largest ideal size, in a row or a column.
///
/// Cells keep the distances that their views prefer along the axis, and are centred across it.
package struct BalancedStack: Layout {
    /// The way in which the cells follow each other.
    package enum Direction: String, Hashable, CaseIterable, Sendable {
        case row, column

        var axis: Axis { self == .row ? .horizontal : .vertical }
    }

    package var direction: Direction

    package init(_ direction: Direction) { self.direction = direction }

    /// What both passes need, computed once.
    package struct Cache {
        let cell: CGSize
        let gaps: [CGFloat]
    }

    package func makeCache(subviews: Subviews) -> Cache {
        Cache(cell: subviews.largestIdealSize, gaps: subviews.gaps(along: direction.axis))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let axis = direction.axis
        let length = cache.cell[axis] * CGFloat(subviews.count) + cache.gaps.reduce(0, +)
        return CGSize(axis, length, cache.cell[axis.other])
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let axis = direction.axis
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        var corner = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        for (subview, gap) in zip(subviews, cache.gaps + [0]) {
            let middle = CGPoint(x: corner.x + cache.cell.width / 2, y: corner.y + cache.cell.height / 2)
            subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(cache.cell))
            corner[axis] += cache.cell[axis] + gap
        }
    }
}
