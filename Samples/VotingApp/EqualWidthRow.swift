import SwiftUI

/// A row whose views are all as wide as the widest wants to be.
struct EqualWidthRow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cell = cell(of: subviews)
        let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = cell(of: subviews)
        var x = bounds.minX
        for subview in subviews {
            subview.place(
                at: CGPoint(x: x + cell.width / 2, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
            x += cell.width + spacing
        }
    }

    private func cell(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
}
