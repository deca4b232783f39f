public import Foundation

// The first SDKs with custom layouts had stacks without content as layouts, as in `AnyLayout(HStack())`.

extension HStack: Animatable where Content == EmptyView {}

extension HStack: Layout where Content == EmptyView {
    /// A stack without content, as a layout.
    @_disfavoredOverload
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.init(alignment: alignment, spacing: spacing, content: { EmptyView() })
    }

    public typealias Cache = StackCache
    public static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    public func makeCache(subviews: Subviews) -> StackCache { layout.makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension VStack: Animatable where Content == EmptyView {}

extension VStack: Layout where Content == EmptyView {
    /// A stack without content, as a layout.
    @_disfavoredOverload
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.init(alignment: alignment, spacing: spacing, content: { EmptyView() })
    }

    public typealias Cache = StackCache
    public static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

    public func makeCache(subviews: Subviews) -> StackCache { layout.makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
