public import Foundation

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The lengths of dashes and gaps, in points.
    public var dash: [CGFloat]

    /// Makes it from its parts.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// How the inside of an outline that crosses itself is found.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is crossed twice is left out.
    public var isEOFilled: Bool
    /// Whether edges are soft.
    public var isAntialiased: Bool
    /// Makes it from its parts.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

// Drawing does not change the layout of a shape: these give the shape as a view.
extension Shape {
    /// The shape filled.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
    /// The shape filled.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { self }
    /// The outline of the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    /// The outline of the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    /// The outline of the shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// The outline of the shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    /// A part of the outline.
    nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
    /// The shape turned; its frame stays.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}

extension InsettableShape {
    /// The shape drawn smaller; its frame stays.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
    /// The outline of the shape, drawn inside of it.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    /// The outline of the shape, drawn inside of it.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    /// The outline of the shape, drawn inside of it.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
}

/// A rect.
extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { .init() } }
/// A circle.
extension Shape where Self == Circle { public nonisolated static var circle: Circle { .init() } }
/// A capsule.
extension Shape where Self == Capsule { public nonisolated static var capsule: Capsule { .init() } }
/// A ellipse.
extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { .init() } }
extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
}
