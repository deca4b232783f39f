internal import Basics
internal import CPNG
internal import Catalogs

/// Reads the files of a zip archive that is in memory.
///
/// Source: APPNOTE.TXT, .ZIP File Format Specification, 4.3 and 4.4. What is read is what the central directory lists, packed with
/// deflate or not at all; not archives of several parts, and no passwords.
struct ZipArchive {
    /// A file in the archive, as the central directory describes it.
    struct Entry {
        var name: String
        fileprivate var flags: Int
        fileprivate var method: Int
        fileprivate var checksum: Int
        fileprivate var packed: Int
        fileprivate var size: Int
        /// Of its local header.
        fileprivate var offset: Int
    }

    /// In the order of the directory.
    private(set) var entries: [Entry] = []
    private let bytes: [UInt8]
    private let file: String
    /// How many bytes may be unpacked in all, and how many still.
    private let limit: Int
    private var left: Int

    /// A file of more is no JSON of a shape.
    private static let largestFile = 64 << 20
    /// Deflate makes at most 1,032 bytes of one.
    private static let largestRatio = 1032

    /// Reads the directory. O(entries).
    ///
    /// - Parameters:
    ///   - file: For messages.
    ///   - limit: The most bytes that may be unpacked in all.
    /// - Throws: `CatalogError` where it is no archive, or not a whole one.
    init(_ bytes: [UInt8], file: String, limit: Int = 1 << 30) throws(CatalogError) {
        self.bytes = bytes
        self.file = file
        self.limit = limit
        left = limit
        guard bytes.starts(with: Self.localHeader) || bytes.starts(with: Self.end) else {
            throw fault("it is not a zip archive")
        }
        guard let end = endOfDirectory() else {
            throw fault("the archive has no end; perhaps it is cut off")
        }
        try readDirectory(end)
    }

    /// The bytes of a file.
    ///
    /// - Throws: `CatalogError` where it is damaged, or too large.
    mutating func data(of entry: Entry) throws(CatalogError) -> [UInt8] {
        if entry.flags & 1 != 0 { throw fault("'\(entry.name.excerpt)' in it is encrypted") }
        let name = "'\(entry.name.excerpt)' in it"
        if entry.size > Self.largestFile { throw fault("\(name) is larger than \(Self.largestFile >> 20) MB") }
        if entry.size > left { throw fault("the files in it are larger than \(Self.size(limit)) in all") }
        guard entry.size <= max(entry.packed, 1) * Self.largestRatio else {
            throw fault("\(name) says that it is larger than it can be")
        }
        guard let start = start(of: entry), start + entry.packed <= bytes.count else {
            throw fault("'\(entry.name.excerpt)' in it is cut off")
        }
        left -= entry.size
        let packed = bytes[start..<start + entry.packed]
        let data: [UInt8]?
        switch entry.method {
        case 0: data = entry.packed == entry.size ? Array(packed) : nil
        case 8: data = Self.inflated(packed, size: entry.size)
        default: throw fault("'\(entry.name.excerpt)' in it is packed in a way that is not read (\(entry.method))")
        }
        guard let data, Self.checksum(data) == entry.checksum else {
            throw fault("'\(entry.name.excerpt)' in it is damaged")
        }
        return data
    }

    /// `1 GB`, or the bytes where it is no whole number of them.
    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 30) == 0 ? "\(bytes >> 30) GB" : "\(bytes) bytes"
    }

    private func fault(_ reason: String) -> CatalogError { CatalogError(.unreadable(reason: reason), file: file) }
}

extension ZipArchive {
    private static let localHeader: [UInt8] = [0x50, 0x4B, 3, 4]
    private static let directoryHeader: [UInt8] = [0x50, 0x4B, 1, 2]
    private static let end: [UInt8] = [0x50, 0x4B, 5, 6]
    private static let end64: [UInt8] = [0x50, 0x4B, 6, 6]
    private static let locator64: [UInt8] = [0x50, 0x4B, 6, 7]

    private func has(_ signature: [UInt8], at offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count - 4 && bytes[offset..<offset + 4].elementsEqual(signature)
    }

    /// A little-endian number; callers see to it that it is inside.
    private func number(_ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    /// Where the directory is, and how many entries it has.
    private struct Directory {
        var offset: Int
        var count: Int
    }

    /// The record at the end, before a comment of at most 65,535 bytes (4.3.16).
    private func endOfDirectory() -> Directory? {
        var place = bytes.count - 22
        let first = max(0, place - 0xFFFF)
        while place >= first, !has(Self.end, at: place) || number(place + 20, 2) > bytes.count - place - 22 {
            place -= 1
        }
        guard place >= first else { return nil }
        let directory = Directory(offset: number(place + 16, 4), count: number(place + 10, 2))
        guard directory.count == 0xFFFF || directory.offset == 0xFFFF_FFFF else { return directory }
        // 4.3.14 and 4.3.15: what does not fit is in another record.
        guard place >= 20, has(Self.locator64, at: place - 20) else { return directory }
        // The highest bit is the sign, which no place in a file has.
        guard bytes[place - 20 + 15] < 0x80 else { return nil }
        let record = number(place - 20 + 8, 8)
        guard record <= bytes.count - 56, has(Self.end64, at: record), bytes[record + 39] < 0x80,
            bytes[record + 55] < 0x80
        else { return nil }
        return Directory(offset: number(record + 48, 8), count: number(record + 32, 8))
    }

    private mutating func readDirectory(_ directory: Directory) throws(CatalogError) {
        var place = directory.offset
        // 46 bytes for each entry at least.
        guard place <= bytes.count, directory.count <= (bytes.count - place) / 46 else {
            throw fault("its directory is damaged, or cut off")
        }
        entries.reserveCapacity(directory.count)
        for _ in 0..<directory.count {
            guard place <= bytes.count - 46, has(Self.directoryHeader, at: place) else {
                throw fault("its directory is damaged, or cut off")
            }
            let length = number(place + 28, 2)
            guard place + 46 + length <= bytes.count else { throw fault("its directory is damaged, or cut off") }
            entries.append(
                Entry(
                    name: String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self),
                    flags: number(place + 8, 2), method: number(place + 10, 2), checksum: number(place + 16, 4),
                    packed: number(place + 20, 4), size: number(place + 24, 4), offset: number(place + 42, 4)))
            place += 46 + length + number(place + 30, 2) + number(place + 32, 2)
        }
    }

    /// Where the packed bytes begin: the local header has a name and an extra field of its own (4.3.7).
    private func start(of entry: Entry) -> Int? {
        guard entry.offset <= bytes.count - 30, has(Self.localHeader, at: entry.offset) else { return nil }
        return entry.offset + 30 + number(entry.offset + 26, 2) + number(entry.offset + 28, 2)
    }

    /// Unpacks deflate (RFC 1951); nil for damaged bytes, and for more or fewer than expected.
    private static func inflated(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
        var stream = z_stream()
        // A negative number of bits: without zlib's header.
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        // A byte more, so that what is too long shows.
        var result = [UInt8](repeating: 0, count: size + 1)
        let status = packed.withUnsafeBufferPointer { input in
            result.withUnsafeMutableBufferPointer { output in
                // zlib reads from it only, but older headers do not say so.
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(output.count)
                return inflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END, Int(stream.total_out) == size else { return nil }
        result.removeLast()
        return result
    }

    private static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32(0, bytes, uInt(bytes.count))) }
}
