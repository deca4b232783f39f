public import Foundation
public import ViewLayout

/// An outline of lines and curves, in points; angles are in radians and grow clockwise, as the y axis runs down.
open class UIBezierPath: NSObject {
    private var path: Path

    init(_ path: Path) { self.path = path }

    /// An outline without steps.
    public convenience override init() { self.init(Path()) }
    /// The outline of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// The outline of an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// The outline of a rectangle with round corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
    }
    /// The outline of a rectangle with some round corners, of a radius in points: the smaller of both.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let largest = max(0, min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2))
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? largest : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }
    /// A part of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// An outline of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Starts a new line at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Adds a part of a circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Paths of views call a turn clockwise that looks so where the y axis runs up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    /// Adds a line back to the start.
    open func close() { path.closeSubpath() }
    /// Adds another outline.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Takes every step out.
    open func removeAllPoints() { path = Path() }

    /// Changes no outline.
    open var lineWidth: CGFloat = 1
    /// Changes no outline.
    open var lineCapStyle = CGLineCap.butt
    /// Changes no outline.
    open var lineJoinStyle = CGLineJoin.miter

    /// Whether the outline has no steps.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the outline has got to.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the outline.
    open var bounds: CGRect { path.boundingRect }
    /// The outline for Core Graphics.
    open var cgPath: CGPath { path.cgPath }
}
