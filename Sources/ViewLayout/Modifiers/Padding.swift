public import Foundation

/// Adds space around a view.
struct PaddingLayout: UnaryLayout {
    /// The default on all platforms but watchOS, in points.
    static let standard: CGFloat = 16

    let insets: EdgeInsets

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    func quickLength(of child: LayoutSubview, along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        let length = child.node.quickLength(along: axis, for: self.proposal(for: proposal))
        return length.map { max(0, $0 + (axis == .horizontal ? insets.horizontal : insets.vertical)) }
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: self.proposal(for: proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.spacing.resetting(edges)
    }
}

extension View {
    /// Adds space around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(layout: PaddingLayout(insets: insets)))
    }

    /// Adds space on some edges, in points; the platform's default (16) when `length` is `nil`.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? PaddingLayout.standard, on: edges))
    }

    /// Adds the same space on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
