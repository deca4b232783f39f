internal import Foundation

/// Reads the text form of `.strings`: `"key" = "value";`, with comments, after the grammar of old property lists.
struct StringsScanner {
    var text: SourceText
    private(set) var index = 0
    /// Escapes without a meaning.
    var warnings: [CatalogError] = []
    /// The last comment, until a pair takes it.
    private var comment: String?
    /// Whether a pair has ended in this line: a comment there is not that of the next one.
    private var isAfterPair = false

    init(_ text: SourceText) {
        self.text = text
    }

    /// Reads pairs to the end of the file. In `"key";` the value is the key.
    ///
    /// A semicolon in place of a key ends the table, as in Foundation: `"one" = "1";; "two" = "2";` has one text there.
    mutating func readTable() throws(CatalogError) -> StringsTable {
        var table = StringsTable()
        while let byte = try next() {
            if byte == UInt8(ascii: ";") {
                warnings.append(CatalogError(.endsEarly(found: text.found(at: index)), at: text.position(at: index)))
                break
            }
            let comment = self.comment
            let keyPosition = text.position(at: index)
            let key = try readText("a key")
            var pair = StringsTable.Pair(
                key: key, keyPosition: keyPosition, value: key, valuePosition: keyPosition, comment: comment)
            if try next() == UInt8(ascii: "=") {
                index += 1
                _ = try next()
                pair.valuePosition = text.position(at: index)
                pair.value = try readText("a text after '='")
                guard try next() == UInt8(ascii: ";") else { throw unexpected("';' after the text") }
            } else if try next() != UInt8(ascii: ";") {
                throw unexpected("'=' after the key")
            }
            index += 1
            table.add(pair)
            self.comment = nil
            isAfterPair = true
        }
        table.warnings = (table.warnings + warnings).inOrderOfPlace()
        return table
    }

    /// The first byte that is neither space nor comment; nil at the end of the file.
    private mutating func next() throws(CatalogError) -> UInt8? {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isAfterPair = false
                index += 1
            case UInt8(ascii: " "), 0x09...0x0D: index += 1
            case 0xE2 where startsWith([0xE2, 0x80, 0xA8]) || startsWith([0xE2, 0x80, 0xA9]): index += 3
            case UInt8(ascii: "/") where startsWith("/*".utf8): try skipComment()
            case UInt8(ascii: "/") where startsWith("//".utf8): skipLine()
            default: return byte
            }
        }
        return nil
    }

    private mutating func skipComment() throws(CatalogError) {
        let start = index
        index += 2
        while !startsWith("*/".utf8) {
            guard current != nil else {
                let found = "the end of the file in the comment that starts here"
                throw CatalogError(.unexpected(found: found, expected: "'*/'"), at: text.position(at: start))
            }
            index = XML.Tags.place(of: UInt8(ascii: "*"), in: text.bytes, from: index + 1)
        }
        keepComment(start + 2..<index)
        index += 2
    }

    private mutating func keepComment(_ range: Range<Int>) {
        guard !isAfterPair else { return }
        let words = String(decoding: text.bytes[range], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        comment = AllowDirective.joined(comment, words)
    }

    private mutating func skipLine() {
        let start = index + 2
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
        keepComment(start..<max(start, index))
    }

    /// Reads a quoted text, or a word without quotation marks.
    private mutating func readText(_ expected: String) throws(CatalogError) -> String {
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuoted()
        default:
            let start = index
            while let byte = current, Self.isWord(byte), !startsWith("/*".utf8), !startsWith("//".utf8) { index += 1 }
            guard index > start else { throw unexpected(expected) }
            return String(decoding: text.bytes[start..<index], as: UTF8.self)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Reads from a quotation mark to the next one of its kind; lines may end in between.
    private mutating func readQuoted() throws(CatalogError) -> String {
        let quote = index
        let mark = text.bytes[quote]
        var value = ""
        index += 1
        while current != nil {
            let run = text.bytes[index...].prefix { $0 != mark && $0 != UInt8(ascii: "\\") }
            value += String(decoding: run, as: UTF8.self)
            index = run.endIndex
            if current == mark {
                index += 1
                return value
            }
            if current != nil { value.unicodeScalars.append(readEscape()) }
        }
        let found = "the end of the file in the text that starts here"
        throw CatalogError(
            .unexpected(found: found, expected: "a quotation mark"), at: text.position(at: quote))
    }

    var current: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

    func startsWith(_ bytes: some Sequence<UInt8>) -> Bool {
        text.bytes[min(index, text.bytes.count)...].starts(with: bytes)
    }

    mutating func advance(by count: Int) { index += count }

    private mutating func unexpected(_ expected: String) -> CatalogError {
        CatalogError(.unexpected(found: text.found(at: index), expected: expected), at: text.position(at: index))
    }
}
