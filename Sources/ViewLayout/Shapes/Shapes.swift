public import Foundation

/// A rectangle with square corners.
public nonisolated struct Rectangle: InsettableShape {
    /// Makes the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How a rounded corner is drawn; it does not change layout.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The size of the corners, in points.
    public var cornerSize: CGSize
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    /// Makes the shape.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes the shape.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) } }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of each corner, in points.
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    /// Makes the shape.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose round corners differ.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    /// Makes the shape.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// The outline with the largest of the radii at every corner.
    public func path(in rect: CGRect) -> Path {
        let radii = cornerRadii
        let largest = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
        return Path(roundedRect: rect, cornerRadius: largest)
    }
}

/// A circle, as wide and as high as the smaller side of the space.
public nonisolated struct Circle: InsettableShape {
    /// Makes the shape.
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
}

/// An ellipse in the whole space.
public nonisolated struct Ellipse: InsettableShape {
    /// Makes the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    /// Makes the shape.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
