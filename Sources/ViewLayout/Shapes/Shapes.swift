public import Foundation

/// A rectangle with square corners.
public nonisolated struct Rectangle: InsettableShape, RectangularShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { smaller(by: amount) }
}

/// A circle, as wide and as high as the smaller side of the space.
public nonisolated struct Circle: InsettableShape, RectangularShape {
    public init() {}

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let space = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        let side = min(space.width, space.height)
        return proposal == .unspecified ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { smaller(by: amount) }
}

/// An ellipse in the whole space.
public nonisolated struct Ellipse: InsettableShape, RectangularShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { smaller(by: amount) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, RectangularShape {
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    /// Makes the shape.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { smaller(by: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public nonisolated static var rect: Rectangle { .init() }
}

extension Shape where Self == Circle {
    /// A circle.
    public nonisolated static var circle: Circle { .init() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public nonisolated static var ellipse: Ellipse { .init() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public nonisolated static var capsule: Capsule { .init() }
    /// A capsule.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
