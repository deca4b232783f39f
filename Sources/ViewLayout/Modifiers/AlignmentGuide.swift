public import Foundation

/// Sets one guide of a view.
struct AlignmentGuideLayout: UnaryLayout {
    let key: AlignmentKey
    let compute: @Sendable (ViewDimensions) -> CGFloat

    func priority(of child: LayoutSubview) -> Double { child.priority }

    func handedOn(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
    ) -> CGFloat? {
        guard let child = subviews.first else { return nil }
        let dimensions = child.dimensions(in: proposal)
        let value = key == self.key ? compute(dimensions) : dimensions[explicit: key]
        return value.map { bounds.origin[key.axis] + $0 }
    }
}

extension View {
    /// Sets a horizontal guide; the closure is given the view's own dimensions.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: guide.key, compute: computeValue))
    }

    /// Sets a vertical guide; the closure is given the view's own dimensions.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: guide.key, compute: computeValue))
    }
}

private nonisolated struct GuideModifier: PrimitiveModifier {
    let key: AlignmentKey
    let compute: @Sendable (ViewDimensions) -> CGFloat

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let layout = AlignmentGuideLayout(key: key, compute: compute)
        let guides: GuideSet = key.axis == .horizontal ? .horizontal : .vertical
        return content(context).map { context.wrap($0, in: layout, guides: guides) }
    }
}
