/// JSON that every reader takes for the same lines.
///
/// JSON itself lets U+0085, U+2028 and U+2029 be in a string (RFC 8259, section 7), but they end a line for readers
/// that follow the Unicode line breaking rules, such as Python's `str.splitlines`.
package enum JSONLineBreaks {
    /// The document with these three characters as `\u0085`, `\u2028` and `\u2029`: the same values, and no line ends
    /// where the writer did not end it. O(n); in JSON such characters are in strings only.
    package static func escaped(_ json: [UInt8]) -> [UInt8] {
        guard json.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return json }
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var index = 0
        while index < json.count {
            if let escape = escape(of: json[index...]) {
                result += escape.text.utf8
                index += escape.length
            } else {
                result.append(json[index])
                index += 1
            }
        }
        return result
    }

    /// The escape of the character that the UTF-8 begins with, and the number of its bytes.
    private static func escape(of json: ArraySlice<UInt8>) -> (text: String, length: Int)? {
        switch json.first {
        case 0xC2 where json.starts(with: [0xC2, 0x85]): ("\\u0085", 2)
        case 0xE2 where json.starts(with: [0xE2, 0x80, 0xA8]): ("\\u2028", 3)
        case 0xE2 where json.starts(with: [0xE2, 0x80, 0xA9]): ("\\u2029", 3)
        default: nil
        }
    }
}
