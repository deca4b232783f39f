/// Goes over the strings of a JSON text, which may be cut off, to find out what kind of file it is.
struct JSONStringScanner {
    /// A string, as it is written.
    struct Found {
        let bytes: ArraySlice<UInt8>
        /// Whether it names a member.
        let isName: Bool

        func ends(with word: String) -> Bool { bytes.suffix(word.utf8.count).elementsEqual(word.utf8) }
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether the text is an object whose first member is a text or has some.
    var beginsWithMember: Bool {
        var copy = self
        guard copy.take(UInt8(ascii: "{")), let name = copy.next(), name.isName, copy.take(UInt8(ascii: ":")) else {
            return false
        }
        copy.skipSpace()
        return copy.index < bytes.count && "\"{[".utf8.contains(bytes[copy.index])
    }

    /// The next string; nil at the end.
    mutating func next() -> Found? {
        guard let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        var end = quote + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        end = min(end, bytes.count)
        index = min(end + 1, bytes.count)
        skipSpace()
        let isName = index < bytes.count && bytes[index] == UInt8(ascii: ":")
        return Found(bytes: bytes[(quote + 1)..<max(end, quote + 1)], isName: isName)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(bytes[index]) { index += 1 }
    }
}
