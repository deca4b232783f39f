/// Reads the properties of a file, as java.util.Properties.load does (Java SE API, "Properties", method load).
struct PropertiesScanner {
    struct Property {
        var key: String
        var keyPosition: Catalog.Position
        var value: String
        var valuePosition: Catalog.Position
        /// The comment lines right before it.
        var comment: String?
    }

    private(set) var text: SourceText
    private var index = 0

    init(_ text: SourceText) {
        self.text = text
    }

    /// The next property; nil at the end of the file.
    mutating func next() throws(CatalogError) -> Property? {
        var comments: [String] = []
        while let byte = current {
            switch byte {
            case _ where Self.isSpace(byte): index += 1
            case _ where Self.isLineEnd(byte):
                takeLineEnd()
                skipSpace()
                if let next = current, Self.isLineEnd(next) { comments = [] }
            case UInt8(ascii: "#"), UInt8(ascii: "!"): comments.append(readComment())
            default: return try readProperty(comments)
            }
        }
        return nil
    }

    private mutating func readProperty(_ comments: [String]) throws(CatalogError) -> Property {
        let keyPosition = text.position(at: index)
        let key = try readText(isKey: true)
        skipSpaceOfLine()
        if current == UInt8(ascii: "=") || current == UInt8(ascii: ":") {
            index += 1
            skipSpaceOfLine()
        }
        let valuePosition = text.position(at: index)
        return Property(
            key: key, keyPosition: keyPosition, value: try readText(isKey: false), valuePosition: valuePosition,
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"))
    }

    private mutating func readComment() -> String {
        while current == UInt8(ascii: "#") || current == UInt8(ascii: "!") { index += 1 }
        skipSpace()
        let start = index
        while let byte = current, !Self.isLineEnd(byte) { index += 1 }
        return String(decoding: text.bytes[start..<index], as: UTF8.self)
    }

    /// Reads to the end of the line, or of a key.
    private mutating func readText(isKey: Bool) throws(CatalogError) -> String {
        var builder = UnitBuilder()
        while let byte = current, !Self.isLineEnd(byte) {
            if isKey, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || Self.isSpace(byte) { break }
            if byte != UInt8(ascii: "\\") {
                builder.append(byte)
                index += 1
            } else if !takeContinuation() {
                try readEscape(&builder)
            }
        }
        return builder.text
    }

    /// Reads an escape after a backslash: `t n r f`, `uXXXX`; any other character is kept.
    private mutating func readEscape(_ builder: inout UnitBuilder) throws(CatalogError) {
        let start = index
        index += 1
        guard let byte = current else { return }
        index += 1
        switch byte {
        case UInt8(ascii: "t"): builder.append(0x09)
        case UInt8(ascii: "n"): builder.append(0x0A)
        case UInt8(ascii: "r"): builder.append(0x0D)
        case UInt8(ascii: "f"): builder.append(0x0C)
        case UInt8(ascii: "u"):
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = current.flatMap(HexadecimalDigit.value) else {
                    let problem = CatalogError.Problem.unexpected(
                        found: text.found(at: index), expected: "four hexadecimal digits after '\\u'")
                    throw CatalogError(problem, at: text.position(at: start))
                }
                unit = unit << 4 | digit
                index += 1
            }
            builder.append(unit: unit)
        default: builder.append(byte)
        }
    }

    /// A backslash at the end of a line, with the space that the next one begins with.
    private mutating func takeContinuation() -> Bool {
        guard current == UInt8(ascii: "\\"), index + 1 < text.bytes.count, Self.isLineEnd(text.bytes[index + 1]) else {
            return false
        }
        index += 1
        takeLineEnd()
        skipSpace()
        return true
    }

    private mutating func takeLineEnd() {
        let isPair = text.bytes[index...].starts(with: [0x0D, 0x0A])
        index += isPair ? 2 : 1
    }

    private mutating func skipSpace() {
        while let byte = current, Self.isSpace(byte) { index += 1 }
    }

    private mutating func skipSpaceOfLine() {
        repeat { skipSpace() } while takeContinuation()
    }

    private var current: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Joins bytes of UTF-8 and units of UTF-16, of which two may be one character. Half a pair becomes U+FFFD.
private struct UnitBuilder {
    private var bytes: [UInt8] = []
    private var lead: UInt16?

    var text: String { String(decoding: lead == nil ? bytes : bytes + Self.replacement, as: UTF8.self) }

    mutating func append(_ byte: UInt8) {
        endPair()
        bytes.append(byte)
    }

    mutating func append(unit: UInt16) {
        if let first = lead, UTF16.isTrailSurrogate(unit) {
            lead = nil
            bytes += String(UTF16.decode(UTF16.EncodedScalar([first, unit]))).utf8
            return
        }
        endPair()
        if UTF16.isLeadSurrogate(unit) {
            lead = unit
        } else {
            bytes += Unicode.Scalar(unit).map { Array(String($0).utf8) } ?? Self.replacement
        }
    }

    private mutating func endPair() {
        guard lead != nil else { return }
        bytes += Self.replacement
        lead = nil
    }

    private static let replacement = Array("\u{FFFD}".utf8)
}
