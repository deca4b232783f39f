public import Foundation

/// How a view is drawn where the layout has put it; no layout depends on it.
public protocol VisualEffect: Sendable, Animatable {}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// An effect that draws the view at another place.
struct MovingEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    /// The distance, in points.
    let distance: CGSize
}

extension VisualEffect {
    /// How far all effects together move the view, in points.
    fileprivate var movement: CGSize { (self as? any Moving)?.wholeDistance ?? .zero }
}

private protocol Moving {
    var wholeDistance: CGSize { get }
}

extension MovingEffect: Moving {
    fileprivate var wholeDistance: CGSize {
        let inner = base.movement
        return CGSize(width: inner.width + distance.width, height: inner.height + distance.height)
    }
}

extension VisualEffect {
    /// Draws the view at a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { MovingEffect(base: self, distance: offset) }
    /// Draws the view at distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Draws the view under a map.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        offset(transform.translation)
    }
    /// Draws the view under a map.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }
}

extension View {
    /// Draws the view with effects that may depend on its frame. The frame in a report is where the effects move the
    /// view to; other effects do not change it, and no effect changes the layout.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(DisplacementModifier { effect(EmptyVisualEffect(), $0).movement })
    }
}
