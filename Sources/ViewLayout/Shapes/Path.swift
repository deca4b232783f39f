public import Foundation

/// The outline of a figure, in points.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private var elements: [Element] = []

    /// An outline without steps.
    public init() {}
    /// The outline of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// The outline of an ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// The outline of a rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// The outline that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the outline has no steps.
    public var isEmpty: Bool { elements.isEmpty }
    /// The point where the outline has got to.
    public var currentPoint: CGPoint? { elements.last(where: { $0.end != nil })?.end }
    /// Calls a closure with every step of the outline.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Starts a new line at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    /// Adds straight lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Adds a line back to the start.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }
    /// Adds another outline.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// The smallest rectangle around all points of the outline, with those that steer curves.
    public var boundingRect: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}

extension Path.Element {
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }

    var end: CGPoint? { points.last }
}
