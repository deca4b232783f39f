public import Foundation

// What is drawn larger or turned keeps the frame that layout knows.

extension View {
    /// Draws the view larger or smaller; its frame stays.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view turned; its frame stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view turned in space; its frame stays.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
}

extension VisualEffect {
    /// Draws the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Draws the view turned in space.
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
    /// Changes the difference of light and dark.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Changes how strong colours are.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Takes colour out of the view.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Turns the colours of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    /// Makes the view transparent.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
}
