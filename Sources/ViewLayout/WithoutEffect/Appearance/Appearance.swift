public import Foundation

/// How a view is blended with what is behind it.
public enum BlendMode: Hashable, CaseIterable, Sendable {
    /// How colours are mixed with those below.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// How colours are mixed with those below.
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    /// How colours are mixed with those below.
    case plusDarker, plusLighter
}

extension View {
    /// Blurs the view.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Makes the view lighter or darker.
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    /// Changes the contrast.
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    /// Changes the saturation of colours.
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    /// Removes colour from the view.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    /// Rotates the hues of the view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    /// Multiplies the colours of the view with another.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    /// Inverts the colours of the view.
    nonisolated public func colorInvert() -> some View { self }
    /// Sets how the view is blended with what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Draws the view as one picture.
    nonisolated public func compositingGroup() -> some View { self }
    /// Draws the view as one picture.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
