internal import CPNG

/// PNG from libpng.
enum PNGEncoder {
    /// The file, with eight bits in each channel in sRGB; nil where there is not enough memory.
    ///
    /// The same pixels make the same bytes with the same version of the library.
    ///
    /// - Parameter pixelsPerPoint: The density that programs read from the file, at 72 points to an inch; nil for none.
    static func encode(_ bitmap: Bitmap, pixelsPerPoint: Double? = nil) -> [UInt8]? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(bitmap.width)
        image.height = png_uint_32(bitmap.height)
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&image) }
        return bitmap.straightBytes { pixels in
            // First only the size, then the file.
            var count: png_alloc_size_t = 0
            guard png_image_write_to_memory(&image, nil, &count, 0, pixels.baseAddress, 0, nil) != 0 else { return nil }
            var file = [UInt8](repeating: 0, count: count)
            guard png_image_write_to_memory(&image, &file, &count, 0, pixels.baseAddress, 0, nil) != 0 else {
                return nil
            }
            file.removeLast(file.count - min(count, file.count))
            if let pixelsPerPoint { file.insert(contentsOf: density(pixelsPerPoint), at: endOfHeader) }
            return file
        }
    }

    /// Behind the signature and the chunk IHDR, which are of fixed size (PNG 1.2, 3.1 and 4.1.1).
    private static let endOfHeader = 8 + 25

    /// The chunk pHYs (PNG 1.2, 4.2.4.2): whole pixels per metre. The library's simple interface does not write it.
    private static func density(_ pixelsPerPoint: Double) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
        let perMetre = bytes(UInt32((pixelsPerPoint * 72 / 0.0254).rounded()))
        let chunk = Array("pHYs".utf8) + perMetre + perMetre + [1]
        return bytes(UInt32(chunk.count - 4)) + chunk + bytes(UInt32(crc32(0, chunk, uInt(chunk.count))))
    }
}
