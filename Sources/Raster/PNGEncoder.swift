internal import CPNG

/// PNG from libpng.
enum PNGEncoder {
    /// The file, with eight bits in each channel in sRGB; nil where there is not enough memory.
    ///
    /// The same pixels make the same bytes with the same version of the library.
    static func encode(_ bitmap: Bitmap) -> [UInt8]? {
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
            return file
        }
    }
}
