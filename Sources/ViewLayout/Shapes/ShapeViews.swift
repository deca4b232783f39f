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

/// A shape filled.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How its inside is found.
    public var fillStyle: FillStyle
    @MainActor public var body: some View { shape }
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
    @MainActor public var body: some View { shape }
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
    @MainActor public var body: some View { shape }
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
    @MainActor public var body: some View { shape }
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
