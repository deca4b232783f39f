import Frames
import TestSupport
import Testing

@testable import Pictures
@testable import Raster
@testable import Reports

/// A pixel is as opaque as the part of it that is covered.
@Suite struct CoverageTests {
    /// How much of a range lies in the pixel of a number.
    private func share(_ pixel: Int, of start: Double, _ end: Double) -> Double {
        max(0, min(end, Double(pixel + 1)) - max(start, Double(pixel)))
    }

    @Test func aRectangleCoversItsShareOfEachPixel() throws {
        var random = RandomNumbers(seed: 1)
        for _ in 0..<200 {
            let canvas = try Canvas()
            let frame = Frame(
                x: .random(in: -5...35, using: &random), y: .random(in: -5...25, using: &random),
                width: .random(in: 0.5...20, using: &random), height: .random(in: 0.5...20, using: &random))
            canvas.fill(.rectangle(frame, isReversed: .random(using: &random)))
            let opacities = canvas.opacities
            for y in 0..<canvas.height {
                for x in 0..<canvas.width {
                    let expected = share(x, of: frame.x, frame.maxX) * share(y, of: frame.y, frame.maxY)
                    // Coordinates have 64 steps to a pixel.
                    #expect(abs(opacities[y * canvas.width + x] - expected) < 0.035, "\(frame): \(x), \(y)")
                }
            }
        }
    }

    /// The same rectangle however it is placed: by its own numbers, by moves, or by scales.
    @Test func placementsAddUp() throws {
        let frame = Frame(x: 3.25, y: 4.5, width: 10, height: 6.75)
        let small = Frame(x: 0.5, y: 1, width: 5, height: 13.5)
        let placements = [
            (frame, Placement(scale: 1)), (Frame(x: 0, y: 0, width: 5, height: 3.375), Placement(scale: 2)),
            (small, Placement(scale: 1)),
        ]
        let moved = [
            placements[0].1, placements[1].1.moved(x: 1.625, y: 2.25),
            placements[2].1.moved(x: 2.25, y: 4).scaled(x: 2, y: 0.5),
        ]
        let painted = try zip(placements, moved).map { placed, placement in
            let canvas = try Canvas()
            canvas.fill(.rectangle(placed.0), at: placement)
            return canvas.opacities
        }
        #expect(painted[0] == painted[1] && painted[0] == painted[2])
        #expect(painted[0].reduce(0, +) > 67)
    }

    /// An ellipse, and a rectangle with round corners, have the area that geometry gives them.
    ///
    /// FreeType draws curves as lines that may lie a quarter of a pixel beside them.
    @Test func curvesHaveTheirArea() throws {
        let frame = Frame(x: 2.5, y: 3.5, width: 31, height: 22)
        let (ellipse, rounded) = (try Canvas(), try Canvas())
        ellipse.fill(PictureElement.Outline.ellipse(frame).steps)
        rounded.fill(PictureElement.Outline.rectangle(frame, radius: 6).steps)
        #expect(abs(ellipse.area - .pi * 31 * 22 / 4) < 5)
        #expect(abs(rounded.area - (31 * 22 - (4 - .pi) * 36)) < 5)
    }

    /// The nonzero rule: what two contours cover once or twice is filled, and a hole goes the other way round.
    @Test(arguments: [(false, 300.0), (true, 180.0)]) func contoursAddUp(isReversed: Bool, area: Double) throws {
        let canvas = try Canvas()
        let outer = Frame(x: 5, y: 5, width: 20, height: 15)
        let inner = Frame(x: 8, y: 8, width: 12, height: 10)
        canvas.fill(.rectangle(outer) + .rectangle(inner, isReversed: isReversed))
        #expect(abs(canvas.area - area) < 0.5)
    }

    @Test func nothingIsPaintedOutsideOfTheClip() throws {
        let clip = PixelBox(left: 7, top: 9, right: 21, bottom: 14)
        let canvas = try Canvas()
        canvas.fill(.rectangle(Frame(x: -100, y: -100, width: 300, height: 300)), clip: clip)
        for (index, opacity) in canvas.opacities.enumerated() {
            let (x, y) = (index % canvas.width, index / canvas.width)
            #expect(opacity == ((7..<21).contains(x) && (9..<14).contains(y) ? 1 : 0))
        }
        let empty = try Canvas()
        empty.fill(
            .rectangle(Frame(x: 0, y: 0, width: 40, height: 30)),
            clip: clip.intersection(
                .init(
                    left: 21, top: 0, right: 40, bottom: 30)))
        #expect(empty.area == 0)
    }

    /// A stroke lies half on each side; a round cap is half a disk at each end.
    @Test func strokesAreAsWideAsAsked() throws {
        let line: [OutlineStep] = .line((8, 15), (32, 15))
        let (butt, round) = (try Canvas(), try Canvas())
        butt.stroke(line, .init(width: 5, isOpen: true))
        round.stroke(line, .init(width: 5, hasRoundCaps: true, isOpen: true))
        #expect(abs(butt.area - 24 * 5) < 0.5)
        #expect(abs(round.area - (24 * 5 + .pi * 2.5 * 2.5)) < 0.5)
        #expect(butt.opacities[15 * 40 + 20] == 1 && butt.opacities[11 * 40 + 20] == 0)
    }

    /// Far away, in no place at all, and too large for FreeType: nothing traps, and nothing is painted in between.
    @Test func placesThatAreNone() throws {
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            let canvas = try Canvas()
            canvas.fill(.rectangle(Frame(x: value, y: value, width: 5, height: 5)))
            canvas.fill(.rectangle(Frame(x: 1e9, y: 5, width: 5, height: 5)))
            #expect(canvas.area == 0)
        }
        let canvas = try Canvas()
        canvas.fill([.move(OutlinePoint(x: 3, y: 3))])
        canvas.fill([])
        canvas.fill((0..<40_000).map { .line(OutlinePoint(x: Double($0 % 40), y: Double($0 % 30))) })
        #expect(canvas.area == 0)
    }
}
