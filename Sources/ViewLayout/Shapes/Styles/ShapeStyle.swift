/// What a shape or a text is filled with; it does not change layout.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to in an environment.
    associatedtype Resolved: ShapeStyle = Self
    /// The style that this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Self {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> Self { self }
}

/// The style of texts and symbols.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}
/// The style of backgrounds: that which `backgroundStyle` sets.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}
/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of filled areas in controls.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of placeholder texts.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
}
/// The style of the background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the foreground.
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the background.
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The style of the tint.
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of the separator.
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what is selected.
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The style of filled areas in controls.
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder texts.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of the background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
