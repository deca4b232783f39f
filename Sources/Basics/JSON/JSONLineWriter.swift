/// Writes JSON on one line, from left to right, without white space.
///
/// `JSONEncoder` would take several times as long, which counts for files of a hundred thousand labels.
package struct JSONLineWriter {
    private var bytes: [UInt8] = []

    package init() {}

    /// What was written, with a line feed. No other character of it ends a line, for any reader.
    package var line: String { String(decoding: JSONLineBreaks.escaped(bytes), as: UTF8.self) + "\n" }

    /// Writes a part of the document as it is, such as `{"text":`.
    package mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes a whole number.
    package mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Writes a number to a millionth, as `Number.rounded` has it; as a string one that is none.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return string(Number.text(number)) }
        bytes.append(contentsOf: Number.digits(number, decimals: 6))
    }

    /// Writes a string. RFC 8259: quotation marks, backslashes and controls are escaped, all else is as it is.
    package mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5c }) else {
            return bytes.append(contentsOf: text.utf8)
        }
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5c: bytes += [0x5c, byte]
            case ..<0x10: bytes.append(contentsOf: "\\u000\(String(byte, radix: 16))".utf8)
            case 0x10..<0x20: bytes.append(contentsOf: "\\u00\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
    }

    /// Writes a list.
    package mutating func list<Element>(_ elements: [Element], _ write: (inout JSONLineWriter, Element) -> Void) {
        raw("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { raw(",") }
            write(&self, element)
        }
        raw("]")
    }
}
