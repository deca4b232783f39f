public import Foundation

/// A layout whose type is known only at run time, so that a view can change its layout and keep its identity.
@frozen
public struct AnyLayout: Layout {
    package let base: any Layout

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// The cache of the wrapped layout, and the type that it belongs to.
    public struct Cache {
        var owner: ObjectIdentifier
        var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { base.makeErasedCache(subviews: subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.updateErased(&cache, subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.erasedSpacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.erasedSize(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeErased(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The guide that the wrapped layout sets.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.erasedAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The guide that the wrapped layout sets.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.erasedAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

// The same methods, with a cache whose type is not known.
extension Layout {
    func makeErasedCache(subviews: Subviews) -> AnyLayout.Cache {
        AnyLayout.Cache(owner: ObjectIdentifier(Self.self), value: makeCache(subviews: subviews))
    }

    /// Updates the cache, or makes it anew when it belongs to another type of layout.
    func updateErased(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
        guard cache.owner == ObjectIdentifier(Self.self), var value = cache.value as? Cache else {
            cache = makeErasedCache(subviews: subviews)
            return
        }
        updateCache(&value, subviews: subviews)
        cache.value = value
    }

    func erasedSpacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
        withErased(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    func erasedSize(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        withErased(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeErased(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) {
        withErased(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func erasedAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withErased(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func erasedAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withErased(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withErased<Result>(
        _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var value = (cache.value as? Cache) ?? makeCache(subviews: subviews)
        // The cache must have only one owner, or every change would copy it.
        cache.value = ()
        defer { cache = AnyLayout.Cache(owner: ObjectIdentifier(Self.self), value: value) }
        return body(&value)
    }
}
