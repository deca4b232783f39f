internal import Foundation

extension PixelImage {
    /// Reads a JPEG, made smaller by halves as long as its longer side remains as long as the limit; nil for a damaged
    /// one, one of more pixels than ``mostPixels``, and of a kind that hardly any program writes: lossless, arithmetic,
    /// or of twelve bits.
    ///
    /// All of it is whole numbers, so that it is the same on every machine. O(bytes + pixels × scans).
    package init?(jpeg: [UInt8], longestSide: Int) {
        guard let file = JPEGFile(jpeg, mostPixels: Self.mostPixels) else { return nil }
        // How many pixels of a side remain of the eight of a block.
        var side = 8
        while side > 1, max(file.width, file.height) * side / 16 >= longestSide { side /= 2 }
        let planes = file.components.map { JPEGPlane($0, file.quantizations[$0.quantization], side: side) }
        let (width, height) = ((file.width * side + 7) / 8, (file.height * side + 7) / 8)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        let isCoded = file.adobeTransform.map { $0 != 0 } ?? (planes.count == 3)
        let (across, down) = (file.across, file.down)
        bytes.withUnsafeMutableBufferPointer { bytes in
            var values: [Int32] = [0, 0, 0, 0]
            var target = 0
            for y in 0..<height {
                for x in 0..<width {
                    for (index, plane) in planes.enumerated() {
                        let component = file.components[index]
                        values[index] = plane.value(x * component.across / across, y * component.down / down)
                    }
                    let color = Self.color(values, planes.count, isCoded)
                    bytes[target] = color.0
                    bytes[target + 1] = color.1
                    bytes[target + 2] = color.2
                    target += 4
                }
            }
        }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// From the values of one, three or four colours: gray, light, or inks as Adobe's programs write them, the other way
    /// round.
    private static func color(_ values: [Int32], _ count: Int, _ isCoded: Bool) -> (UInt8, UInt8, UInt8) {
        func byte(_ value: Int32) -> UInt8 { UInt8(min(max(value, 0), 255)) }
        guard count > 1 else { return (byte(values[0]), byte(values[0]), byte(values[0])) }
        var (red, green, blue) = (values[0], values[1], values[2])
        if isCoded {
            // JFIF 1.02, in parts of 65,536.
            let (y, cb, cr) = (values[0] << 16 + 32_768, values[1] - 128, values[2] - 128)
            (red, green, blue) = (
                (y + 91_881 * cr) >> 16, (y - 22_554 * cb - 46_802 * cr) >> 16, (y + 116_130 * cb) >> 16
            )
        }
        guard count == 4 else { return (byte(red), byte(green), byte(blue)) }
        let black = Int32(byte(values[3]))
        let inks = [red, green, blue].map { Int32(byte($0)) }
        return (byte(inks[0] * black / 255), byte(inks[1] * black / 255), byte(inks[2] * black / 255))
    }
}

/// One colour of a picture, each pixel from 0 to 255.
private struct JPEGPlane {
    private let width: Int
    private let height: Int
    private var values: [UInt8]

    /// - Parameter side: How many pixels of a side remain of the eight of a block: 1, 2, 4 or 8.
    init(_ component: JPEGFile.Component, _ quantization: [Int32], side: Int) {
        let (columns, rows) = (component.columns, component.rows)
        (width, height) = (columns * side, rows * side)
        values = [UInt8](repeating: 0, count: width * height)
        let waves = Self.waves(side)
        var block = [Int32](repeating: 0, count: 64)
        var lines = [Int32](repeating: 0, count: 64)
        for row in 0..<rows {
            for column in 0..<columns {
                let start = (row * columns + column) * 64
                var isFlat = true
                for index in 0..<64 {
                    let value = Int32(component.coefficients[start + index])
                    if value != 0, index > 0 { isFlat = false }
                    block[Self.zigzag[index]] = min(max(value * quantization[index], -32_768), 32_767)
                }
                let corner = row * side * width + column * side
                if isFlat {
                    let value = Self.byte((block[0] + 4) >> 3)
                    for y in 0..<side { for x in 0..<side { values[corner + y * width + x] = value } }
                    continue
                }
                // Along the rows, then along the columns.
                for v in 0..<side {
                    for x in 0..<side {
                        var sum: Int32 = 0
                        for u in 0..<side { sum &+= block[v * 8 + u] &* waves[x * side + u] }
                        lines[v * side + x] = (sum + 512) >> 10
                    }
                }
                for y in 0..<side {
                    for x in 0..<side {
                        var sum: Int32 = 0
                        for v in 0..<side { sum &+= lines[v * side + x] &* waves[y * side + v] }
                        values[corner + y * width + x] = Self.byte((sum + 2048) >> 12)
                    }
                }
            }
        }
    }

    private static func byte(_ value: Int32) -> UInt8 { UInt8(min(max(value + 128, 0), 255)) }

    /// The pixel, or the nearest one inside.
    func value(_ x: Int, _ y: Int) -> Int32 { Int32(values[min(y, height - 1) * width + min(x, width - 1)]) }

    /// The inverse cosine transform of the lowest frequencies (A.3.3), in parts of 2,048: by pixel and frequency. Fewer
    /// pixels than eight are those of a smaller picture.
    private static func waves(_ side: Int) -> [Int32] {
        let count = Double(side)
        return (0..<side).flatMap { pixel in
            (0..<side).map { frequency in
                let wave = cos(Double(2 * pixel + 1) * Double(frequency) * .pi / (2 * count))
                let height = frequency == 0 ? (1 / count).squareRoot() : (2 / count).squareRoot()
                return Int32((wave * height * (count / 8).squareRoot() * 2048).rounded())
            }
        }
    }

    /// The place in the block of each coefficient (A.3.6).
    private static let zigzag: [Int] = {
        var (order, x, y, isUp) = ([Int](), 0, 0, true)
        while order.count < 64 {
            order.append(y * 8 + x)
            if isUp {
                if x == 7 {
                    y += 1
                    isUp = false
                } else if y == 0 {
                    x += 1
                    isUp = false
                } else {
                    (x, y) = (x + 1, y - 1)
                }
            } else if y == 7 {
                x += 1
                isUp = true
            } else if x == 0 {
                y += 1
                isUp = true
            } else {
                (x, y) = (x - 1, y + 1)
            }
        }
        return order
    }()
}
