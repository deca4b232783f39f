import SwiftUI
import Testing
import UIKit

private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

/// Outlines of UIKit are those of views.
@Suite struct BezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func cornersAreRoundWhereTheyAreMeantToBe() {
        let path = RoundedCorner(radius: 8, corners: [.topLeft, .bottomRight]).path(in: rect)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
        #expect(!path.contains(CGPoint(x: 39.5, y: 19.5)))
        // A radius is no larger than half of the shorter side.
        #expect(RoundedCorner().path(in: rect).contains(CGPoint(x: 10, y: 0.5)))
    }

    @Test func arcsTurnClockwiseOnTheScreen() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.bounds.minX) < 1e-9 && abs(path.bounds.maxY - 10) < 1e-9)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.minX + 10) < 1e-6 && abs(other.bounds.minY + 10) < 1e-6)
    }

    @Test func outlineIsMapped() {
        let path = UIBezierPath(rect: rect)
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == rect.offsetBy(dx: 5, dy: 6))
        #expect(UIBezierPath().isEmpty)
    }
}
