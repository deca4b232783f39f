import Foundation

/// Shows content that may be larger than its frame.
///
/// The frame extends into the unsafe areas that it touches; the content starts in the safe area.
public nonisolated struct ScrollView<Content: View>: PrimitiveView, LocatedView {
    var source: ViewSource?
    let axes: Axis.Set
    let content: Content

    /// Shows content that can be scrolled along some axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let container = RelativeContainer(in: context)
        let margins = context.environment.contentMargins
        var inner = context.inside(axes == .horizontal ? .horizontal : .vertical)
        inner.container = container
        inner.environment.contentMargins = EdgeInsets()
        var children = inner.nodes(of: content)
        // Several views stack along the axis that is scrolled.
        if children.count > 1 {
            children = [
                axes == .horizontal
                    ? ViewNode(kind: nil, layout: HStackLayout(), children: children, context: context)
                    : ViewNode(kind: nil, layout: VStackLayout(), children: children, context: context)
            ]
        }
        let node = ViewNode(
            kind: "ScrollView", layout: ScrollLayout(axes: axes, margins: margins), children: children,
            context: context)
        container.node = node
        container.insets = { _ in margins }
        node.facts.clips = true
        node.facts.scrollAxes = axes
        return [node]
    }
}

/// Takes all the space it is offered along the axes that are scrolled, and gives its content what it wants there.
struct ScrollLayout: UnaryLayout {
    let axes: Axis.Set
    /// Between the frame and the content, in points.
    let margins: EdgeInsets

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: margins)
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { inner[axis] = nil }
        return inner
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        var size = child.sizeThatFits(self.proposal(for: proposal))
        size.width += margins.horizontal
        size.height += margins.vertical
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    /// Content starts at the edge where scrolling starts, and is centred across.
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let anchor = UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: axes.contains(.vertical) ? 0 : 0.5)
        let area = bounds.inset(by: margins, .leftToRight)
        child.place(
            at: CGPoint(x: area.minX + anchor.x * area.width, y: area.minY + anchor.y * area.height),
            anchor: anchor, proposal: self.proposal(for: proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}
