public import Foundation

// What changes how a view looks, and not where it is: accepted, so that views compile, and without effect.

/// How a picture is combined with what is behind it.
public enum BlendMode: Hashable, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

extension View {
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { self }
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    nonisolated public func colorInvert() -> some View { self }
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    nonisolated public func compositingGroup() -> some View { self }
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { self }
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { clipped() }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
    nonisolated public func unredacted() -> some View { self }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    // Drawn elsewhere or larger: the frame that layout knows is the same.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
}

extension Text {
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

/// Why content is hidden behind a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}
