internal import Foundation

extension StringsScanner {
    /// Reads the escape that starts here: C's letters, `\U` with up to four hexadecimal digits, up to three octal
    /// digits in NeXTSTEP's encoding. Any other character is kept, letters with a warning (CoreFoundation,
    /// `getSlashedChar` in `CFOldStylePList.c`). Half a surrogate pair becomes the replacement character.
    mutating func readEscape() -> Unicode.Scalar {
        advance(by: 1)
        guard let byte = current else { return "\\" }
        switch byte {
        case UInt8(ascii: "U"): return readUnicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return readOctalEscape()
        default:
            if let control = Self.controls[byte] {
                advance(by: 1)
                return control
            }
            let rest = text.bytes[index..<min(index + 4, text.bytes.count)]
            let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
            if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
                let problem = CatalogError.Problem.undefinedEscape("\\\(scalar)", shownAs: "\(scalar)")
                warnings.append(CatalogError(problem, at: text.position(at: index - 1)))
            }
            advance(by: UTF8.width(scalar))
            return scalar
        }
    }

    private static let controls: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
    ]

    private mutating func readUnicodeEscape() -> Unicode.Scalar {
        guard let first = readUnit() else { return "\u{FFFD}" }
        guard UTF16.isLeadSurrogate(first), startsWith("\\U".utf8) else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        var afterPair = self
        afterPair.advance(by: 1)
        guard let second = afterPair.readUnit(), UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        self = afterPair
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    /// The unit after the `U`, which is gone over even when no digit follows.
    private mutating func readUnit() -> UInt16? {
        advance(by: 1)
        var unit: UInt16?
        for _ in 0..<4 {
            guard let byte = current, let digit = HexadecimalDigit.value(byte) else { break }
            unit = (unit ?? 0) << 4 | digit
            advance(by: 1)
        }
        return unit
    }

    private mutating func readOctalEscape() -> Unicode.Scalar {
        var code: UInt16 = 0
        for _ in 0..<3 {
            guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
            code = code << 3 | UInt16(byte - UInt8(ascii: "0"))
            advance(by: 1)
        }
        let decoded = String(bytes: [UInt8(truncatingIfNeeded: code)], encoding: .nextstep)
        return decoded?.unicodeScalars.first ?? "\u{FFFD}"
    }
}
