import CoreGraphics
import Testing
import ViewLayout

/// Maps of the plane.
@Suite struct PlaneTests {
    private let point = CGPoint(x: 3, y: -2)

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12 }

    @Test func quarterTurnTakesTheXAxisToTheYAxis() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
        #expect(isNear(CGPoint(x: 0, y: -5).applying(turn), CGPoint(x: 5, y: 0)))
    }

    @Test func concatenationIsOneMapAfterTheOther() {
        let first = CGAffineTransform(scaleX: 2, y: 3)
        let second = CGAffineTransform(translationX: 5, y: 7)
        #expect(isNear(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
        #expect(isNear(point.applying(first.translatedBy(x: 1, y: 1)), CGPoint(x: 8, y: -3)))
    }

    @Test func inverseUndoesAMap() {
        let map = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5).translatedBy(x: 3, y: -4)
        #expect(isNear(point.applying(map).applying(map.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectangleBecomesTheBoxOfItsCorners() {
        let box = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
        #expect(abs(box.midX) < 1e-12)
    }

    @Test func sizesAreNotMoved() {
        #expect(CGSize(width: 2, height: 3).applying(.init(translationX: 9, y: 9)) == CGSize(width: 2, height: 3))
        #expect(CGVector(dx: 1, dy: 2) != .zero)
    }

    @Test func pathHasABox() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 4, y: -2))
        path.closeSubpath()
        #expect(path.boundingBox == CGRect(x: 1, y: -2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 4, y: -2))
    }
}
