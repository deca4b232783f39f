import Foundation

/// Proposes a view its ideal length on some axes.
struct FixedSizeLayout: UnaryLayout {
    let axes: Axis.Set

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal(for: proposal))
    }

    func priority(of child: LayoutSubview) -> Double { child.priority }
}

/// Gives a view another priority.
struct PriorityLayout: UnaryLayout {
    let value: Double
    func priority(of child: LayoutSubview) -> Double { value }
}

extension View {
    /// Gives the view its ideal size on both axes.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length on the chosen axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(LayoutModifier(layout: FixedSizeLayout(axes: axes)))
    }

    /// Sets the priority with which the view is offered space before its siblings; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutModifier(layout: PriorityLayout(value: value.isNaN ? 0 : value)))
    }
}
