public import Foundation

/// A type that decides the size of a container and where its subviews go.
///
/// The methods must be pure functions of their arguments: they may be called in any order, any number of times, and
/// with proposals that differ from the final one.
@preconcurrency
public protocol Layout: Sendable, Animatable {
    /// Storage that the calls for one container share; `Void` when the layout needs none.
    associatedtype Cache = Void
    /// The subviews of a container.
    typealias Subviews = LayoutSubviews

    /// Properties that the container shares with built-in ones.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the storage, once for a container.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the storage after the layout or its subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container, in points, for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the subviews in `bounds`. Its origin need not be zero, and its size is the answer to `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of a horizontal guide that the container sets itself, in the coordinates of `bounds`.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The position of a vertical guide that the container sets itself, in the coordinates of `bounds`.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// Properties that a layout shares with the built-in ones.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers inside the container stretch; `nil` for none.
    public var stackOrientation: Axis?
    /// Makes properties of a layout that is not a stack.
    public init() {}
}

extension Layout {
    /// Those of a layout that is not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the storage anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The distances that the subviews prefer, merged on every edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing(merging: subviews) }

    /// Merges the guides that the placed subviews set.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the guides that the placed subviews set.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension Layout where Cache == Void {
    /// There is nothing to keep.
    public func makeCache(subviews: Subviews) {}
}
