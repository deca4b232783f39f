import Foundation
import Testing
import ViewLayout

/// Outlines: what they enclose, how long they are, and where they lie under a map.
@Suite struct PathTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

    private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
            .allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test func boundsOfACurveLeaveItsControlPointsOut() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
        path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func arcIsAsHighAsItIsDrawn() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(-135), endAngle: .degrees(-45), clockwise: false)
        let half = 10 * 0.5.squareRoot()
        #expect(isClose(path.boundingRect, CGRect(x: -half, y: -10, width: 2 * half, height: 10 - half), within: 0.01))
    }

    @Test func arcBetweenTangentsRoundsACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let points = path.lineEnds
        #expect(points.count == 1)
        #expect(abs(points[0].x - 6) < 1e-9 && abs(points[0].y) < 1e-9)
        #expect(abs((path.currentPoint?.x ?? 0) - 10) < 1e-9 && abs((path.currentPoint?.y ?? 0) - 4) < 1e-9)
        path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test func aPartOfTheLengthIsKept() {
        let half = square.trimmedPath(from: 0.125, to: 0.5)
        let expected: [Path.Element] = [
            .move(to: CGPoint(x: 50, y: 0)), .line(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 100, y: 100)),
        ]
        #expect(half.steps == expected)
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: 0.7, to: 0.3).isEmpty)
        // The closing line is a quarter of the way.
        #expect(square.trimmedPath(from: 0.8, to: 1).boundingRect == CGRect(x: 0, y: 0, width: 0, height: 80))
    }

    @Test func aQuarterOfACircleReachesAQuarterRound() {
        let circle = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        let end = circle.trimmedPath(from: 0, to: 0.25).currentPoint ?? .zero
        #expect(hypot(end.x, end.y - 10) < 1e-6)
        let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
        #expect(hypot(eighth.x - 50.0.squareRoot(), eighth.y - 50.0.squareRoot()) < 0.01)
    }

    @Test func pointsLieInsideByWinding() {
        var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(ring.contains(CGPoint(x: 50, y: 2)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
        ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func mapsMovePoints() {
        #expect(square.offsetBy(dx: 5, dy: -5).boundingRect == CGRect(x: 5, y: -5, width: 100, height: 100))
        let doubled = square.applying(CGAffineTransform(scaleX: 2, y: 1))
        #expect(doubled.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(Path { $0.addPath(square, transform: .init(translationX: 1, y: 2)) } == square.offsetBy(dx: 1, dy: 2))
        #expect(Path(square.cgPath) == square)
    }

    @Test func radiiThatAreTooLargeShrinkTogether() {
        let radii = RectangleCornerRadii(topLeading: 80, topTrailing: 40)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 100), cornerRadii: radii)
        // 80 and 40 share 60 as 40 and 20.
        #expect(path.lineEnds == [40, 60, 0, 0].enumerated().map { CGPoint(x: $1, y: [0, 100, 100, 40][$0]) })
    }
}

extension Path {
    /// The steps of the outline.
    var steps: [Element] {
        var steps: [Element] = []
        forEach({ steps.append($0) })
        return steps
    }

    /// The points that straight lines lead to.
    var lineEnds: [CGPoint] { steps.compactMap { if case .line(let end) = $0 { end } else { nil } } }
}
