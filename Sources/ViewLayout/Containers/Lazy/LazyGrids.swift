public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How wide the item is, in points.
    public enum Size: Sendable {
        /// As wide as this, in points.
        case fixed(CGFloat)
        /// One track that takes what room there is, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit side by side.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the item is.
    public var size: Size
    /// The gap to the next item in points; 8 when it is `nil`.
    public var spacing: CGFloat?
    /// The alignment of views in the item.
    public var alignment: Alignment?

    /// Makes it from items, an alignment and gaps in points.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Fills columns of given widths, line after line.
public nonisolated struct LazyVGrid<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: TrackGridLayout
    let content: Content

    /// Makes it from items, an alignment and gaps in points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = TrackGridLayout(
            axis: .horizontal, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.container("LazyVGrid", layout, content, isLazy: true)]
    }
}

/// Fills rows of given heights, line after line.
public nonisolated struct LazyHGrid<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: TrackGridLayout
    let content: Content

    /// Makes it from items, an alignment and gaps in points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = TrackGridLayout(
            axis: .vertical, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.container("LazyHGrid", layout, content, isLazy: true)]
    }
}
