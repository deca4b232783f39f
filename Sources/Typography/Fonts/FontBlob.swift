internal import CHarfBuzz

/// A font file, mapped into memory rather than read.
struct FontBlob: ~Copyable {
    let raw: OpaquePointer

    init(path: String) throws(FontError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
        raw = blob
    }

    /// Whether it is WOFF or WOFF2, which are compressed for the web.
    var isWebFont: Bool { bytes.starts(with: "wOFF".utf8) || bytes.starts(with: "wOF2".utf8) }

    /// Another owner of the same mapping.
    init(sharing other: borrowing FontBlob) { raw = hb_blob_reference(other.raw) }

    deinit { hb_blob_destroy(raw) }

    var bytes: UnsafeRawBufferPointer {
        var length: UInt32 = 0
        let data = hb_blob_get_data(raw, &length)
        return UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    }

    /// The number of faces in the file: 1, or more in a collection (.ttc); 0 when it is not a font.
    var faceCount: Int { Int(hb_face_count(raw)) }
}
