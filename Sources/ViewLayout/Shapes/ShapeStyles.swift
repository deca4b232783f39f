/// What a shape or a text is filled with; it does not change layout.
public protocol ShapeStyle: Sendable {}

/// The style of texts and symbols.
public struct ForegroundStyle: ShapeStyle { public init() {} }
/// The style of backgrounds.
public struct BackgroundStyle: ShapeStyle { public init() {} }
/// The colour of controls.
public struct TintShapeStyle: ShapeStyle { public init() {} }
/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }

/// One of the levels of the surrounding style.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    /// The primary level.
    public static let primary = HierarchicalShapeStyle(level: 1)
    /// The secondary level.
    public static let secondary = HierarchicalShapeStyle(level: 2)
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(level: 4)
}

/// A blurred background.
public struct Material: ShapeStyle, Equatable {
    let name: String
    /// A background that is blurred: ultra thin.
    public static let ultraThin = Material(name: "ultraThin")
    /// A background that is blurred: thin.
    public static let thin = Material(name: "thin")
    /// A background that is blurred: regular.
    public static let regular = Material(name: "regular")
    /// A background that is blurred: thick.
    public static let thick = Material(name: "thick")
    /// A background that is blurred: ultra thick.
    public static let ultraThick = Material(name: "ultraThick")
    /// A background that is blurred: bar.
    public static let bar = Material(name: "bar")
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle
    /// Makes the style.
    public init<S: ShapeStyle>(_ style: S) { base = style }
}

/// The style of the foreground.
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
/// The style of the background.
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
/// The style of the tint.
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of the separator.
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The secondary level.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The tertiary level.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The quaternary level.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == Material {
    /// A background that is blurred: ultra thin.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A background that is blurred: thin.
    public static var thinMaterial: Material { .thin }
    /// A background that is blurred: regular.
    public static var regularMaterial: Material { .regular }
    /// A background that is blurred: thick.
    public static var thickMaterial: Material { .thick }
    /// A background that is blurred: ultra thick.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A background that is blurred: bar.
    public static var bar: Material { Material.bar }
}

extension ShapeStyle where Self == Color {
    /// The colour red.
    public static var red: Color { Color.red }
    /// The colour orange.
    public static var orange: Color { Color.orange }
    /// The colour yellow.
    public static var yellow: Color { Color.yellow }
    /// The colour green.
    public static var green: Color { Color.green }
    /// The colour mint.
    public static var mint: Color { Color.mint }
    /// The colour teal.
    public static var teal: Color { Color.teal }
    /// The colour cyan.
    public static var cyan: Color { Color.cyan }
    /// The colour blue.
    public static var blue: Color { Color.blue }
    /// The colour indigo.
    public static var indigo: Color { Color.indigo }
    /// The colour purple.
    public static var purple: Color { Color.purple }
    /// The colour pink.
    public static var pink: Color { Color.pink }
    /// The colour brown.
    public static var brown: Color { Color.brown }
    /// The colour white.
    public static var white: Color { Color.white }
    /// The colour gray.
    public static var gray: Color { Color.gray }
    /// The colour black.
    public static var black: Color { Color.black }
    /// The colour clear.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle {
    /// Makes the view transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
