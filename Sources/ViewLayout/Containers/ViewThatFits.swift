import Foundation

/// Shows the first of its views that fits the space.
public nonisolated struct ViewThatFits<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let axes: Axis.Set
    let content: Content

    /// Only the given axes are looked at.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let children = context.nodes(of: content)
        let layout = ViewThatFitsLayout(axes: axes, pixel: context.environment.pixelLength)
        return [ViewNode(kind: "ViewThatFits", layout: layout, children: children, context: context)]
    }
}

/// Chooses among its subviews by their ideal sizes.
///
/// Apple's documentation: a view fits when its ideal size on the constrained axes does not exceed the proposal; the
/// last is taken when none fits. Choices where it is silent: on the other axes a candidate is measured with the
/// proposal; an axis without a proposal always fits; sizes are compared in whole pixels, with half a pixel of slack.
struct ViewThatFitsLayout: GuideTransparentLayout {
    let axes: Axis.Set
    let pixel: CGFloat

    /// The subview that it shows; nil where there are none.
    func choice(for proposal: ProposedViewSize, subviews: Subviews) -> LayoutChoice? {
        guard !subviews.isEmpty else { return nil }
        let index = subviews.firstIndex { fits(ideal(of: $0, proposal), proposal) }
        var room = ProposedViewSize.unspecified
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { room[axis] = proposal[axis] }
        return LayoutChoice(
            index: index ?? subviews.count - 1, count: subviews.count, fits: index != nil, room: room,
            ideals: index == nil ? subviews.map { ideal(of: $0, proposal) } : [])
    }

    private func ideal(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
        var probe = proposal
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { probe[axis] = nil }
        return subview.sizeThatFits(probe)
    }

    private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
        Axis.allCases.allSatisfy { axis in
            guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
            return ideal[axis].rounded(toPixel: pixel) <= room.rounded(toPixel: pixel) + pixel / 2
        }
    }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        choice(for: proposal, subviews: subviews).map { subviews[$0.index] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        chosen(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(proposal, subviews)?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(proposal, subviews)?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}
