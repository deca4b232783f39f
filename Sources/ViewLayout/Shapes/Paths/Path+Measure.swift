public import Foundation

extension Path {
    /// The smallest rectangle around all points of the outline; control points do not count.
    public var boundingRect: CGRect {
        let alone = elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
        let points = segments.flatMap(\.extremes) + alone
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    /// Whether a point lies in the filled outline; open ones count as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for points in polylines.map(\.points) {
            for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y <= p.y) != (b.y <= p.y) {
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > p.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// The part of the outline between two fractions of its length, in 0…1. None where the first is not the smaller.
    ///
    /// The lengths of curves are those of 64 straight lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let segments = segments.map { ($0, $0.lengths) }
        let total = segments.reduce(0) { $0 + ($1.1.last ?? 0) }
        let (start, end) = (from * total, to * total)
        var trimmed = Path()
        var before: CGFloat = 0
        for (segment, lengths) in segments {
            let length = lengths.last ?? 0
            let (first, last) = (max(start - before, 0), min(end - before, length))
            before += length
            guard first < last else { continue }
            var part = segment
            if first > 0 || last < length {
                part = segment.part(from: lengths.parameter(at: first), to: lengths.parameter(at: last))
            }
            part.startsSubpath = part.startsSubpath || first > 0 || trimmed.isEmpty
            trimmed.append(part)
        }
        return trimmed
    }

    private mutating func append(_ segment: PathSegment) {
        let points = segment.points
        if segment.startsSubpath { move(to: points[0]) }
        switch points.count {
        case 2: addLine(to: points[1])
        case 3: addQuadCurve(to: points[2], control: points[1])
        default: addCurve(to: points[3], control1: points[1], control2: points[2])
        }
    }
}

extension [CGFloat] {
    /// The part of the way at which a length is reached, for lengths after equal parts of it.
    fileprivate func parameter(at length: CGFloat) -> CGFloat {
        guard count > 1, let index = indices.dropFirst().first(where: { self[$0] >= length }) else { return 1 }
        let step = self[index] - self[index - 1]
        let inside = step > 0 ? (length - self[index - 1]) / step : 0
        return (CGFloat(index - 1) + inside) / CGFloat(count - 1)
    }
}
