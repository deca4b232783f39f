import Foundation

/// What an alert or an action sheet shows: texts above buttons.
nonisolated struct AlertView<Actions: View, Message: View>: PrimitiveView {
    let title: Text?
    let message: Message
    let actions: Actions
    let isActionSheet: Bool

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        let isActionSheet = isActionSheet && metrics.platform != .macos
        let isLarge = context.environment.dynamicTypeSize.isAccessibilitySize
        let texts = context.at("t").inside(.vertical).rootNode(of: texts(isActionSheet, metrics))
        let buttons = buttons(isActionSheet, in: context)
        let layout = AlertLayout(
            width: isActionSheet ? nil : metrics.alertWidth(isAccessibilitySize: isLarge),
            margin: isActionSheet ? metrics[.actionSheetMargin] : 0,
            buttonHeight: metrics[isActionSheet ? .actionSheetButtonHeight : .alertButtonHeight])
        return [ViewNode(kind: nil, layout: layout, children: [texts] + buttons, context: context)]
    }

    @ViewBuilder
    private func texts(_ isActionSheet: Bool, _ metrics: PlatformMetrics) -> some View {
        VStack(spacing: 4) {
            title.font(isActionSheet ? .footnote.weight(.semibold) : .headline)
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, metrics[isActionSheet ? .actionSheetPadding : .alertPadding])
        .padding(.horizontal, metrics[isActionSheet ? .actionSheetPadding : .alertTextPadding])
        .frame(maxWidth: .infinity)
    }

    /// The actions on one line each, that shrinks before it is cut.
    @MainActor private func buttons(_ isActionSheet: Bool, in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        var inner = context.at("a").inside(.horizontal)
        inner.environment[StyleSlot<PrimitiveButtonStyleConfiguration>.self] = nil
        inner.environment.builtInButtonStyle = .borderless
        inner.environment.font = isActionSheet ? .title3 : metrics.actionFont
        inner.environment.lineLimit = 1
        inner.environment.minimumScaleFactor = metrics[.alertButtonScale]
        let layout = AlertButtonLayout(
            padding: metrics[isActionSheet ? .actionSheetButtonPadding : .alertButtonPadding],
            minimum: metrics[isActionSheet ? .actionSheetButtonHeight : .alertButtonHeight], anchor: .center)
        return inner.nodes(of: actions).map { inner.part("Action", layout, around: $0) }
    }
}

/// A button takes all the width that it is offered, with its title in the middle or at one side.
struct AlertButtonLayout: UnaryLayout {
    let padding: CGFloat
    let minimum: CGFloat
    let anchor: UnitPoint

    /// What the title is offered in a button of a width.
    func room(in width: CGFloat) -> CGFloat { max(width - 2 * padding, 0) }

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil).inset(by: EdgeInsets(horizontal: padding, vertical: 0))
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let own = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(width: proposal.width ?? own.width + 2 * padding, height: max(own.height, minimum))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let x = bounds.minX + padding + anchor.x * (bounds.width - 2 * padding)
        child.place(
            at: CGPoint(x: x, y: bounds.midY), anchor: anchor,
            proposal: self.proposal(for: ProposedViewSize(bounds.size)))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}

/// The texts of an alert above its buttons. Two buttons are beside each other where both fit whole, otherwise below
/// each other.
struct AlertLayout: Layout {
    /// In points; `nil` for the width that is offered less the margins.
    let width: CGFloat?
    let margin: CGFloat
    let buttonHeight: CGFloat

    private func width(in offer: CGFloat?, _ subviews: Subviews) -> CGFloat {
        if let width { return width }
        let ideal = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        return max((offer ?? ideal + 2 * margin) - 2 * margin, 0)
    }

    private func areBeside(_ buttons: LayoutSubviews, in width: CGFloat) -> Bool {
        self.width != nil && buttons.count == 2
            && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = width(in: proposal.width, subviews)
        let offer = ProposedViewSize(width: width, height: nil)
        let heights = subviews.map { $0.sizeThatFits(offer).height }
        let buttons = subviews.dropFirst()
        let isRow = areBeside(buttons, in: width)
        let below = isRow ? heights.dropFirst().max() ?? 0 : heights.dropFirst().reduce(0, +)
        return CGSize(width: width + 2 * margin, height: (heights.first ?? 0) + below + margin)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = width(in: bounds.width, subviews)
        let offer = ProposedViewSize(width: width, height: nil)
        let isRow = areBeside(subviews.dropFirst(), in: width)
        var corner = CGPoint(x: bounds.minX + margin, y: bounds.minY)
        for (index, subview) in subviews.enumerated() {
            let isInRow = isRow && index > 0
            let own = isInRow ? ProposedViewSize(width: width / 2, height: nil) : offer
            subview.place(at: corner, proposal: own)
            if isInRow { corner.x += width / 2 } else { corner.y += subview.sizeThatFits(own).height }
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}
