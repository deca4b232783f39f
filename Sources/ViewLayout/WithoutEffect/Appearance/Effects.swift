public import Foundation

// A view that is drawn larger or rotated keeps the frame that layout gives it.

extension View {
    /// Draws the view larger or smaller; its frame stays.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view rotated; its frame stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view rotated in space; its frame stays.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
}

extension VisualEffect {
    /// Draws the view rotated.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Draws the view rotated in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Draws the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Draws the view blurred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Makes the view lighter or darker.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Changes the contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Changes the saturation of colours.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Removes colour from the view.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Rotates the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    /// Makes the view transparent.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
}
