public import Foundation

/// The outline of a figure, in points.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        /// Begins a part at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the part began.
        case closeSubpath
    }

    var elements: [Element] = []

    /// An outline without steps.
    public init() {}
    /// The outline of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// The outline of an ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// The outline of a rectangle with round corners, of one size in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    /// The outline of a rectangle with round corners, of one radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// The outline of a rectangle whose round corners differ; for one that runs from left to right.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
    /// The outline that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the outline has no steps.
    public var isEmpty: Bool { elements.isEmpty }
    /// The point where the last line ended.
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
    /// Adds another outline under a map.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    /// Adds a rectangle under a map.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Adds rectangles under a map.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
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

    /// The step with each of its points mapped.
    func map(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path {
    /// The outline under a map.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var path = self
        path.elements = elements.map { $0.map { $0.applying(transform) } }
        return path
    }

    /// The outline moved, by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
