import CPNG
import TestSupport
import Testing

@testable import Pictures
@testable import Raster
@testable import Reports

/// Colours are laid one over the other, and come out of a PNG as they went in.
@Suite struct BitmapTests {
    /// A colour and its opacity, each from 0 to 1: Porter and Duff's *over* with plain numbers.
    private struct Exact {
        var colour = [0.0, 0, 0]
        var opacity = 0.0

        mutating func lay(_ over: PictureColor, _ share: Double) {
            let new = opacity + share - opacity * share
            let parts = [over.red, over.green, over.blue].map { Double($0) / 255 }
            guard new > 0 else { return }
            colour = zip(colour, parts).map { ($0 * opacity * (1 - share) + $1 * share) / new }
            opacity = new
        }
    }

    @Test func coloursAreLaidOver() {
        var random = RandomNumbers(seed: 2)
        for _ in 0..<2000 {
            let bitmap = Bitmap(width: 3, height: 1)
            var exact = Exact()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let color = PictureColor(hex: .random(in: 0...0xFFFFFF, using: &random))
                let opacity = UInt32([0, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0)
                bitmap.blend(color, opacity: opacity, x: 1..<2, y: 0)
                exact.lay(color, Double(opacity) / 255)
            }
            let bytes = bitmap.straightBytes { Array($0) }
            #expect(bytes[0..<4].allSatisfy { $0 == 0 } && bytes[8..<12].allSatisfy { $0 == 0 })
            #expect(abs(Double(bytes[7]) / 255 - exact.opacity) < 0.012)
            // A colour that is hardly there has few steps.
            guard exact.opacity > 0.3 else { continue }
            for (byte, part) in zip(bytes[4..<7], exact.colour) { #expect(abs(Double(byte) / 255 - part) < 0.03) }
        }
    }

    @Test func whatLiesOutsideIsLeftOut() {
        let bitmap = Bitmap(width: 4, height: 3)
        bitmap.blend(.black, opacity: 255, x: -10..<0, y: 1)
        bitmap.blend(.black, opacity: 255, x: 4..<9, y: 1)
        for y in [-1, 3] { bitmap.blend(.black, opacity: 255, x: 0..<4, y: y) }
        #expect(bitmap.straightBytes { $0.allSatisfy { $0 == 0 } })
        bitmap.blend(.black, opacity: 255, x: -10..<10, y: 1)
        #expect(bitmap.straightBytes { Array($0) }.enumerated().filter { $1 != 0 }.map(\.offset) == [19, 23, 27, 31])
    }

    /// The pixels of a file are those of the bitmap, byte for byte.
    @Test(arguments: [(1, 1), (7, 5), (300, 2), (1, 90)]) func aFileIsReadBack(width: Int, height: Int) throws {
        // What a bitmap has is read only once.
        let file = try #require(PNGEncoder.encode(painted(width, height)))
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        try #require(png_image_begin_read_from_memory(&image, file, file.count) != 0)
        #expect(image.width == width && image.height == height)
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        try #require(png_image_finish_read(&image, nil, &bytes, 0, nil) != 0)
        let isSame = bytes == painted(width, height).straightBytes { Array($0) }
        #expect(isSame)
    }

    /// A colour in each pixel, the same every time.
    private func painted(_ width: Int, _ height: Int) -> Bitmap {
        var random = RandomNumbers(seed: UInt64(width))
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let color = PictureColor(hex: .random(in: 0...0xFFFFFF, using: &random))
                bitmap.blend(color, opacity: .random(in: 0...255, using: &random), x: x..<x + 1, y: y)
            }
        }
        return bitmap
    }
}
