internal import CFreeType

/// A step of a glyph's outline, in font units, y upwards from the baseline.
public enum PathElement: Hashable, Sendable {
    /// Closes what was begun before and starts a contour.
    case move(PathPoint)
    /// A straight line to a point.
    case line(PathPoint)
    /// A quadratic Bézier curve to a point.
    case quadratic(control: PathPoint, PathPoint)
    /// A cubic Bézier curve to a point.
    case cubic(control: PathPoint, control2: PathPoint, PathPoint)
}

/// A point of an outline, in font units, y upwards from the baseline.
public struct PathPoint: Hashable, Sendable {
    /// To the right, in font units.
    public let x: Double
    /// Upwards from the baseline, in font units.
    public let y: Double

    /// A point in font units.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Collects the steps that FreeType walks through.
private final class PathCollector {
    var elements: [PathElement] = []
}

/// The contours of an outline in order. O(points).
func pathElements(of outline: inout FT_Outline) -> [PathElement] {
    let collector = PathCollector()
    var steps = FT_Outline_Funcs()
    steps.move_to = { to, user in append(user) { .move(point(to)) } }
    steps.line_to = { to, user in append(user) { .line(point(to)) } }
    steps.conic_to = { control, to, user in append(user) { .quadratic(control: point(control), point(to)) } }
    steps.cubic_to = { control, control2, to, user in
        append(user) { .cubic(control: point(control), control2: point(control2), point(to)) }
    }
    FT_Outline_Decompose(&outline, &steps, Unmanaged.passUnretained(collector).toOpaque())
    return collector.elements
}

private func append(_ user: UnsafeMutableRawPointer?, _ element: () -> PathElement) -> Int32 {
    guard let user else { return 1 }
    Unmanaged<PathCollector>.fromOpaque(user).takeUnretainedValue().elements.append(element())
    return 0
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> PathPoint {
    PathPoint(x: Double(vector?.pointee.x ?? 0), y: Double(vector?.pointee.y ?? 0))
}

extension TextSession {
    /// A glyph's outline in font units, y upwards, filled by the nonzero rule; empty for a glyph without one.
    ///
    /// Unhinted, at the font's own place on its axes; a synthetic style is not in it. O(points).
    public func outline(of glyph: UInt32, in font: Font) -> [PathElement] { outlines(of: font).path(of: glyph) }
}
