import Foundation

extension Path {
    /// The outline of a line drawn along this outline, to be filled by winding: the pieces of the line, which overlap.
    ///
    /// 1. Take straight lines for curves. 2. Cut them into dashes. 3. Draw each straight line as a rectangle, 4. the corners
    /// between them, and 5. the ends.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var stroke = Path()
        for line in polylines.flatMap({ $0.distinct.dashed(style.dash, from: style.dashPhase) }) {
            stroke.addStroke(of: line, style)
        }
        return stroke
    }

    private mutating func addStroke(of line: Polyline, _ style: StrokeStyle) {
        let half = style.lineWidth / 2
        let points = line.points
        let corners = line.isClosed ? points + points.prefix(2) : points
        for (a, b) in zip(points, points.dropFirst() + (line.isClosed ? points.prefix(1) : [])) {
            let side = a.side(to: b, half)
            add([a + side, b + side, b - side, a - side])
        }
        for ((a, b), c) in zip(zip(corners, corners.dropFirst()), corners.dropFirst(2)) {
            addCorner(a, b, c, half, style)
        }
        guard !line.isClosed, let first = points.first, let last = points.last else { return }
        addEnd(first, from: points.dropFirst().first ?? first, half, style.lineCap)
        addEnd(last, from: points.dropLast().last ?? last, half, style.lineCap)
    }

    private mutating func addCorner(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ half: CGFloat, _ style: StrokeStyle
    ) {
        if style.lineJoin == .round { return addDot(b, half) }
        var (before, after) = (a.side(to: b, half), b.side(to: c, half))
        // The outer side of the corner is the one that the line turns away from.
        if before.dx * after.dy - before.dy * after.dx < 0 { (before, after) = (-before, -after) }
        let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
        let square = middle.dx * middle.dx + middle.dy * middle.dy
        // The point of the corner lies where the sides meet: as far out as half the width, divided by the cosine of half
        // the turn.
        let ratio = square > 0 ? 2 * half / square.squareRoot() : .infinity
        guard style.lineJoin == .miter, ratio <= style.miterLimit else { return add([b, b + before, b + after]) }
        let reach = 2 * half * half / square
        add([b, b + before, b + CGVector(dx: middle.dx * reach, dy: middle.dy * reach), b + after])
    }

    private mutating func addEnd(_ end: CGPoint, from inner: CGPoint, _ half: CGFloat, _ cap: CGLineCap) {
        switch cap {
        case .butt: return
        case .round: addDot(end, half)
        case .square:
            let side = inner == end ? CGVector(dx: 0, dy: half) : inner.side(to: end, half)
            let ahead = CGVector(dx: -side.dy, dy: side.dx)
            add([end + side, end + side + ahead, end - side + ahead, end - side])
        }
    }

    private mutating func addDot(_ center: CGPoint, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Adds a polygon that runs the way that rectangles and ellipses do, so that overlapping pieces add up.
    private mutating func add(_ polygon: [CGPoint]) {
        let area = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        guard area != 0 else { return }
        addLines(area > 0 ? polygon : polygon.reversed())
        closeSubpath()
    }
}

extension Polyline {
    /// The line without points that are at the same place as the one before.
    fileprivate var distinct: Polyline {
        var line = self
        line.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        if isClosed, line.points.count > 1, line.points.first == line.points.last { line.points.removeLast() }
        return line
    }

    /// The line cut into dashes, whose lengths and gaps repeat; the line itself where there are none.
    fileprivate func dashed(_ dash: [CGFloat], from phase: CGFloat) -> [Polyline] {
        let lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let period = lengths.reduce(0, +)
        // More dashes than this are finer than any display.
        guard period > 0, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), length / period < 1e5 else { return [self] }
        var index = 0
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        while rest >= lengths[index] { (rest, index) = (rest - lengths[index], (index + 1) % lengths.count) }
        rest = lengths[index] - rest
        var dashes: [Polyline] = []
        var current = index.isMultiple(of: 2) ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > rest {
                done += rest
                let (x, y) = (start.x + (end.x - start.x) * done / length, start.y + (end.y - start.y) * done / length)
                if index.isMultiple(of: 2) {
                    dashes.append(Polyline(points: current + [CGPoint(x: x, y: y)]))
                    current = []
                } else {
                    current = [CGPoint(x: x, y: y)]
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= length - done
            if index.isMultiple(of: 2) { current.append(end) }
        }
        return dashes + (current.count > 1 ? [Polyline(points: current)] : [])
    }

    private var length: CGFloat {
        zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : []))
            .reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}

extension CGPoint {
    /// A step of a length to the left of the way to another point.
    fileprivate func side(to other: CGPoint, _ length: CGFloat) -> CGVector {
        let way = hypot(other.x - x, other.y - y)
        guard way > 0 else { return .zero }
        return CGVector(dx: (other.y - y) / way * length, dy: (x - other.x) / way * length)
    }

    fileprivate static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
    fileprivate static func - (a: CGPoint, b: CGVector) -> CGPoint { a + -b }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
