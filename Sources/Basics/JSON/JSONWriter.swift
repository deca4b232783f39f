/// Writes JSON from left to right. All of Galley's JSON is written with it.
///
/// `JSONEncoder` would take several times as long, which counts for files of a hundred thousand labels or findings.
package struct JSONWriter {
    /// Which escapes strings have for the controls that have a letter: `\n`, or `\u000a` as all others.
    package enum Escapes: Sendable {
        case letters, numbers
    }

    private var bytes: [UInt8] = []

    package init() {}

    /// What was written. Only `lineFeed` ends a line in it, for every reader.
    package var text: String { String(decoding: JSONLineBreaks.escaped(bytes), as: UTF8.self) }

    /// Writes a part of the document unchanged, such as `{"text":`.
    package mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes a number or a word of JSON unchanged.
    package mutating func token(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Begins a line, with spaces.
    package mutating func lineFeed(indentation: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// Writes a whole number.
    package mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Writes a number to a millionth, like `Number.rounded`; a value that is not a number is written as a string.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return string(Number.text(number)) }
        bytes.append(contentsOf: Number.digits(number, decimals: 6))
    }

    /// Writes a string. RFC 8259: quotation marks, backslashes and control characters are escaped, everything else is
    /// unchanged.
    package mutating func string(_ text: String, escapes: Escapes = .numbers) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5c }) else {
            return bytes.append(contentsOf: text.utf8)
        }
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5c: bytes += [0x5c, byte]
            case ..<0x20:
                let letter = escapes == .letters ? Self.letters[byte] : nil
                let number = byte < 0x10 ? "\\u000" : "\\u00"
                bytes.append(contentsOf: (letter ?? number + String(byte, radix: 16)).utf8)
            default: bytes.append(byte)
            }
        }
    }

    private static let letters: [UInt8: String] = [0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r"]

    /// Writes a list.
    package mutating func list<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        raw("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { raw(",") }
            write(&self, element)
        }
        raw("]")
    }
}
