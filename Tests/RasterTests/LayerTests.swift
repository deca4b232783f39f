import Frames
import TestSupport
import Testing

@testable import Pictures
@testable import Raster

/// Pictures one over the other, clipped, and with shadows.
@Suite struct LayerTests {
    private func random(_ seed: UInt64, width: Int = 9, height: Int = 7) -> Bitmap {
        var random = RandomNumbers(seed: seed)
        let bitmap = Bitmap(width: width, height: height)
        for y in 1..<height - 1 {
            for x in 2..<width {
                let color = PictureColor(
                    red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                    blue: .random(in: 0...255, using: &random))
                let opacity = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
                bitmap.blend(color, opacity: opacity, x: x..<x + 1, y: y)
            }
        }
        return bitmap
    }

    private func bytes(_ bitmap: Bitmap) -> [Int] { bitmap.straightBytes { $0.map { Int($0) } } }

    /// A layer over a picture is the same as what was painted on both, but for rounding.
    @Test func aLayerIsPaintedOver() {
        for seed in 0..<50 as Range<UInt64> {
            let below = random(seed)
            let above = random(seed + 1000)
            let expected = random(seed)
            let over = bytes(random(seed + 1000))
            for pixel in 0..<over.count / 4 where over[4 * pixel + 3] > 0 {
                let color = PictureColor(
                    red: UInt8(over[4 * pixel]), green: UInt8(over[4 * pixel + 1]), blue: UInt8(over[4 * pixel + 2]))
                let x = pixel % 9
                expected.blend(color, opacity: UInt32(over[4 * pixel + 3]), x: x..<x + 1, y: pixel / 9)
            }
            below.draw(above)
            let (found, wanted) = (bytes(below), bytes(expected))
            for pixel in 0..<found.count / 4 {
                #expect(abs(found[4 * pixel + 3] - wanted[4 * pixel + 3]) <= 1)
                guard wanted[4 * pixel + 3] > 100 else { continue }
                for part in 0..<3 { #expect(abs(found[4 * pixel + part] - wanted[4 * pixel + part]) <= 6) }
            }
        }
    }

    /// What is inside of a circle remains, what is outside is gone, at the edge it is a part.
    @Test func outlinesCut() throws {
        let canvas = try Canvas()
        let painter = PicturePainter(canvas.rasterizer, try CaptionSetter(), isDark: false)
        let circle = PictureElement.Outline.ellipse(Frame(x: 5, y: 5, width: 20, height: 20)).steps
        let black = DrawnColor(red: 0, green: 0, blue: 0)
        let part = DrawnPart(
            .rectangle(Frame(x: 0, y: 0, width: 15, height: 30)),
            paint: .tone(DrawnTone(light: black, dark: black)))
        let context = PicturePainter.Context(
            placement: Placement(scale: 1), clip: canvas.whole, look: PictureLook())
        painter.paint([.cut(circle, [.painted(PictureElement.Painted(part: part, title: nil))])], in: context)
        let opacities = canvas.opacities
        #expect(abs(canvas.area - .pi * 100 / 2) < 1)
        #expect(opacities[15 * 40 + 10] == 1 && opacities[6 * 40 + 6] == 0 && opacities[15 * 40 + 16] == 0)
    }

    /// A shadow is as large as what throws it, and where it was moved to; its blur is that of a Gaussian.
    @Test(arguments: [0.0, 1, 2.5, 6]) func shadowsAreBlurredCopies(deviation: Double) {
        let bitmap = Bitmap(width: 80, height: 60)
        for y in 20..<40 { bitmap.blend(.black, opacity: 255, x: 30..<50, y: y) }
        let whole = PixelBox(left: 0, top: 0, right: 80, bottom: 60)
        let shadow = bitmap.shadow(.black, opacity: 255, deviation: deviation, right: 3, down: -2, inside: whole)
        let opacities = shadow.straightBytes { bytes in
            stride(from: 3, to: bytes.count, by: 4).map { Double(bytes[$0]) / 255 }
        }
        #expect(abs(opacities.reduce(0, +) - 400) < 25)
        let middle = opacities.enumerated().reduce((0.0, 0.0)) { sum, pixel in
            (sum.0 + Double(pixel.offset % 80) * pixel.element, sum.1 + Double(pixel.offset / 80) * pixel.element)
        }
        let mass = opacities.reduce(0, +)
        #expect(abs(middle.0 / mass - 42.5) < 0.1 && abs(middle.1 / mass - 27.5) < 0.1)
        let spread = opacities.enumerated().reduce(0.0) { sum, pixel in
            let distance = Double(pixel.offset % 80) - middle.0 / mass
            return sum + distance * distance * pixel.element
        }
        // The variance of 20 pixels in a row, and that of the blur.
        #expect(abs(spread / mass - (399.0 / 12 + deviation * deviation)) < 1 + 1.2 * deviation)
    }

    @Test func nothingThrowsNoShadow() {
        let shadow = Bitmap(width: 8, height: 8).shadow(
            .black, opacity: 255, deviation: 3, right: 0, down: 0,
            inside: PixelBox(left: 0, top: 0, right: 8, bottom: 8))
        #expect(shadow.straightBytes { $0.allSatisfy { $0 == 0 } })
    }
}
