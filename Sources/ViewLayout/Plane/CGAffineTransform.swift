public import Foundation

/// A map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
@_weakLinked
public struct CGAffineTransform: Equatable, Hashable, Sendable {
    /// The parts of the map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
    public var a, b, c, d, tx, ty: CGFloat

    /// Makes it from its parts.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes it from its parts.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The map that changes nothing.
    public init() { self.init(1, 0, 0, 1, 0, 0) }

    /// A turn by an angle in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) { self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0) }
    /// Makes it from its parts.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }
    /// Makes it from its parts.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

    /// Identity.
    public static let identity = CGAffineTransform()
    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map, and then the other.
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a * t.a + b * t.c, a * t.b + b * t.d, c * t.a + d * t.c, c * t.b + d * t.d,
            tx * t.a + ty * t.c + t.tx, tx * t.b + ty * t.d + t.ty)
    }

    /// The inverse of this map; this map itself where there is none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant, -b / determinant, -c / determinant, a / determinant,
            (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    }

    // Each change is applied before this map.
    /// A turn by an angle in radians, and then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform { Self(rotationAngle: angle).concatenating(self) }
    /// A change of scale, and then this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        Self(scaleX: sx, y: sy).concatenating(self)
    }
    /// A move, and then this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        Self(translationX: tx, y: ty).concatenating(self)
    }
}

@_weakLinked
extension CGPoint {
    /// The point that a map sends this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

@_weakLinked
extension CGSize {
    /// The size as a vector under a map, which is not moved.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

@_weakLinked
extension CGRect {
    /// The smallest rectangle around the corners under a map.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension CGRect {
    /// What both rectangles cover; where they are apart, a rectangle without an area at the edge of this one.
    ///
    /// `intersection` has no numbers for that case: its null rectangle lies at infinity.
    func common(with other: CGRect) -> CGRect {
        let (x, y) = (min(max(other.minX, minX), maxX), min(max(other.minY, minY), maxY))
        return CGRect(
            x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }
}

/// A direction with a length.
@_weakLinked
public struct CGVector: Equatable, Hashable, Sendable {
    /// The lengths along the axes, in points.
    public var dx, dy: CGFloat
    /// Makes it from its parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init() { self.init(dx: 0, dy: 0) }
    /// A vector without length.
    public static let zero = CGVector()
}
