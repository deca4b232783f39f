internal import Foundation
internal import Pictures

/// Pictures of one size, one over the other. All of it is whole numbers, so that it is the same on every machine.
extension Bitmap {
    /// Draws another bitmap over this one. O(pixels that were drawn on there).
    func draw(_ layer: Bitmap) {
        let box = layer.touched
        guard !box.isEmpty else { return }
        touched.add(box)
        for y in box.top..<box.bottom {
            for index in (y * width + box.left)..<(y * width + box.right) {
                let over = UInt32(littleEndian: layer.pixels[index])
                let opacity = over >> 24
                guard opacity > 0 else { continue }
                guard opacity < 255 else {
                    pixels[index] = layer.pixels[index]
                    continue
                }
                let under = UInt32(littleEndian: pixels[index])
                func mixed(_ shift: UInt32) -> UInt32 {
                    min((over >> shift & 255) + ((under >> shift & 255) * (255 - opacity) + 127) / 255, 255)
                }
                pixels[index] = Self.packed(mixed(0), mixed(8), mixed(16), mixed(24))
            }
        }
    }

    /// Keeps of each pixel as much as a mask is opaque there. O(pixels that were drawn on here).
    func keep(inside mask: Bitmap) {
        guard !touched.isEmpty else { return }
        for y in touched.top..<touched.bottom {
            for index in (y * width + touched.left)..<(y * width + touched.right) where pixels[index] != 0 {
                let share = UInt32(littleEndian: mask.pixels[index]) >> 24
                let pixel = UInt32(littleEndian: pixels[index])
                func part(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) * share + 127) / 255 }
                pixels[index] = share == 255 ? pixels[index] : Self.packed(part(0), part(8), part(16), part(24))
            }
        }
    }

    /// A shadow of the bitmap: where it is opaque, in one colour, blurred and moved.
    ///
    /// Three means one after the other are near a Gaussian (SVG 1.1, 15.17). O(pixels around what was drawn).
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur, in pixels.
    ///   - right: How far to the right the shadow is, in pixels.
    ///   - down: How far below the shadow is, in pixels.
    ///   - clip: Outside of it there is no shadow.
    func shadow(
        _ color: PictureColor, opacity: UInt32, deviation: Double, right: Int, down: Int, inside clip: PixelBox
    ) -> Bitmap {
        let shadow = Bitmap(width: width, height: height)
        guard !touched.isEmpty, opacity > 0 else { return shadow }
        let radius = min(Blur.radius(deviation), Self.widestBlur)
        let margin = 3 * radius
        let box = PixelBox(
            left: touched.left - margin, top: touched.top - margin, right: touched.right + margin,
            bottom: touched.bottom + margin)
        var coverage = Blur(width: box.right - box.left, height: box.bottom - box.top)
        for y in touched.top..<touched.bottom {
            for x in touched.left..<touched.right {
                coverage[x - box.left, y - box.top] = Int32(UInt32(littleEndian: pixels[y * width + x]) >> 24)
            }
        }
        coverage.blur(radius: radius)
        let moved = PixelBox(
            left: box.left + right, top: box.top + down, right: box.right + right, bottom: box.bottom + down)
        let seen = moved.intersection(clip)
        guard !seen.isEmpty else { return shadow }
        for y in seen.top..<seen.bottom {
            for x in seen.left..<seen.right {
                let share = UInt32(coverage[x - moved.left, y - moved.top])
                shadow.blend(color, opacity: (share * opacity + 127) / 255, x: x..<x + 1, y: y)
            }
        }
        return shadow
    }

    /// A blur of more pixels would take long, and hardly be seen.
    private static let widestBlur = 200
}

/// How much of each pixel is covered, from 0 to 255.
struct Blur {
    private let width: Int
    private let height: Int
    private var values: [Int32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = Array(repeating: 0, count: width * height)
    }

    subscript(x: Int, y: Int) -> Int32 {
        get { values[y * width + x] }
        set { values[y * width + x] = newValue }
    }

    /// The radius of three means whose deviation together is the one given: that of a mean of 2r + 1 pixels is
    /// √(r (r + 1) / 3).
    static func radius(_ deviation: Double) -> Int {
        guard deviation.isFinite, deviation > 0 else { return 0 }
        return Int(((deviation * deviation + 0.25).squareRoot() - 0.5).rounded())
    }

    mutating func blur(radius: Int) {
        guard radius > 0 else { return }
        for _ in 0..<3 {
            for y in 0..<height { average(from: y * width, step: 1, count: width, radius) }
            for x in 0..<width { average(from: x, step: width, count: height, radius) }
        }
    }

    /// Replaces each value of a row or column with the mean of those around it; beyond the ends is nothing.
    private mutating func average(from start: Int, step: Int, count: Int, _ radius: Int) {
        let length = Int32(2 * radius + 1)
        values.withUnsafeMutableBufferPointer { values in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { line in
                var place = 0
                while place < count {
                    line[place] = values[start + place * step]
                    place += 1
                }
                var sum: Int32 = 0
                place = 0
                while place < min(radius, count) {
                    sum += line[place]
                    place += 1
                }
                place = 0
                while place < count {
                    if place + radius < count { sum += line[place + radius] }
                    if place > radius { sum -= line[place - radius - 1] }
                    values[start + place * step] = (sum + length / 2) / length
                    place += 1
                }
            }
        }
    }
}
