/// The encoding of a text file, found from its bytes.
enum TextEncoding: Equatable {
    case utf8(mark: Int)
    case utf16(mark: Int, isBigEndian: Bool)
    case utf32

    /// By the byte order mark; without one, every other byte zero is UTF-16, as its first characters are mostly ASCII.
    static func detect(_ data: [UInt8]) -> TextEncoding {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(mark: 3) }
        if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
        if data.starts(with: [0xFF, 0xFE]) { return .utf16(mark: 2, isBigEndian: false) }
        if data.starts(with: [0xFE, 0xFF]) { return .utf16(mark: 2, isBigEndian: true) }
        guard data.count >= 2, data.count.isMultiple(of: 2) else { return .utf8(mark: 0) }
        if data[0] == 0, data[1] != 0 { return .utf16(mark: 0, isBigEndian: true) }
        if data[0] != 0, data[1] == 0 { return .utf16(mark: 0, isBigEndian: false) }
        return .utf8(mark: 0)
    }

    /// The text in UTF-8; nil for half a unit or half a pair.
    static func decodeUTF16(_ data: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
        guard data.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: data.startIndex, to: data.endIndex, by: 2).lazy.map { index in
            let (first, second) = (UInt16(data[index]), UInt16(data[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
}
