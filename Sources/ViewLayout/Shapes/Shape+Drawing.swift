public import Foundation

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]

    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// How the inside of an outline that crosses itself is found.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

// Drawing does not change the layout of a shape: these give the shape as a view.
extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { self }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}

extension InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
}

extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public nonisolated static var circle: Circle { .init() } }
extension Shape where Self == Capsule { public nonisolated static var capsule: Capsule { .init() } }
extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { .init() } }
extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
}
