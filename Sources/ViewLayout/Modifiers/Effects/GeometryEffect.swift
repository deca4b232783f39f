public import Foundation

/// A modifier that draws a view under a map made for its size.
///
/// The layout stays the same; the frame in a report follows a map that only moves, and stays where a map does more.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// The map for a view of a size in points, from its top left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The content where the effect draws it.
    @MainActor public func body(content: Content) -> some View {
        content.modifier(DisplacementModifier { effectValue(size: $0.size).translation })
    }

    /// The same effect; frames that views read are those of the layout, with or without it.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that does not change the frames that views read.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// Makes it from an effect.
    public init(base: Base) { self.base = base }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}
