internal import CPNG

/// A picture as pixels: red, green, blue and opacity, one byte each, in sRGB and row by row from the top. Colours are not
/// multiplied by the opacity.
package struct PixelImage: Sendable {
    package let width: Int
    package let height: Int
    package private(set) var bytes: [UInt8]

    /// The most pixels that are decoded, which take 64 MB.
    package static let mostPixels = 1 << 24

    /// Reads a PNG; nil for a damaged one and for one of more pixels than ``mostPixels``.
    package init?(png: [UInt8]) {
        guard let size = Self.size(ofPNG: png) else { return nil }
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        (width, height) = size
        bytes = []
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let isRead = png.withUnsafeBytes { file in
            guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { return false }
            // The library goes by the file; both have to agree on the room.
            guard Int(image.width) == size.width, Int(image.height) == size.height else { return false }
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            return png_image_finish_read(&image, nil, &pixels, 0, nil) != 0
        }
        guard isRead else { return nil }
        bytes = pixels
    }

    /// A picture of one colour.
    ///
    /// - Parameter color: Red, green, blue and opacity.
    package init(width: Int, height: Int, color: (UInt8, UInt8, UInt8, UInt8)) {
        let pixel = [color.0, color.1, color.2, color.3]
        self.init(width: width, height: height, bytes: (0..<width * height).flatMap { _ in pixel })
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The size that the header gives; nil where it is no PNG or too large.
    package static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        guard (1...mostPixels).contains(width), (1...mostPixels).contains(height), width * height <= mostPixels else {
            return nil
        }
        return (width, height)
    }

    /// The picture with its longer side no longer than a number of pixels; each pixel is the mean of those it covers.
    package func scaled(longestSide: Int) -> PixelImage {
        let longest = max(width, height)
        guard longest > longestSide, longestSide > 0 else { return self }
        let (columns, rows) = (max(width * longestSide / longest, 1), max(height * longestSide / longest, 1))
        var result = [UInt8](repeating: 0, count: columns * rows * 4)
        bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<rows {
                let lines = (row * height / rows)..<max((row + 1) * height / rows, row * height / rows + 1)
                for column in 0..<columns {
                    let places =
                        (column * width / columns)..<max((column + 1) * width / columns, column * width / columns + 1)
                    var (red, green, blue, opacity) = (0, 0, 0, 0)
                    for line in lines {
                        for place in places {
                            let pixel = (line * width + place) * 4
                            let alpha = Int(bytes[pixel + 3])
                            red += Int(bytes[pixel]) * alpha
                            green += Int(bytes[pixel + 1]) * alpha
                            blue += Int(bytes[pixel + 2]) * alpha
                            opacity += alpha
                        }
                    }
                    let target = (row * columns + column) * 4
                    if opacity > 0 {
                        result[target] = UInt8(red / opacity)
                        result[target + 1] = UInt8(green / opacity)
                        result[target + 2] = UInt8(blue / opacity)
                    }
                    result[target + 3] = UInt8(opacity / (lines.count * places.count))
                }
            }
        }
        return PixelImage(width: columns, height: rows, bytes: result)
    }

    /// The picture as a PNG; nil where there is not enough memory.
    package var png: [UInt8]? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(width)
        image.height = png_uint_32(height)
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&image) }
        var count: png_alloc_size_t = 0
        guard png_image_write_to_memory(&image, nil, &count, 0, bytes, 0, nil) != 0 else { return nil }
        var file = [UInt8](repeating: 0, count: count)
        guard png_image_write_to_memory(&image, &file, &count, 0, bytes, 0, nil) != 0 else { return nil }
        file.removeLast(file.count - min(count, file.count))
        return file
    }
}
