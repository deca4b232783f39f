package import Foundation

/// Places its subviews side by side, all as wide as the one whose ideal width is largest.
package struct EqualWidthHStack: Layout {
    package init() {}

    package static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = subviews.largestIdealSize
        let gaps = subviews.gaps(along: .horizontal)
        return CGSize(width: cell.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: cell.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let cell = subviews.largestIdealSize
        var x = bounds.minX + cell.width / 2
        for (subview, gap) in zip(subviews, subviews.gaps(along: .horizontal) + [0]) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
            x += cell.width + gap
        }
    }
}

extension LayoutSubviews {
    /// The largest width and the largest height that subviews ideally have.
    var largestIdealSize: CGSize {
        reduce(.zero) { largest, subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(width: Swift.max(largest.width, size.width), height: Swift.max(largest.height, size.height))
        }
    }

    /// The distances that neighbours prefer, one fewer than there are subviews.
    func gaps(along axis: Axis) -> [CGFloat] {
        zip(self, dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
    }
}
