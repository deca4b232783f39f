package import Foundation

/// Places subviews of their ideal size in lines, and goes on in a new line where the width ends, as tags do.
package struct FlowLayout: Layout {
    /// The gap between subviews of a line, in points.
    package var itemSpacing: CGFloat
    /// The gap between lines, in points.
    package var lineSpacing: CGFloat

    package init(itemSpacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        frames(subviews, width: proposal.width ?? .infinity).reduce(.zero) { size, frame in
            CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
        }
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // The lines are those that the size was computed for; the bounds may be narrower than the proposal.
        let width = max(proposal.width ?? .infinity, bounds.width)
        for (subview, frame) in zip(subviews, frames(subviews, width: width)) {
            let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: origin, proposal: offer(to: subview, width: width))
        }
    }

    /// The frames of the subviews, from the origin.
    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(offer(to: subview, width: width))
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + lineHeight + lineSpacing)
                lineHeight = 0
            }
            defer {
                corner.x += size.width + itemSpacing
                lineHeight = max(lineHeight, size.height)
            }
            return CGRect(origin: corner, size: size)
        }
    }

    /// A subview that is wider than a whole line is offered the line, so that a text wraps.
    private func offer(to subview: LayoutSubview, width: CGFloat) -> ProposedViewSize {
        subview.sizeThatFits(.unspecified).width > width
            ? ProposedViewSize(width: width, height: nil) : .unspecified
    }
}
