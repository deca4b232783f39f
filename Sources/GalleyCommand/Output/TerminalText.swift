/// Makes text safe for terminals, and for people who read it in the log of a service.
enum TerminalText {
    /// The text with escapes, such as `\u202e`, in place of characters that a terminal would obey or that would reorder
    /// the text around them: a translation must not be able to forge what people read. Line feeds, tabs and colours
    /// stay. O(n).
    ///
    /// The escapes are those of JSON, so that a document in JSON stays valid.
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.first {
            if let end = endOfColour(rest) {
                result.append(contentsOf: rest[..<end])
                rest = rest[end...]
                continue
            }
            if isUnsafe(scalar) {
                let digits = String(scalar.value, radix: 16)
                result.append(
                    contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
            } else {
                result.append(scalar)
            }
            rest.removeFirst()
        }
        return String(result)
    }

    /// Control characters (general category Cc) except for line feed and tab, and the marks, embeddings, overrides and
    /// isolates of the bidirectional algorithm (UAX 9, 2).
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The end of a sequence that sets a colour, as reports for a terminal have them: `ESC [ 1;31 m`.
    private static func endOfColour(_ text: Substring.UnicodeScalarView) -> Substring.Index? {
        guard text.first == "\u{1B}", text.dropFirst().first == "[" else { return nil }
        let codes = text.dropFirst(2).prefix(6).prefix { ("0"..."9").contains($0) || $0 == ";" }
        guard codes.endIndex < text.endIndex, text[codes.endIndex] == "m" else { return nil }
        return text.index(after: codes.endIndex)
    }
}
