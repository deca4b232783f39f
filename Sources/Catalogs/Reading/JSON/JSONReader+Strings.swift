extension JSONReader {
    /// Far longer than any text of an interface, and short enough for all parsers of messages.
    static let textLimit = 1_000_000

    /// Reads the string that starts here, and goes to what follows it.
    mutating func scanString() throws(CatalogError) -> String {
        let start = index
        let limit = min(start + Self.textLimit, text.bytes.count)
        var value = ""
        advance(to: start + 1)
        while true {
            let end = text.bytes[index..<max(index, limit)].firstIndex(where: Self.endsRun) ?? max(index, limit)
            let run = String(decoding: text.bytes[index..<end], as: UTF8.self)
            if value.isEmpty { value = run } else { value += run }
            advance(to: end)
            guard end < limit || end == text.bytes.count else { throw tooLong(from: start) }
            guard end < text.bytes.count, text.bytes[end] >= 0x20 else {
                throw unexpected("the quotation mark that ends the string")
            }
            if text.bytes[end] == UInt8(ascii: "\"") {
                advance(to: end + 1)
                return value
            }
            value.unicodeScalars.append(try scanEscape())
        }
    }

    /// Whether a byte ends an unescaped part of the text.
    private static func endsRun(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    private mutating func tooLong(from start: Int) -> CatalogError {
        CatalogError(
            .unexpected(
                found: "more than \(Self.textLimit) bytes of text", expected: "the quotation mark that ends the string"),
            at: position(at: start))
    }

    /// Reads the escape that starts here. Half a surrogate pair becomes the replacement character.
    private mutating func scanEscape() throws(CatalogError) -> Unicode.Scalar {
        advance(to: index + 1)
        guard index < text.bytes.count else { throw unexpected("the rest of an escape") }
        let plain: Unicode.Scalar? =
            switch text.bytes[index] {
            case UInt8(ascii: "\""): "\""
            case UInt8(ascii: "\\"): "\\"
            case UInt8(ascii: "/"): "/"
            case UInt8(ascii: "b"): "\u{8}"
            case UInt8(ascii: "f"): "\u{C}"
            case UInt8(ascii: "n"): "\n"
            case UInt8(ascii: "r"): "\r"
            case UInt8(ascii: "t"): "\t"
            case UInt8(ascii: "u"): nil
            default: throw unexpected("one of \" \\ / b f n r t u after a backslash")
            }
        advance(to: index + 1)
        if let plain { return plain }

        let first = try scanHexadecimal()
        guard UTF16.isLeadSurrogate(first), hasUnicodeEscape() else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let afterFirst = index
        advance(to: index + 2)
        let second = try scanHexadecimal()
        guard UTF16.isTrailSurrogate(second) else {
            advance(to: afterFirst)
            return "\u{FFFD}"
        }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private func hasUnicodeEscape() -> Bool {
        index + 1 < text.bytes.count && text.bytes[index] == UInt8(ascii: "\\")
            && text.bytes[index + 1] == UInt8(ascii: "u")
    }

    private mutating func scanHexadecimal() throws(CatalogError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard index < text.bytes.count, let digit = HexadecimalDigit.value(text.bytes[index]) else {
                throw unexpected("four hexadecimal digits")
            }
            unit = unit << 4 | digit
            advance(to: index + 1)
        }
        return unit
    }
}

enum HexadecimalDigit {
    static func value(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
