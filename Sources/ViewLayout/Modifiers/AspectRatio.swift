public import Foundation

/// How a view with an aspect ratio uses its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits into the space, or as small as fills it.
    case fit, fill
}

/// Offers a view the largest size with an aspect ratio that fits the space, or the smallest that fills it.
struct AspectRatioLayout: UnaryLayout {
    /// A width and a height with the aspect ratio; `nil` for those of the view's ideal size.
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
    /// Gives the view an aspect ratio of width to height; `nil` for that of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.map { CGSize(width: $0, height: 1) }
        return modifier(LayoutModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode)))
    }

    /// Gives the view the aspect ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }

    /// Fits the view into the space with its own aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Fills the space with the view, with its own aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
