internal import Foundation
internal import Pictures

/// A picture as pixels: red, green, blue and opacity, one byte each, with the colours multiplied by the opacity.
final class Bitmap {
    let width: Int
    let height: Int
    /// Row by row from the top, in the order of bytes in memory.
    let pixels: UnsafeMutableBufferPointer<UInt32>
    /// A box around all that was drawn.
    var touched = PixelBox(left: .max, top: .max, right: 0, bottom: 0)

    /// A transparent picture. It takes four bytes for each pixel that is drawn on, and for others of the same pages of
    /// memory.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        // Memory that is zero by itself takes no time until it is written to.
        let memory = calloc(width * height, MemoryLayout<UInt32>.stride)
        guard let memory else { fatalError("there is no memory for \(width) × \(height) pixels") }
        pixels = UnsafeMutableBufferPointer(
            start: memory.bindMemory(to: UInt32.self, capacity: width * height), count: width * height)
    }

    deinit { free(pixels.baseAddress) }

    /// Draws a colour over a part of a row, with full or partial opacity.
    ///
    /// - Parameter opacity: From 0 to 255.
    func blend(_ color: PictureColor, opacity: UInt32, x: Range<Int>, y: Int) {
        let x = x.clamped(to: 0..<width)
        guard (0..<height).contains(y), !x.isEmpty, opacity > 0 else { return }
        touched.add(PixelBox(left: x.lowerBound, top: y, right: x.upperBound, bottom: y + 1))
        let row = pixels[(y * width + x.lowerBound)..<(y * width + x.upperBound)]
        let paint = [color.red, color.green, color.blue, 255].map { UInt32($0) * opacity }
        guard opacity < 255 else {
            let whole = Self.packed(paint[0] / 255, paint[1] / 255, paint[2] / 255, 255)
            return UnsafeMutableBufferPointer(rebasing: row).update(repeating: whole)
        }
        for index in row.indices {
            let under = UInt32(littleEndian: pixels[index])
            func mixed(_ shift: UInt32, _ paint: UInt32) -> UInt32 {
                (paint + (under >> shift & 255) * (255 - opacity) + 127) / 255
            }
            pixels[index] = Self.packed(
                mixed(0, paint[0]), mixed(8, paint[1]), mixed(16, paint[2]), mixed(24, paint[3]))
        }
    }

    /// The bytes of all pixels, with colours that are not multiplied by the opacity. Nothing may be painted on the
    /// bitmap afterwards.
    func straightBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        for index in pixels.indices {
            let pixel = UInt32(littleEndian: pixels[index])
            let opacity = pixel >> 24
            guard opacity > 0, opacity < 255 else { continue }
            func straight(_ shift: UInt32) -> UInt32 {
                min(((pixel >> shift & 255) * 255 + opacity / 2) / opacity, 255)
            }
            pixels[index] = Self.packed(straight(0), straight(8), straight(16), opacity)
        }
        return try body(UnsafeRawBufferPointer(pixels))
    }

    static func packed(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ opacity: UInt32) -> UInt32 {
        UInt32(littleEndian: red | green << 8 | blue << 16 | opacity << 24)
    }
}
