import CPNG
import Foundation
import Galley

/// A PNG as libpng reads it.
struct DecodedPNG {
    struct Pixel: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var opacity: UInt8

        /// `#rrggbb`, opaque.
        init(_ hex: Int) {
            (red, green, blue) = (UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
            opacity = 255
        }

        init(_ bytes: [UInt8], at index: Int) {
            (red, green, blue, opacity) = (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
        }

        /// From 0, black, to 255.
        var brightness: Int { (Int(red) + Int(green) + Int(blue)) / 3 }
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(_ file: [UInt8]) {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { return nil }
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        (width, height) = (Int(image.width), Int(image.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return nil }
        self.bytes = bytes
    }

    subscript(x: Int, y: Int) -> Pixel { Pixel(bytes, at: (y * width + x) * 4) }

    /// Around the pixels for which something holds, with the edges of the last column and row; nil where it holds for
    /// none.
    func box(x columns: Range<Int>, y rows: Range<Int>, where holds: (Pixel) -> Bool) -> Box? {
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for y in rows.clamped(to: 0..<height) {
            for x in columns.clamped(to: 0..<width) where holds(self[x, y]) {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
            }
        }
        guard left < right else { return nil }
        return Box(minX: Double(left), minY: Double(top), maxX: Double(right), maxY: Double(bottom))
    }

    /// Where the sheet begins and ends inside its border, in pixels: the one white area of a picture in light.
    var sheet: Box? { box(x: 0..<width, y: 0..<height) { $0 == Pixel(0xFFFFFF) } }
}
