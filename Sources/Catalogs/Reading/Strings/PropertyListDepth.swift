/// How deep the values of a property list lie inside each other: Foundation's reader takes a call for each level, and an
/// attack on its stack would end the program.
package enum PropertyListDepth {
    /// A table of texts has two levels.
    package static let limit = 64
    /// The most values in a binary list, after values that are used several times are written out.
    private static let mostValues = 4_000_000

    /// Whether the list can be read safely. O(n) in bytes.
    package static func isBounded(_ data: [UInt8]) -> Bool {
        data.starts(with: "bplist".utf8) ? isBinaryBounded(data) : isXMLBounded(data)
    }

    // MARK: XML

    /// Counts the elements that are open; text that is not XML is left to the reader. The zeros of UTF-16 are skipped.
    private static func isXMLBounded(_ data: [UInt8]) -> Bool {
        let text = data.contains(0) ? data.filter { $0 != 0 } : data
        var rest = text[...]
        var depth = 0
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            switch rest.first {
            case UInt8(ascii: "!"): rest = afterMarkup(rest)
            case UInt8(ascii: "?"): continue
            case UInt8(ascii: "/"): depth -= 1
            default:
                let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
                if end > rest.startIndex, rest[end - 1] != UInt8(ascii: "/") { depth += 1 }
                rest = rest[end...]
            }
            if depth > limit { return false }
        }
        return true
    }

    /// What follows a comment or a section of raw characters, in which `<` opens nothing.
    private static func afterMarkup(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end: [UInt8]
        if text.starts(with: "!--".utf8) {
            end = Array("-->".utf8)
        } else if text.starts(with: "![CDATA[".utf8) {
            end = Array("]]>".utf8)
        } else {
            return text
        }
        var rest = text
        while let place = rest.firstIndex(of: end[0]) {
            if rest[place...].starts(with: end) { return rest[(place + end.count)...] }
            rest = rest[(place + 1)...]
        }
        return []
    }

    // MARK: Binary

    /// Follows the references of the topmost value level by level; a value that contains itself never ends.
    private static func isBinaryBounded(_ data: [UInt8]) -> Bool {
        guard let list = BinaryList(data) else { return true }
        // The values of a level, and how many times each is there.
        var level = [list.top: 1]
        var total = 0
        for _ in 0...limit {
            var next: [Int: Int] = [:]
            for (value, times) in level {
                for part in list.parts(of: value) { next[part, default: 0] += times }
                if next.count > list.count { break }
            }
            if next.isEmpty { return true }
            total += next.values.reduce(0, +)
            guard total <= mostValues else { return false }
            level = next
        }
        return false
    }
}

/// The references of a binary property list: an array of values, each at an offset from the start of the file, and a
/// trailer of 32 bytes that says where the table of offsets is.
private struct BinaryList {
    let count: Int
    let top: Int
    private let data: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int

    /// nil for a file that the reader will refuse.
    init?(_ data: [UInt8]) {
        guard data.count >= 40 else { return nil }
        self.data = data
        let trailer = data.count - 32
        (offsetSize, referenceSize) = (Int(data[trailer + 6]), Int(data[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(data, at: trailer + 8, size: 8),
            let top = Self.number(data, at: trailer + 16, size: 8),
            let table = Self.number(data, at: trailer + 24, size: 8), count <= data.count, table <= data.count
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// The values that an array, a set or a dictionary refers to; none for other values, and for damaged ones.
    func parts(of value: Int) -> [Int] {
        guard value < count, let start = Self.number(data, at: table + value * offsetSize, size: offsetSize),
            start < data.count
        else { return [] }
        let kind = data[start] >> 4
        guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
        var length = Int(data[start] & 0xF)
        var place = start + 1
        if length == 0xF {
            guard place < data.count, data[place] >> 4 == 1 else { return [] }
            let size = 1 << Int(data[place] & 0xF)
            guard let long = Self.number(data, at: place + 1, size: size) else { return [] }
            length = long
            place += 1 + size
        }
        guard length <= data.count else { return [] }
        return (0..<(kind == 0xD ? 2 * length : length)).compactMap {
            Self.number(data, at: place + $0 * referenceSize, size: referenceSize)
        }
    }

    /// A number whose first byte counts most; nil beyond the file, and for one that is no place in any file.
    private static func number(_ data: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, size <= 8, place + size <= data.count else { return nil }
        let value = data[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }
}
