import Foundation

/// Puts the fixed-size part of a control before, behind or below its label.
struct AccessoryLayout: UnaryLayout {
    enum Side { case leading, trailing, below }

    let accessory: CGSize
    let gap: CGFloat
    let side: Side
    /// Whether the control takes all the width that it is offered.
    let fillsWidth: Bool

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        switch side {
        case .leading, .trailing:
            proposal.inset(by: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: accessory.width + gap))
        case .below: proposal.inset(by: EdgeInsets(top: 0, leading: 0, bottom: accessory.height + gap, trailing: 0))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = accessory
        // A bar is as long as possible; a switch or a field keeps its size.
        if fillsWidth, side == .below, let width = proposal.width { size.width = width }
        if let label = subviews.first {
            let own = label.sizeThatFits(self.proposal(for: proposal))
            switch side {
            case .leading, .trailing:
                size = CGSize(width: own.width + gap + size.width, height: max(own.height, size.height))
            case .below:
                size = CGSize(width: max(own.width, size.width), height: own.height + gap + size.height)
            }
        }
        if fillsWidth, let width = proposal.width { size.width = max(size.width, width) }
        return size
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let inner = self.proposal(for: proposal)
        switch side {
        case .leading:
            let x = bounds.minX + accessory.width + gap
            child.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: inner)
        case .trailing:
            child.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: inner)
        case .below: child.place(at: bounds.origin, proposal: inner)
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// A control that is a label with a part of a fixed size.
nonisolated struct AccessoryControl<Label: View>: PrimitiveView {
    let kind: String
    let label: Label
    let side: AccessoryLayout.Side
    let fillsWidth: Bool
    var isControl = true
    let accessory: (ControlMetrics) -> CGSize

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.controlMetrics
        let isBare = context.environment.labelsAreHidden
        let labels = isBare ? [] : context.inside(.horizontal).unaryNodes(of: label)
        var part = accessory(metrics)
        // A row of one line has enough room for a switch, which does not make the row higher.
        if context.environment.listLook != nil, side != .below {
            let numbers = context.environment.platformMetrics
            part.height = min(part.height, numbers[.listRowHeight] - 2 * numbers[.listRowPadding])
        }
        let layout = AccessoryLayout(
            accessory: part, gap: metrics.labelSpacing, side: side,
            // It is the label that takes the width; a bar takes it by itself.
            fillsWidth: fillsWidth && (side == .below || !isBare))
        let node = ViewNode(kind: kind, layout: layout, children: labels, context: context)
        node.facts.isControl = isControl
        node.facts.isStandard = isControl
        node.look = LookSource(.plain, context.environment)
        return [node]
    }
}

extension EnvironmentValues {
    private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of controls; a switch or a stepper is then no wider than itself.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
