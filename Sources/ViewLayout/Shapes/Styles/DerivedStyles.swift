/// A style made from another one.
protocol DerivedStyle: ShapeStyle {
    var base: any ShapeStyle { get }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle, DerivedStyle {
    let base: any ShapeStyle
    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { base = style }
}

/// A style that is drawn otherwise: lighter, with a shadow, mixed with what is behind it.
struct ChangedStyle: ShapeStyle, DerivedStyle {
    let base: any ShapeStyle
    /// In 0…1.
    var opacity = 1.0
    /// Which level of the style is drawn, from 1.
    var level = 1
}

extension ShapeStyle {
    /// The style made transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle { ChangedStyle(base: self, opacity: opacity) }
    /// The style mixed with what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ChangedStyle(base: self) }
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ChangedStyle(base: self) }

    /// The second level of the style.
    public var secondary: some ShapeStyle { ChangedStyle(base: self, level: 2) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { ChangedStyle(base: self, level: 3) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { ChangedStyle(base: self, level: 4) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { ChangedStyle(base: self, level: 5) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style of the foreground made transparent.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The style of the foreground mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The style of the foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

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
    /// The quinary level.
    public static let quinary = HierarchicalShapeStyle(level: 5)
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
    /// The quinary level.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// What a style draws behind or in front of a view: the style itself if it is a view, such as a colour, or else
/// nothing.
nonisolated struct StyleView: PrimitiveView {
    let style: any ShapeStyle

    /// Styles that resolve to each other in a circle draw nothing.
    private static var deepest: Int { 64 }

    @MainActor func makeNodes(in context: ViewContext) -> [ViewNode] {
        view(in: context.environment).map { context.nodes(of: $0) } ?? []
    }

    /// The style that is a view, such as a colour; nil for one that is none, such as a material.
    func view(in environment: EnvironmentValues) -> (any View)? {
        var style = style
        for _ in 0..<Self.deepest {
            if let view = style as? any View { return view }
            guard let next = style.next(in: environment) else { return nil }
            style = next
        }
        return nil
    }
}

extension ShapeStyle {
    /// The style that is drawn for this one; `nil` for one that is drawn itself.
    func next(in environment: EnvironmentValues) -> (any ShapeStyle)? {
        if let derived = self as? any DerivedStyle { return derived.base }
        if self is BackgroundStyle { return environment.backgroundStyle }
        return Resolved.self == Self.self ? nil : resolve(in: environment)
    }
}

extension EnvironmentValues {
    private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

    /// What backgrounds without a style of their own are filled with; `nil` for the platform's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
