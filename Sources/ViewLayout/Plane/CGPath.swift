public import Foundation

/// An outline of lines and curves.
@_weakLinked
public class CGPath {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// The outline of a rectangle under a map.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addRect(rect, transform: transform.map(\.pointee) ?? .identity) })
    }

    /// The outline of an ellipse that fills a rectangle, under a map.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path { $0.addEllipse(in: rect, transform: transform.map(\.pointee) ?? .identity) })
    }

    /// The outline of a rectangle with round corners of a size in points, under a map.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            Path { $0.addRoundedRect(in: rect, cornerSize: size, transform: transform.map(\.pointee) ?? .identity) })
    }

    /// Whether the outline has no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// The point where the last line ended.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around all points, without control points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The smallest rectangle around all points and control points.
    public var boundingBox: CGRect {
        let points = path.elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

/// An outline that can be added to.
@_weakLinked
public final class CGMutablePath: CGPath {
    /// An outline without steps.
    public init() { super.init(Path()) }

    /// Starts a new line at a point under a map.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    /// Adds a straight line under a map.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    /// Adds straight lines from point to point under a map.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    /// Adds a curve with one control point under a map.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// Adds a curve with two control points under a map.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    /// Adds a rectangle under a map.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// Adds an ellipse that fills a rectangle, under a map.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    /// Adds a rectangle with round corners of a size in points, under a map.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
    }
    /// Adds a part of a circle under a map; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }
    /// Adds another outline under a map.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path, transform: transform)
    }
    /// Adds a line back to the start.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The same outline as a value.
    public init(_ path: CGPath) { self = path.path }
    /// The same outline as an object.
    public var cgPath: CGPath { CGPath(self) }
}
