public import Foundation

/// Which views of a lazy container stay in sight; it does not change layout.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Section headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Section footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of views; those out of sight are laid out, too, but of each collection no more than 200 elements. It takes all the width it is offered.
public nonisolated struct LazyVStack<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: VStackLayout
    let content: Content

    /// Arranges views with a gap in points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let frame = FlexibleFrameLayout(
            width: .init(nil, nil, .infinity), height: .init(nil, nil, nil),
            alignment: Alignment(horizontal: layout.alignment, vertical: .top))
        return [context.wrap(context.container("LazyVStack", layout, content, isLazy: true), in: frame)]
    }
}

/// A row of views; those out of sight are laid out, too, but of each collection no more than 200 elements. It takes all the height it is offered.
public nonisolated struct LazyHStack<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: HStackLayout
    let content: Content

    /// Arranges views with a gap in points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let frame = FlexibleFrameLayout(
            width: .init(nil, nil, nil), height: .init(nil, nil, .infinity),
            alignment: Alignment(horizontal: .leading, vertical: layout.alignment))
        return [context.wrap(context.container("LazyHStack", layout, content, isLazy: true), in: frame)]
    }
}
