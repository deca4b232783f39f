public import Foundation

/// A layout that puts its subviews side by side.
public struct HStackLayout: Layout {
    /// The guide that the subviews share across the stack.
    public var alignment: VerticalAlignment
    /// The gap between subviews in points; `nil` for the distances that they prefer.
    public var spacing: CGFloat?

    /// Makes a layout with an alignment and a gap in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

/// A layout that puts its subviews below each other.
public struct VStackLayout: Layout {
    /// The guide that the subviews share across the stack.
    public var alignment: HorizontalAlignment
    /// The gap between subviews in points; `nil` for the distances that they prefer.
    public var spacing: CGFloat?

    /// Makes a layout with an alignment and a gap in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension LayoutProperties {
    init(stackOrientation: Axis?) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}

/// What both stacks share.
protocol StackLayout: GuideTransparentLayout where Cache == StackCache {
    var algorithm: StackAlgorithm { get }
}

/// What a stack remembers between calls.
public struct StackCache {
    var value: StackAlgorithm.Cache
}

extension HStackLayout: StackLayout {
    var algorithm: StackAlgorithm { StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

extension VStackLayout: StackLayout {
    var algorithm: StackAlgorithm { StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

extension StackLayout {
    public func makeCache(subviews: Subviews) -> StackCache { StackCache(value: algorithm.makeCache(subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        subviews.isEmpty ? .zero : algorithm.run(proposal, subviews, &cache.value).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        let axis = algorithm.axis
        // Across the stack the children are offered what it was offered, or else what it took.
        let proposal = ProposedViewSize(axis, proposal[axis], proposal[axis.other] ?? bounds.size[axis.other])
        let result = algorithm.run(proposal, subviews, &cache.value)
        for (index, subview) in subviews.enumerated() {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: result.proposals[index])
        }
    }

    /// All children count across the stack, the first and the last along it.
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let horizontal = algorithm.axis == .horizontal
        var spacing = ViewSpacing()
        spacing.layoutDirection = first.spacing.layoutDirection
        for subview in subviews { spacing.formUnion(subview.spacing, edges: horizontal ? .vertical : .horizontal) }
        spacing.formUnion(first.spacing, edges: horizontal ? .leading : .top)
        spacing.formUnion(last.spacing, edges: horizontal ? .trailing : .bottom)
        return spacing
    }
}
