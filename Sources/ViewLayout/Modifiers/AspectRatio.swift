public import Foundation

/// How a view of a given proportion meets the space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits in the room, or as small as fills it.
    case fit, fill
}

/// Offers a view the largest size of a proportion that fits the space, or the smallest that fills it.
struct AspectRatioLayout: UnaryLayout {
    /// Width and height that have the proportion; `nil` takes those of the view's ideal size.
    let ratio: CGSize?
    let mode: ContentMode

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(to: child, proposal))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(to: child, proposal))
    }

    private func offer(to child: LayoutSubview, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ratio = ratio ?? child.sizeThatFits(.unspecified)
        guard ratio.width > 0, ratio.height > 0 else { return proposal }
        let scales = [proposal.width.map { $0 / ratio.width }, proposal.height.map { $0 / ratio.height }]
            .compactMap { $0 }
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: ratio.width * scale, height: ratio.height * scale)
    }
}

extension View {
    /// Keeps the view to a proportion of width to height; `nil` keeps its ideal one.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.map { CGSize(width: $0, height: 1) }
        return modifier(LayoutModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode)))
    }

    /// Keeps the view to the proportion of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }

    /// Fits the view into the space with its own proportion.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Fills the space with the view in its own proportion.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
