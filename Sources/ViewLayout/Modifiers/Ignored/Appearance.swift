public import Foundation

// What changes how a view looks, and not where it is: accepted, so that views compile, and without effect.

/// How a picture is combined with what is behind it.
public enum BlendMode: Hashable, CaseIterable, Sendable {
    /// How colours are mixed with those below.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// How colours are mixed with those below.
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    /// How colours are mixed with those below.
    case plusDarker, plusLighter
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Light or dark looks.
    case light, dark
}

extension View {
    /// Sets the colour of texts and symbols.
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
    /// Sets what texts and symbols are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Sets what texts and symbols are filled with.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { self }
    /// Sets what texts and symbols are filled with.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }
    /// Sets the colour of controls.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    /// Sets the colour of controls.
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    /// Sets the colour of controls.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
    /// Makes the view transparent.
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    /// Draws a shadow behind the view.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    /// Blurs the view.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Makes the view lighter or darker.
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    /// Changes the difference of light and dark.
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    /// Changes how strong colours are.
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    /// Takes colour out of the view.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    /// Turns the colours of the view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    /// Multiplies the colours of the view with another.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    /// Inverts the colours of the view.
    nonisolated public func colorInvert() -> some View { self }
    /// Sets how the view is combined with what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Draws the view as one picture.
    nonisolated public func compositingGroup() -> some View { self }
    /// Draws the view as one picture.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Shows the view only where a mask is.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { self }
    /// Shows the view only where a mask is.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    /// Draws a line inside the edges of the frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    /// Does not show the corners of the frame.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { clipped() }
    /// Asks for a light or dark appearance.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
    /// Sets a light or dark appearance.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// Draws a line under texts.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// Draws a line through texts.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    // Drawn elsewhere or larger: the frame that layout knows is the same.
    /// Draws the view larger or smaller; its frame stays.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view larger or smaller; its frame stays.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    /// Draws the view larger or smaller; its frame stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view turned; its frame stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Draws the view turned in space; its frame stays.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
}

extension Text {
    /// Sets the colour of texts and symbols.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// Sets what texts and symbols are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    /// Draws a line under texts.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Draws a line through texts.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}
