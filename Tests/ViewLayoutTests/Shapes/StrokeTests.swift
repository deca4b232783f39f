import Foundation
import Testing
import ViewLayout

/// The outline of a line: its width, corners, ends and dashes.
@Suite struct StrokeTests {
    private let line = Path {
        $0.move(to: CGPoint(x: 0, y: 0))
        $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    /// A right angle that turns down at (100, 0).
    private let angle = Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
    }

    private func bounds(_ path: Path, _ style: StrokeStyle) -> CGRect { path.strokedPath(style).boundingRect }

    @Test func aLineIsAsWideAsItsStyleAndEndsAsItSays() {
        #expect(bounds(line, StrokeStyle(lineWidth: 10)) == CGRect(x: 0, y: -5, width: 100, height: 10))
        for cap in [CGLineCap.round, .square] {
            let ends = bounds(line, StrokeStyle(lineWidth: 10, lineCap: cap))
            #expect(ends == CGRect(x: -5, y: -5, width: 110, height: 10))
        }
        let corner = CGPoint(x: -4.5, y: -4.5)
        #expect(!line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).contains(corner))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).contains(corner))
    }

    @Test func cornersArePointedRoundOrCutOff() {
        let tip = CGPoint(x: 104.5, y: -4.5)
        func contains(_ style: StrokeStyle, _ point: CGPoint) -> Bool { angle.strokedPath(style).contains(point) }
        #expect(contains(StrokeStyle(lineWidth: 10), tip))
        #expect(!contains(StrokeStyle(lineWidth: 10, lineJoin: .round), tip))
        #expect(!contains(StrokeStyle(lineWidth: 10, lineJoin: .bevel), tip))
        // The point of a right angle is the root of two times as long as the line is wide.
        #expect(!contains(StrokeStyle(lineWidth: 10, miterLimit: 1.4), tip))
        #expect(contains(StrokeStyle(lineWidth: 10, miterLimit: 1.5), tip))
        let middle = CGPoint(x: 103, y: -3)
        #expect(contains(StrokeStyle(lineWidth: 10, lineJoin: .round), middle))
        #expect(!contains(StrokeStyle(lineWidth: 10, lineJoin: .bevel), middle))
        #expect(contains(StrokeStyle(lineWidth: 10, lineJoin: .bevel), CGPoint(x: 102, y: -2)))
    }

    @Test func aClosedOutlineHasACornerAtItsStart() {
        let square = Rectangle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(square.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 60))
        #expect(square.contains(CGPoint(x: -4.5, y: -4.5)))
        #expect(!square.contains(CGPoint(x: 50, y: 25)))
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(abs(ring.boundingRect.minX + 5) < 0.01 && abs(ring.boundingRect.width - 110) < 0.02)
        #expect(ring.contains(CGPoint(x: 50, y: 4)) && !ring.contains(CGPoint(x: 50, y: 6)))
    }

    @Test func dashesLeaveGaps() {
        func pieces(_ dash: [CGFloat], phase: CGFloat = 0) -> [ClosedRange<CGFloat>] {
            let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
            return stride(from: 0, to: stroke.steps.count, by: 5).map { start in
                let xs = stroke.steps[start..<(start + 4)].compactMap { step -> CGFloat? in
                    switch step {
                    case .move(let end), .line(let end): end.x
                    default: nil
                    }
                }
                return (xs.min() ?? 0)...(xs.max() ?? 0)
            }
        }
        #expect(pieces([40, 20]) == [0...40, 60...100])
        #expect(pieces([40, 20], phase: 30) == [0...10, 30...70, 90...100])
        #expect(pieces([40]) == [0...40, 80...100])
        #expect(pieces([40, 20], phase: -10) == [10...50, 70...100])
        #expect(pieces([0, 0]) == [0...100])
        // A dash goes round a corner.
        let bent = angle.strokedPath(StrokeStyle(lineWidth: 2, dash: [20, 70], dashPhase: 0))
        #expect(bent.contains(CGPoint(x: 100.5, y: 5)) && !bent.contains(CGPoint(x: 50, y: 0)))
    }
}
