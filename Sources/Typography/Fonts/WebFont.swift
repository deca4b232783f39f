internal import CFreeType
internal import Foundation

/// Why a WOFF or WOFF2 file could not be unpacked.
public enum WebFontFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file has another number of bytes than its header says.
    case wrongLength(said: Int, found: Int)
    /// Unpacked it would need more memory than any font of the web, in bytes.
    case tooLarge(limit: Int)
    /// Several fonts in one file, which browsers do not read.
    case collection
    /// The header or what is compressed makes no font.
    case damaged
    /// FreeType was built without what unpacks it: zlib for WOFF, Brotli for WOFF2.
    case unsupported(library: String)
    /// There is no memory for it.
    case outOfMemory

    public var description: String {
        switch self {
        case .wrongLength(let said, let found):
            "its header says that it has \(said) bytes, but it has \(found)"
        case .tooLarge(let limit): "unpacked, it would have more than \(limit >> 20) MB"
        case .collection: "it has several fonts; use one file for each font"
        case .damaged: "its header or its compressed data is damaged"
        case .unsupported(let library): "the FreeType of this machine was built without \(library)"
        case .outOfMemory: "there is not enough memory"
        }
    }
}

/// A font in WOFF (https://www.w3.org/TR/WOFF/) or WOFF2 (https://www.w3.org/TR/WOFF2/), as web projects ship it.
///
/// FreeType unpacks it, and the result is checked like every other font file.
enum WebFont {
    /// What a font may need at most, in bytes: the largest that are in use have some 20 MB. No step of unpacking gets more, so
    /// that a small file cannot fill the memory.
    static let limit = 64 << 20

    /// The font in a file as OpenType has it; nil for a file that is not WOFF.
    ///
    /// - Throws: ``WebFontFault``.
    static func unpack(_ file: borrowing FontBlob) throws(WebFontFault) -> FontBlob? {
        let bytes = file.bytes
        let isBrotli = bytes.starts(with: "wOF2".utf8)
        guard isBrotli || bytes.starts(with: "wOFF".utf8) else { return nil }
        // The signature, the kind of font, the bytes of the file, tables, the bytes of the font.
        guard let kind = number(bytes, 4), let length = number(bytes, 8), let size = number(bytes, 16) else {
            throw .damaged
        }
        guard length == bytes.count else { throw .wrongLength(said: length, found: bytes.count) }
        if kind == 0x7474_6366 { throw .collection }
        // WOFF2 may be off by some bytes here; FreeType measures again.
        guard size <= limit else { throw .tooLarge(limit: limit) }
        return FontBlob(taking: try unpack(bytes, isBrotli: isBrotli))
    }

    private static func unpack(
        _ bytes: UnsafeRawBufferPointer, isBrotli: Bool
    ) throws(WebFontFault) -> UnsafeMutableRawBufferPointer {
        var memory = FT_MemoryRec_()
        memory.alloc = { _, size in size <= WebFont.limit ? malloc(size) : nil }
        memory.realloc = { _, _, size, block in size <= WebFont.limit ? realloc(block, size) : nil }
        memory.free = { _, block in free(block) }
        return try withUnsafeMutablePointer(to: &memory) { memory throws(WebFontFault) in
            try unpack(bytes, isBrotli: isBrotli, memory)
        }
    }

    private static func unpack(
        _ bytes: UnsafeRawBufferPointer, isBrotli: Bool, _ memory: FT_Memory
    ) throws(WebFontFault) -> UnsafeMutableRawBufferPointer {
        var library: FT_Library?
        guard FT_New_Library(memory, &library) == 0 else { throw .outOfMemory }
        defer { FT_Done_Library(library) }
        FT_Add_Default_Modules(library)
        var face: FT_Face?
        let file = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        let status = FT_New_Memory_Face(library, file, FT_Long(bytes.count), 0, &face)
        guard status == 0, let face else {
            switch status {
            case FT_Error(FT_Err_Out_Of_Memory), FT_Error(FT_Err_Array_Too_Large): throw .tooLarge(limit: limit)
            case FT_Error(FT_Err_Unimplemented_Feature): throw .unsupported(library: isBrotli ? "Brotli" : "zlib")
            default: throw .damaged
            }
        }
        defer { FT_Done_Face(face) }
        // Without a tag the whole font, which FreeType has put together in memory.
        var length: FT_ULong = 0
        guard FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, length > 0, length <= limit else { throw .damaged }
        guard let block = malloc(Int(length)) else { throw .outOfMemory }
        let font = UnsafeMutableRawBufferPointer(start: block, count: Int(length))
        guard FT_Load_Sfnt_Table(face, 0, 0, font.assumingMemoryBound(to: UInt8.self).baseAddress, &length) == 0 else {
            free(block)
            throw .damaged
        }
        if isBrotli { correctLastOffset(in: font) }
        return font
    }

    /// Writes the length of `glyf` as the last offset of `loca`: FreeType 2.12 writes where the table ends in the file.
    private static func correctLastOffset(in font: UnsafeMutableRawBufferPointer) {
        let bytes = UnsafeRawBufferPointer(font)
        var tables: [Int: (record: Int, range: Range<Int>)] = [:]
        for record in stride(from: 12, to: bytes.count - 16, by: 16).prefix((number(bytes, 4) ?? 0) >> 16) {
            guard let tag = number(bytes, record), let start = number(bytes, record + 8),
                let length = number(bytes, record + 12), start + length <= bytes.count
            else { return }
            tables[tag] = (record, start..<start + length)
        }
        guard let (record, offsets) = tables[0x6c6f_6361], let glyf = tables[0x676c_7966]?.range,
            let head = tables[0x6865_6164]?.range, head.count >= 52
        else { return }
        let isLong = bytes[head.lowerBound + 51] != 0
        let place = offsets.upperBound - (isLong ? 4 : 2)
        guard place >= offsets.lowerBound, let last = number(bytes, isLong ? place : place - 2) else { return }
        let end = isLong ? last : (last & 0xffff) * 2
        guard end > glyf.count else { return }
        if isLong {
            font.storeBytes(of: UInt32(truncatingIfNeeded: glyf.count).bigEndian, toByteOffset: place, as: UInt32.self)
        } else {
            font.storeBytes(
                of: UInt16(truncatingIfNeeded: glyf.count / 2).bigEndian, toByteOffset: place, as: UInt16.self)
        }
        let sum = UnsafeRawBufferPointer(rebasing: bytes[offsets]).tableSum
        font.storeBytes(of: sum.bigEndian, toByteOffset: record + 4, as: UInt32.self)
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
        guard offset + 4 <= bytes.count else { return nil }
        return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
