import Frames
import TestSupport
import Testing

@testable import Pictures
@testable import Raster

/// A dashed line has its dashes where their lengths put them, round corners too.
@Suite struct DashTests {
    /// Where each dash begins and ends, by the way along the line from its start.
    private func ranges(_ dashes: [[OutlineStep]], along points: [(x: Double, y: Double)]) -> [ClosedRange<Double>] {
        func place(_ point: OutlinePoint) -> Double {
            var way = 0.0
            for (start, end) in zip(points, points.dropFirst()) {
                let length = distance(start, end)
                let (before, after) = (distance(start, (point.x, point.y)), distance((point.x, point.y), end))
                if before + after < length + 1e-6 { return way + before }
                way += length
            }
            return .nan
        }
        return dashes.compactMap { steps in
            let places = steps.map { step -> Double in
                switch step {
                case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
                    place(point)
                }
            }
            guard let first = places.first, let last = places.last, last - first > 1e-9 else { return nil }
            return first...last
        }
    }

    private func distance(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    @Test func dashesFollowTheLine() {
        var random = RandomNumbers(seed: 3)
        for _ in 0..<200 {
            // Always to the right, so that no point of the line is met twice.
            var points = [(x: 0.0, y: 0.0)]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                points.append(
                    (
                        points[points.count - 1].x + .random(in: 0.5...20, using: &random),
                        .random(in: -20...20, using: &random)
                    ))
            }
            let lengths = (0..<2 * Int.random(in: 1...2, using: &random)).map { _ in
                Double.random(in: 0.3...7, using: &random)
            }
            let steps = points.enumerated().map { index, point -> OutlineStep in
                let point = OutlinePoint(x: point.x, y: point.y)
                return index == 0 ? .move(point) : .line(point)
            }
            let found = ranges(Dashes(steps, lengths: lengths).dashes, along: points)
            let whole = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
            var expected: [ClosedRange<Double>] = []
            var (way, number) = (0.0, 0)
            while way < whole {
                let end = way + lengths[number % lengths.count]
                if number.isMultiple(of: 2) { expected.append(way...min(end, whole)) }
                (way, number) = (end, number + 1)
            }
            #expect(found.count == expected.count)
            for (one, other) in zip(found, expected) {
                #expect(abs(one.lowerBound - other.lowerBound) < 1e-6 && abs(one.upperBound - other.upperBound) < 1e-6)
            }
        }
    }

    /// Each contour begins with a dash of its own.
    @Test func everyContourBeginsAnew() {
        let steps: [OutlineStep] = .line((0, 0), (5, 0)) + .line((0, 9), (5, 9))
        let starts = Dashes(steps, lengths: [3, 1]).dashes.map { $0.first }
        #expect(starts.contains(.move(OutlinePoint(x: 0, y: 0))) && starts.contains(.move(OutlinePoint(x: 0, y: 9))))
        #expect(starts.count == 4)
    }
}
