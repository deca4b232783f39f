internal import CHarfBuzz
internal import Foundation

/// A font file, mapped into memory rather than read; one that is compressed for the web is unpacked in memory.
struct FontBlob: ~Copyable {
    let raw: OpaquePointer

    init(path: String) throws(FontError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
        raw = blob
    }

    /// Takes memory from `malloc` for its own.
    init(taking memory: UnsafeMutableRawBufferPointer) {
        let bytes = memory.assumingMemoryBound(to: CChar.self).baseAddress
        raw = hb_blob_create(bytes, UInt32(memory.count), HB_MEMORY_MODE_READONLY, memory.baseAddress) { free($0) }
    }

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
