/// Reads JSON (RFC 8259) member by member, with the position of everything.
///
/// It builds no tree: the reader of a format asks for what it wants and skips the rest, so a file costs one pass and
/// little memory. Values nest to a fixed depth.
package struct JSONReader {
    /// A string or a name with its place, which is that of its quotation mark.
    package struct Text {
        package var value: String
        package var position: Catalog.Position
        /// The byte of its quotation mark.
        var offset: Int
    }

    /// Far more than any catalog needs, and few enough for any stack.
    package static let depthLimit = 64

    private(set) var text: SourceText
    private(set) var index = 0
    private var depth = 0
    private let mostDepth: Int
    /// Names that are twice in an object.
    package private(set) var warnings: [CatalogError] = []

    /// - Parameter depthLimit: The most values inside each other.
    package init(_ data: [UInt8], file: String, depthLimit: Int = Self.depthLimit) throws(CatalogError) {
        text = try SourceText(data, file: file)
        mostDepth = depthLimit
    }

    /// The position of a byte. Constant time on average where positions are asked for in the order of the text.
    mutating func position(at offset: Int) -> Catalog.Position { text.position(at: offset) }

    /// The position of the next value.
    package mutating func position() -> Catalog.Position {
        skipSpace()
        return text.position(at: index)
    }

    /// Reads an object; `member` reads or skips the value of each name. A name that comes twice is a warning.
    package mutating func readObject(
        _ expected: String, member: (inout JSONReader, Text) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        guard next() == UInt8(ascii: "{") else { throw unexpected(expected) }
        try enter()
        var lines: [String: Int] = [:]
        if next() != UInt8(ascii: "}") {
            while true {
                let name = try readString("a name in quotation marks")
                if let first = lines.updateValue(name.position.line, forKey: name.value) {
                    warnings.append(CatalogError(.duplicateKey(name.value, firstLine: first), at: name.position))
                }
                guard next() == UInt8(ascii: ":") else { throw unexpected("':' after the name") }
                index += 1
                try member(&self, name)
                guard next() == UInt8(ascii: ",") else { break }
                index += 1
            }
        }
        guard next() == UInt8(ascii: "}") else { throw unexpected("',' or '}' after a member") }
        leave()
    }

    /// Reads a string.
    package mutating func readString(_ expected: String) throws(CatalogError) -> Text {
        guard next() == UInt8(ascii: "\"") else { throw unexpected(expected) }
        let offset = index
        let position = text.position(at: offset)
        return Text(value: try scanString(), position: position, offset: offset)
    }

    /// Reads `true` or `false`.
    package mutating func readBool() throws(CatalogError) -> Bool {
        switch next() {
        case UInt8(ascii: "t"):
            try skipWord("true")
            return true
        case UInt8(ascii: "f"):
            try skipWord("false")
            return false
        default: throw unexpected("true or false")
        }
    }

    /// Reads a whole number of at most nine digits, in a range.
    package mutating func readInteger(_ expected: String, in range: ClosedRange<Int>) throws(CatalogError) -> Int {
        _ = next()
        let start = index
        try skipValue()
        guard index - start < 10, let number = Int(String(decoding: text.bytes[start..<index], as: UTF8.self)),
            range.contains(number)
        else {
            index = start
            throw unexpected(expected)
        }
        return number
    }

    /// Reads a number that is valid.
    package mutating func readNumber(
        _ expected: String, where isValid: (Double) -> Bool
    ) throws(CatalogError) -> Double {
        guard try nextKind() == .number else { throw unexpected(expected) }
        let start = index
        try skipValue()
        let number = Double(String(decoding: text.bytes[start..<index], as: UTF8.self))
        guard let number, number.isFinite, isValid(number) else {
            index = start
            throw unexpected(expected)
        }
        return number
    }

    /// Whether nothing follows.
    package mutating func isAtEnd() -> Bool { next() == nil }

    /// Checks that nothing follows.
    package mutating func readEnd() throws(CatalogError) {
        if next() != nil { throw unexpected("the end of the file") }
    }

    /// The first byte of the next token; nil at the end of the file.
    mutating func next() -> UInt8? {
        skipSpace()
        return index < text.bytes.count ? text.bytes[index] : nil
    }

    /// The error for an unexpected token at this place.
    package mutating func unexpected(_ expected: String) -> CatalogError {
        CatalogError(
            .unexpected(found: text.found(at: index), expected: expected), at: text.position(at: index))
    }

    mutating func enter() throws(CatalogError) {
        depth += 1
        if depth > mostDepth {
            throw CatalogError(.tooDeep(limit: mostDepth), at: text.position(at: index))
        }
        index += 1
    }

    mutating func leave() {
        depth -= 1
        index += 1
    }

    mutating func advance(to newIndex: Int) { index = newIndex }

    private mutating func skipSpace() {
        while index < text.bytes.count {
            switch text.bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
            default: return
            }
        }
    }
}
