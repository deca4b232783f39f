public import Foundation

/// Puts a second view at an edge of the first, which has the rest of the space.
struct EdgeInsetLayout: UnaryLayout {
    let edge: Edge
    let alignment: Alignment
    let gap: CGFloat

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var comesFirst: Bool { edge == .top || edge == .leading }

    private func inset(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
        guard let bar = subviews.dropFirst().first else { return 0 }
        return bar.sizeThatFits(ProposedViewSize(axis, nil, proposal[axis.other]))[axis] + gap
    }

    private func offer(_ inset: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, proposal[axis].map { max($0 - inset, 0) }, proposal[axis.other])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let inset = inset(subviews, proposal)
        var size = content.sizeThatFits(offer(inset, proposal))
        size[axis] += inset
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let content = subviews.first else { return }
        let inset = inset(subviews, proposal)
        var corner = bounds.origin
        if comesFirst { corner[axis] += inset }
        content.place(at: corner, proposal: offer(inset, proposal))
        guard let bar = subviews.dropFirst().first else { return }
        let length = max(inset - gap, 0)
        var strip = CGRect(origin: bounds.origin, size: CGSize(axis, length, bounds.size[axis.other]))
        if !comesFirst { strip.origin[axis] += bounds.size[axis] - length }
        bar.place(in: strip, alignment, proposal: ProposedViewSize(axis, length, bounds.size[axis.other]))
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
            node.traits = primary.traits
            return node
        }
    }

    @MainActor private func stacked(_ nodes: [ViewNode], _ context: ViewContext) -> ViewNode {
        ViewNode(kind: "ZStack", layout: ZStackLayout(), children: nodes, context: context)
    }
}

/// Which unsafe areas are meant; scenes have none.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Shows views above or below this one, which has the rest of the height.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let layout = EdgeInsetLayout(
            edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
            gap: spacing ?? 0)
        return modifier(EdgeInsetModifier(layout: layout, bar: content()))
    }

    /// Shows views beside this one, which has the rest of the width.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let layout = EdgeInsetLayout(
            edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment), gap: spacing ?? 0)
        return modifier(EdgeInsetModifier(layout: layout, bar: content()))
    }

    /// Keeps content away from the edges, in points, as a padding does where there is no unsafe area.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Keeps content away from the edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    /// Keeps content away from the edges, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Scenes have no unsafe areas, so there is nothing to ignore.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
}
