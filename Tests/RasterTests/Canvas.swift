import Frames
import Testing

@testable import Pictures
@testable import Raster
@testable import Reports

/// A bitmap that tests paint on in black, and how opaque each of its pixels has become.
struct Canvas {
    let width: Int
    let height: Int
    let bitmap: Bitmap
    let rasterizer: OutlineRasterizer

    init(width: Int = 40, height: Int = 30) throws {
        (self.width, self.height) = (width, height)
        bitmap = Bitmap(width: width, height: height)
        rasterizer = try #require(OutlineRasterizer(bitmap))
    }

    var whole: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

    func fill(
        _ steps: [OutlineStep], at placement: Placement = Placement(scale: 1), opacity: Double = 1,
        clip: PixelBox? = nil
    ) {
        rasterizer.fill(steps, at: placement, Ink(.black, opacity: opacity), clip: clip ?? whole)
    }

    func stroke(_ steps: [OutlineStep], _ stroke: OutlineRasterizer.Stroke) {
        rasterizer.stroke(steps, at: Placement(scale: 1), stroke, Ink(.black), clip: whole)
    }

    /// From 0 to 1, row by row.
    var opacities: [Double] {
        bitmap.straightBytes { bytes in stride(from: 3, to: bytes.count, by: 4).map { Double(bytes[$0]) / 255 } }
    }

    /// In whole pixels.
    var area: Double { opacities.reduce(0, +) }
}

extension PictureColor {
    init(hex: Int) { self.init(css: "#" + (String(repeating: "0", count: 6) + String(hex, radix: 16)).suffix(6)) }
}

extension [OutlineStep] {
    /// Clockwise, or the other way round.
    static func rectangle(_ frame: Frame, isReversed: Bool = false) -> [OutlineStep] {
        let corners = [(frame.x, frame.y), (frame.maxX, frame.y), (frame.maxX, frame.maxY), (frame.x, frame.maxY)]
            .map { OutlinePoint(x: $0.0, y: $0.1) }
        let order = isReversed ? corners.reversed() : corners
        return [.move(order[0])] + order.dropFirst().map { .line($0) }
    }

    static func line(_ points: (Double, Double)...) -> [OutlineStep] {
        points.enumerated().map { index, point in
            let point = OutlinePoint(x: point.0, y: point.1)
            return index == 0 ? .move(point) : .line(point)
        }
    }
}
