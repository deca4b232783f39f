import Foundation

/// Shows content that may be larger than its frame.
///
/// The frame extends into the unsafe areas that it touches; the content starts in the safe area.
public nonisolated struct ScrollView<Content: View>: LocatedPrimitiveView {
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
        var inner = context.inside(axes == .horizontal ? .horizontal : .vertical)
        inner.container = container
        inner.environment.contentMargins = EdgeInsets()
        inner.isAnchored = inner.environment.scrollAnchors[.initialOffset] != nil
        inner.environment.scrollAnchors = ScrollAnchors()
        var children = inner.nodes(of: content)
        // Several views stack along the axis that is scrolled.
        if children.count > 1 {
            children = [
                axes == .horizontal
                    ? ViewNode(kind: nil, layout: HStackLayout(), children: children, context: context)
                    : ViewNode(kind: nil, layout: VStackLayout(), children: children, context: context)
            ]
        }
        return [context.scrolling("ScrollView", children, along: axes, container)]
    }
}

extension ViewContext {
    /// A node whose content can be scrolled.
    func scrolling(_ kind: String, _ content: [ViewNode], along axes: Axis.Set, _ container: RelativeContainer)
        -> ViewNode
    {
        let margins = environment.contentMargins
        let layout = ScrollLayout(axes: axes, margins: margins, anchors: environment.scrollAnchors)
        let node = ViewNode(kind: kind, layout: layout, children: content, context: self)
        container.node = node
        container.insets = { _ in margins }
        node.facts.clips = !environment.scrollClipIsDisabled
        node.facts.scrollAxes = axes
        node.facts.contentInsets = margins
        return node
    }
}

/// Takes all the space it is offered along the axes that are scrolled, and gives its content what it wants there.
struct ScrollLayout: UnaryLayout {
    let axes: Axis.Set
    /// Between the frame and the content, in points.
    let margins: EdgeInsets
    var anchors = ScrollAnchors()

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

    /// Content starts at the edge where scrolling starts, unless it is anchored elsewhere, and is centred across.
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let inner = self.proposal(for: proposal)
        let area = bounds.inset(by: margins, .leftToRight)
        let size = child.sizeThatFits(inner)
        var origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let room = area.size[axis] - size[axis]
            let anchor = anchors[room < 0 ? .initialOffset : .alignment]
            origin[axis] = area.origin[axis] + room * (anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
        }
        child.place(at: origin, proposal: inner)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}
