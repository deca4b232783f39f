import CPNG

/// Makes zip archives for tests.
struct ZipBytes {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// - Parameter isPacked: Whether it is packed with deflate.
    mutating func add(_ name: String, _ text: String, isPacked: Bool = true) {
        let data = Array(text.utf8)
        let packed = isPacked ? Self.deflated(data) : data
        let sum = Int(crc32(0, data, uInt(data.count)))
        // Java's writer leaves the sizes out of the local header, and puts them behind the data.
        let flags = isPacked ? 0x808 : 0
        let head = [20, flags, isPacked ? 8 : 0, 0, 0].flatMap { Self.number($0, 2) }
        let sizes = [sum, packed.count, data.count].flatMap { Self.number($0, 4) }
        let offset = files.count
        files += [0x50, 0x4B, 3, 4] + head + (isPacked ? [UInt8](repeating: 0, count: 12) : sizes)
        files += Self.number(name.utf8.count, 2) + Self.number(0, 2) + Array(name.utf8) + packed
        if isPacked { files += [0x50, 0x4B, 7, 8] + sizes }
        directory += [0x50, 0x4B, 1, 2] + Self.number(20, 2) + head + sizes + Self.number(name.utf8.count, 2)
        directory += [UInt8](repeating: 0, count: 12) + Self.number(offset, 4) + Array(name.utf8)
        count += 1
    }

    /// - Parameter comment: At the end.
    func bytes(comment: String = "") -> [UInt8] {
        let end =
            [0, 0, count, count].flatMap { Self.number($0, 2) }
            + [directory.count, files.count].flatMap { Self.number($0, 4) }
        return files + directory + [0x50, 0x4B, 5, 6] + end + Self.number(comment.utf8.count, 2) + Array(comment.utf8)
    }

    static func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }

    private static func deflated(_ data: [UInt8]) -> [UInt8] {
        var (data, stream) = (data, z_stream())
        deflateInit2_(
            &stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        var result = [UInt8](repeating: 0, count: data.count + 64)
        let count = data.withUnsafeMutableBufferPointer { input in
            result.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
                deflate(&stream, Z_FINISH)
                return Int(stream.total_out)
            }
        }
        return Array(result[..<count])
    }
}
