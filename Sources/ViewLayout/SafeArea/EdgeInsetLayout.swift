public import Foundation

/// Puts a second view at an edge of the first, which has the rest of the space and may extend below the second.
///
/// As SwiftUI's own layout has been reconstructed: the second is offered what the least size of the first leaves, the
/// first what the second has not taken; across the edge both share a guide.
struct EdgeInsetLayout: UnaryLayout {
    let edge: Edge
    let alignment: AlignmentKey
    /// Between the two, in points; `nil` for the distance that they prefer.
    let spacing: CGFloat?

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var comesFirst: Bool { edge == .top || edge == .leading }

    /// What both views are offered and take for one proposal.
    private struct Parts {
        var primary: ProposedViewSize
        var secondary: ProposedViewSize
        /// The length of the second view and the distance to it.
        var inset: CGFloat
    }

    private func parts(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Parts {
        guard let content = subviews.first, let bar = subviews.dropFirst().first else {
            return Parts(primary: proposal, secondary: proposal, inset: 0)
        }
        let gap = spacing ?? content.spacing.distance(to: bar.spacing, along: axis)
        var parts = Parts(primary: proposal, secondary: proposal, inset: 0)
        if let length = proposal[axis] {
            var least = proposal
            least[axis] = 0
            parts.secondary[axis] = max(max(length - gap, 0) - content.sizeThatFits(least)[axis], 0)
        }
        parts.inset = bar.sizeThatFits(parts.secondary)[axis] + gap
        parts.primary[axis] = proposal[axis].map { max($0 - parts.inset, 0) }
        return parts
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let parts = parts(subviews, proposal)
        guard var size = subviews.first?.sizeThatFits(parts.primary) else { return .zero }
        size[axis] += parts.inset
        if let bar = subviews.dropFirst().first {
            size[axis.other] = max(size[axis.other], bar.sizeThatFits(parts.secondary)[axis.other])
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let content = subviews.first else { return }
        let parts = parts(subviews, placed(proposal, in: bounds))
        let main = content.dimensions(in: parts.primary)
        var corner = bounds.origin
        corner[axis.other] += (bounds.size[axis.other] - main.size[axis.other]) / 2
        if comesFirst { corner[axis] += bounds.size[axis] - main.size[axis] }
        content.place(at: corner, proposal: parts.primary)
        guard let bar = subviews.dropFirst().first else { return }
        let own = bar.dimensions(in: parts.secondary)
        corner[axis.other] += main[alignment] - own[alignment]
        corner[axis] = bounds.origin[axis] + (comesFirst ? 0 : bounds.size[axis] - own.size[axis])
        bar.place(at: corner, proposal: parts.secondary)
    }

    /// Across the edge the views are offered what there is.
    private func placed(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
        return proposal
    }

    /// The unsafe area that the second view makes for the first.
    func insets(_ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize) -> EdgeInsets {
        EdgeInsets(parts(subviews, placed(proposal, in: bounds)).inset, on: Edge.Set(edge))
    }
}

private nonisolated struct EdgeInsetModifier<Bar: View>: PrimitiveModifier {
    let layout: EdgeInsetLayout
    let bar: Bar

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        content(context).map { primary in
            let bars = context.inside(nil).at("o").nodes(of: bar)
            let children = [primary] + (bars.isEmpty ? [] : [bars.count == 1 ? bars[0] : stacked(bars, context)])
            let node = ViewNode(kind: nil, layout: layout, children: children, context: context)
            node.takeTraits(of: primary)
            let subviews = LayoutSubviews(children, layoutDirection: context.environment.layoutDirection)
            node.facts.unsafeArea = UnsafeArea(child: 0) { [layout] in layout.insets(subviews, in: $0, $1) }
            return node
        }
    }

    @MainActor private func stacked(_ nodes: [ViewNode], _ context: ViewContext) -> ViewNode {
        ViewNode(kind: "ZStack", layout: ZStackLayout(), children: nodes, context: context)
    }
}

/// The unsafe area that a container makes for one of its subviews.
struct UnsafeArea {
    /// The index of the subview.
    var child: Int
    /// The insets of the container's frame for a proposal, within which the subview is safe.
    var insets: (CGRect, ProposedViewSize) -> EdgeInsets
}

extension View {
    /// Shows views above or below this one, which has the rest of the height and may extend below them.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let layout = EdgeInsetLayout(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing)
        return modifier(EdgeInsetModifier(layout: layout, bar: content()))
    }

    /// Shows views beside this one, which has the rest of the width and may extend below them.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let layout = EdgeInsetLayout(
            edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing)
        return modifier(EdgeInsetModifier(layout: layout, bar: content()))
    }

    /// Makes a part of the view's space unsafe, in points; the platform's default padding when `length` is `nil`.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? PaddingLayout.standard, on: edges))
    }

    /// Makes the same length unsafe on all edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Makes a part of the view's space unsafe, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            LayoutModifier(layout: PaddingLayout(insets: insets)) {
                $0.unsafeArea = UnsafeArea(child: 0) { _, _ in insets }
            })
    }
}
