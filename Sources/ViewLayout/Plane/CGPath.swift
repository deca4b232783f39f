public import Foundation

/// An outline of lines and curves.
@_weakLinked
public class CGPath {
    /// A step of an outline, with its points.
    enum Element {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close

        var points: [CGPoint] {
            switch self {
            case .move(let p), .line(let p): [p]
            case .quadCurve(let c, let p): [c, p]
            case .curve(let c1, let c2, let p): [c1, c2, p]
            case .close: []
            }
        }
    }

    fileprivate(set) var elements: [Element] = []

    fileprivate init() {}

    /// The outline of a rectangle under a map.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        add(rect, transform?.pointee ?? .identity)
    }

    /// Whether the outline has no steps.
    public var isEmpty: Bool { elements.isEmpty }
    /// The point where the outline has got to.
    public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

    /// The smallest rectangle around all points, with those that steer curves.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    fileprivate func add(_ rect: CGRect, _ transform: CGAffineTransform) {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        elements += [
            .move(corner(rect.minX, rect.minY)), .line(corner(rect.maxX, rect.minY)),
            .line(corner(rect.maxX, rect.maxY)), .line(corner(rect.minX, rect.maxY)), .close,
        ]
    }
}

/// An outline that can be added to.
@_weakLinked
public final class CGMutablePath: CGPath {
    public override init() { super.init() }
    /// Starts a new line at a point.
    public func move(to point: CGPoint) { elements.append(.move(point)) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(control, end)) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1, control2, end))
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { add(rect, .identity) }
    /// Adds a line back to the start.
    public func closeSubpath() { elements.append(.close) }
}
