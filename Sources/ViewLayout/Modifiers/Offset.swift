public import Foundation

/// Moves a view without any effect on other views.
struct OffsetLayout: UnaryLayout {
    let offset: CGSize

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height), proposal: proposal)
    }

    func priority(of child: LayoutSubview) -> Double { child.priority }

    /// Guides stay where the view would be without the offset.
    func handedOn(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat? {
        subviews.first?.node.explicitAlignment(key, proposal: proposal).map { bounds.origin[key.axis] + $0 }
    }
}

/// Puts the middle of a view at a point of the space, and takes all of the space.
struct PositionLayout: UnaryLayout {
    let point: CGPoint

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        guard let width = proposal.width, let height = proposal.height else {
            return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
        }
        return CGSize(width: width, height: height)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
            proposal: ProposedViewSize(bounds.size))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }
}

extension View {
    /// Moves the view by a distance in points; right-to-left layout mirrors it.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(
            LayoutModifier(layout: OffsetLayout(offset: offset)) {
                // A distance of zero does not detach the view, as between animations.
                if offset != .zero { $0.detachment = .offset }
            })
    }

    /// Moves the view by a distance in points; right-to-left layout mirrors it.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the middle of the view at a point, in points from the top left of the space that is proposed.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(LayoutModifier(layout: PositionLayout(point: position)) { $0.detachment = .position })
    }

    /// Puts the middle of the view at a point of the space that is proposed.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
