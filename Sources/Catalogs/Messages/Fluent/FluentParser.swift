/// The grammar of Fluent below entries: patterns, placeables, expressions (Fluent Syntax 1.0, fluent.ebnf).
///
/// Hand-written, as no library of Swift knows the format.
struct FluentParser {
    /// Why a text does not follow the grammar.
    struct Fault: Error {
        /// In bytes of UTF-8.
        var offset: Int
        /// What was expected there, in words.
        var expected: String
    }

    /// Placeables inside each other.
    static let depthLimit = 100

    let bytes: [UInt8]
    var index = 0
    var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    func byte(after count: Int) -> UInt8? { index + count < bytes.count ? bytes[index + count] : nil }

    func source(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

    func fault(_ expected: String, at offset: Int? = nil) -> Fault {
        Fault(offset: offset ?? index, expected: expected)
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
        guard take(character) else { throw fault("'\(character)'") }
    }

    /// `blank_inline`
    mutating func skipSpace() {
        while current == UInt8(ascii: " ") { index += 1 }
    }

    /// `blank`
    mutating func skipBlank() {
        while let byte = current {
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || isLineEnd else { return }
            index += 1
        }
    }

    /// Whether a line ends here: a line feed, with or without a carriage return before it.
    var isLineEnd: Bool {
        current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r") && byte(after: 1) == UInt8(ascii: "\n")
    }

    /// `line_end`; false where none is here. The end of the text is one.
    mutating func takeLineEnd() -> Bool {
        guard current != nil else { return true }
        guard isLineEnd else { return false }
        index += current == UInt8(ascii: "\r") ? 2 : 1
        return true
    }

    /// `Identifier`
    mutating func readIdentifier() throws(Fault) -> String {
        let start = index
        guard let first = current, Self.isLetter(first) else { throw fault("a name that begins with a letter") }
        while let byte = current, Self.isPartOfName(byte) { index += 1 }
        return source(from: start)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
