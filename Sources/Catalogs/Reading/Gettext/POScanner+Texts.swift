extension POScanner {
    /// Reads strings in quotation marks, which are joined.
    mutating func readText() throws(CatalogError) -> GettextMessage.Text {
        guard skipSpace() == UInt8(ascii: "\"") else { throw unexpected("a text in quotation marks") }
        let position = position(at: index)
        var bytes: [UInt8] = []
        while skipSpace() == UInt8(ascii: "\"") { try readString(&bytes) }
        return GettextMessage.Text(text: String(decoding: bytes, as: UTF8.self), position: position)
    }

    private mutating func readString(_ bytes: inout [UInt8]) throws(CatalogError) {
        index += 1
        var start = index
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                bytes += text.bytes[start..<index]
                index += 1
                return
            case UInt8(ascii: "\\"):
                bytes += text.bytes[start..<index]
                readEscape(&bytes)
                start = index
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw unexpected("a quotation mark")
            default: index += 1
            }
        }
        throw unexpected("a quotation mark")
    }

    /// Reads an escape after a backslash: C's letters, up to three octal digits, `x` with hexadecimal digits
    /// (`control_sequence` in gettext's read-po-lex.c). Anything else is a warning, and stays as it is written.
    private mutating func readEscape(_ bytes: inout [UInt8]) {
        let start = index
        index += 1
        guard let byte = current else { return bytes.append(UInt8(ascii: "\\")) }
        if let control = Self.controls[byte] {
            bytes.append(control)
            index += 1
        } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
            bytes.append(readDigits(radix: 8, most: 3))
        } else if byte == UInt8(ascii: "x"), index + 1 < text.bytes.count,
            HexadecimalDigit.value(text.bytes[index + 1]) != nil
        {
            index += 1
            bytes.append(readDigits(radix: 16, most: .max))
        } else {
            let next = String(
                decoding: text.bytes[index..<min(index + 4, text.bytes.count)], as: UTF8.self)
            let sequence = "\\" + String(next.unicodeScalars.prefix(1))
            warnings.append(CatalogError(.undefinedEscape(sequence), at: position(at: start)))
            bytes.append(UInt8(ascii: "\\"))
        }
    }

    private mutating func readDigits(radix: UInt16, most: Int) -> UInt8 {
        var value: UInt16 = 0
        var count = 0
        while count < most, let byte = current, let digit = HexadecimalDigit.value(byte), digit < radix {
            value = (value & 0xFF) &* radix &+ digit
            index += 1
            count += 1
        }
        return UInt8(truncatingIfNeeded: value)
    }

    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]

    /// Reads a comment: `#,` and `#=` are flags, `#.` is for translators. Those of translators themselves (`# `) count only
    /// where they allow something;
    /// references (`#:`), former messages (`#|`) and obsolete ones (`#~`) are skipped.
    mutating func readComment(_ draft: inout POMessageDraft) {
        let start = index
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
        let line = text.bytes[start..<index].dropFirst()
        switch line.first {
        case UInt8(ascii: ","), UInt8(ascii: "="):
            draft.flags += line.dropFirst().split(separator: UInt8(ascii: ",")).map { Self.trimmed($0) }
        case UInt8(ascii: "."): draft.comments.append(Self.trimmed(line.dropFirst()))
        case UInt8(ascii: " "):
            let comment = Self.trimmed(line)
            if comment.contains(AllowDirective.mark) { draft.comments.append(comment) }
        default: break
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
        return String(decoding: bytes[..<end].drop(while: isSpace), as: UTF8.self)
    }
}
