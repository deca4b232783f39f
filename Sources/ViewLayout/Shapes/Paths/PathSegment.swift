import Foundation

/// A piece of an outline from one point to the next: a line of two points, or a Bézier curve of three or four.
struct PathSegment {
    var points: [CGPoint]
    /// Whether the piece begins an outline of its own.
    var startsSubpath: Bool

    /// The number of straight lines that stand for a curve where its length is computed.
    private static let steps = 64

    /// The point at a parameter for every degree of the curve; with all the same, a point of the curve (de Casteljau).
    private func blossom(_ parameters: [CGFloat]) -> CGPoint {
        var points = points
        for t in parameters {
            for index in 0..<(points.count - 1) {
                let (a, b) = (points[index], points[index + 1])
                points[index] = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            points.removeLast()
        }
        return points[0]
    }

    /// The point of the curve at a parameter in 0…1.
    func point(at t: CGFloat) -> CGPoint { blossom(Array(repeating: t, count: points.count - 1)) }

    /// The piece between two parameters in 0…1.
    func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
        let degree = points.count - 1
        let part = (0...degree).map {
            blossom(Array(repeating: start, count: degree - $0) + Array(repeating: end, count: $0))
        }
        return PathSegment(points: part, startsSubpath: startsSubpath)
    }

    /// Points along the piece, close enough to each other that lines between them can replace it.
    var flattened: [CGPoint] {
        points.count == 2 ? points : (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
    }

    /// The lengths of the piece from its start to the points of `flattened`.
    var lengths: [CGFloat] {
        let points = flattened
        return zip(points, points.dropFirst()).reduce(into: [0]) { lengths, pair in
            lengths.append((lengths.last ?? 0) + hypot(pair.1.x - pair.0.x, pair.1.y - pair.0.y))
        }
    }

    /// The points where a curve turns back along an axis, with its ends.
    var extremes: [CGPoint] {
        let turns = Axis.allCases.flatMap { axis in roots(of: points.map { $0[axis] }) }
        return [points[0], points[points.count - 1]] + turns.filter { $0 > 0 && $0 < 1 }.map(point)
    }

    /// Where the derivative of a coordinate is nothing.
    private func roots(of p: [CGFloat]) -> [CGFloat] {
        switch p.count {
        case 3: return [(p[0] - p[1]) / (p[0] - 2 * p[1] + p[2])]
        case 4:
            let (a, b, c) = (p[3] - 3 * p[2] + 3 * p[1] - p[0], p[2] - 2 * p[1] + p[0], p[1] - p[0])
            guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return [-c / (2 * b)] }
            let root = (b * b - a * c).squareRoot()
            return [(-b + root) / a, (-b - root) / a]
        default: return []
        }
    }
}

extension Path {
    /// The outline as pieces, each with its start; a move alone makes no piece.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var isNew = true
        for element in elements {
            switch element {
            case .move(let end):
                (start, current, isNew) = (end, end, true)
                continue
            case .closeSubpath:
                if current != start {
                    segments.append(PathSegment(points: [current, start], startsSubpath: isNew))
                }
                (current, isNew) = (start, true)
                continue
            default: segments.append(PathSegment(points: [current] + element.points, startsSubpath: isNew))
            }
            (current, isNew) = (element.end ?? current, false)
        }
        return segments
    }
}

/// An outline of connected straight lines.
struct Polyline {
    var points: [CGPoint]
    /// Whether the last point leads back to the first.
    var isClosed = false
}

extension Path {
    /// The outline in straight lines, in 64 of them for each curve; a move alone is none.
    var polylines: [Polyline] {
        var done: [Polyline] = []
        var current = Polyline(points: [.zero])
        func finished() -> [Polyline] { current.points.count > 1 || current.isClosed ? [current] : [] }
        for element in elements {
            switch element {
            case .move(let end):
                done += finished()
                current = Polyline(points: [end])
            case .closeSubpath:
                current.isClosed = true
                done += finished()
                current = Polyline(points: Array(current.points.prefix(1)))
            default:
                let start = current.points[current.points.count - 1]
                let segment = PathSegment(points: [start] + element.points, startsSubpath: false)
                current.points += segment.flattened.dropFirst()
            }
        }
        return done + finished()
    }
}
