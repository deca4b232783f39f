public import Foundation

/// A view of a shape that is filled or outlined, and may be so again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

// A view of a shape is laid out as the shape, however it is drawn.

/// One way in which a shape is drawn, below or over others.
struct ShapeLayer {
    let style: any ShapeStyle
    let fill: FillStyle
    /// How the outline is drawn; nil where the inside is filled.
    let stroke: StrokeStyle?
    /// Whether the whole line is inside the outline.
    let isInside: Bool

    init(
        _ style: any ShapeStyle, fill: FillStyle = FillStyle(), stroke: StrokeStyle? = nil, isInside: Bool = false
    ) {
        (self.style, self.fill, self.stroke, self.isInside) = (style, fill, stroke, isInside)
    }
}

/// A view of a shape that knows how it is drawn.
private protocol LayeredShape {
    /// From the back to the front.
    nonisolated var layers: [ShapeLayer] { get }
}

extension EnvironmentValues {
    private enum LayersKey: EnvironmentKey { static var defaultValue: [ShapeLayer] { [] } }

    /// How the shape is drawn; empty for one that is filled with the foreground.
    var shapeLayers: [ShapeLayer] {
        get { self[LayersKey.self] }
        set { self[LayersKey.self] = newValue }
    }
}

/// A shape filled.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How its inside is found.
    public var fillStyle: FillStyle
    @MainActor public var body: some View { shape.environment(\.shapeLayers, layers) }
}

/// A shape filled in front of another view of it.
public nonisolated struct FillShapeView<Content: Shape, ShapeStyle: ViewLayout.ShapeStyle, Background: View>:
    ShapeView
{
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: ShapeStyle
    /// How its inside is found.
    public var fillStyle: FillStyle
    /// What is drawn behind it.
    public var background: Background
    @MainActor public var body: some View { shape.environment(\.shapeLayers, layers) }
}

/// The outline of a shape in front of another view of it.
public nonisolated struct StrokeShapeView<Content: Shape, ShapeStyle: ViewLayout.ShapeStyle, Background: View>:
    ShapeView
{
    /// The shape.
    public var shape: Content
    /// What the outline is drawn with.
    public var style: ShapeStyle
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are soft.
    public var isAntialiased: Bool
    /// What is drawn behind it.
    public var background: Background
    @MainActor public var body: some View { shape.environment(\.shapeLayers, layers) }
}

/// The outline of a shape, inside of it, in front of another view of it.
public nonisolated struct StrokeBorderShapeView<
    Content: InsettableShape, ShapeStyle: ViewLayout.ShapeStyle, Background: View
>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What the outline is drawn with.
    public var style: ShapeStyle
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are soft.
    public var isAntialiased: Bool
    /// What is drawn behind it.
    public var background: Background
    @MainActor public var body: some View { shape.environment(\.shapeLayers, layers) }
}

extension ShapeView {
    /// The shape filled, in front of this view.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    /// The outline of the shape, in front of this view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// The outline of the shape, in front of this view, as wide as given in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The outline of the shape, inside of it, in front of this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// The outline of the shape, inside of it, in front of this view, as wide as given in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: LayeredShape {
    nonisolated fileprivate var layers: [ShapeLayer] { [ShapeLayer(style, fill: fillStyle)] }
}
extension FillShapeView: LayeredShape {
    nonisolated fileprivate var layers: [ShapeLayer] {
        ((background as? any LayeredShape)?.layers ?? []) + [ShapeLayer(style, fill: fillStyle)]
    }
}
extension StrokeShapeView: LayeredShape {
    nonisolated fileprivate var layers: [ShapeLayer] {
        ((background as? any LayeredShape)?.layers ?? []) + [ShapeLayer(style, stroke: strokeStyle)]
    }
}
extension StrokeBorderShapeView: LayeredShape {
    nonisolated fileprivate var layers: [ShapeLayer] {
        ((background as? any LayeredShape)?.layers ?? []) + [ShapeLayer(style, stroke: strokeStyle, isInside: true)]
    }
}
