package import Foundation

/// Places its subviews below each other, all as wide as the one whose ideal width is largest.
package struct EqualWidthVStack: Layout {
    package init() {}

    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    /// What both passes need, computed once.
    package struct Cache {
        let cell: CGSize
        let gaps: [CGFloat]
    }

    package func makeCache(subviews: Subviews) -> Cache {
        Cache(cell: subviews.largestIdealSize, gaps: subviews.gaps(along: .vertical))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(
            width: cache.cell.width,
            height: cache.cell.height * CGFloat(subviews.count) + cache.gaps.reduce(0, +))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        var y = bounds.minY + cache.cell.height / 2
        for (subview, gap) in zip(subviews, cache.gaps + [0]) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: y), anchor: .center, proposal: ProposedViewSize(cache.cell))
            y += cache.cell.height + gap
        }
    }
}
