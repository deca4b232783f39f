/// Parses a text with tags: tags are markup, `&lt;` is `<`, a `<br>` ends a line, and the words between have
/// placeholders of printf.
enum StyledText {
    static func parse(_ text: String) -> FormatString {
        var segments: [FormatString.Segment] = []
        var nextArgument = 1
        for piece in pieces(of: text) {
            let format = AppleAndJavaFormatParser.parse(String(piece.text), firstArgument: nextArgument, isJava: true)
            nextArgument += format.placeholders.count { !$0.source.contains("$") }
            guard piece.kind == .words else {
                segments.append(piece.segment)
                continue
            }
            segments += format.segments.filter { $0 != .literal("") }
        }
        return FormatString(segments: segments.isEmpty ? [.literal(text)] : segments)
    }

    /// Whether a text has anything that looks like a tag of HTML.
    static func hasTags(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "<")) && pieces(of: text).contains { $0.kind == .tag }
    }

    /// A start tag, as a text of this syntax has it.
    static func tag(_ name: String, _ attributes: [String: String]) -> String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { name, value in
            " \(name)=\"\(value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"))\""
        }
        return "<\(name)\(attributes.joined())>"
    }

    private struct Piece {
        enum Kind: Equatable {
            case words
            case tag
            case reference(Unicode.Scalar)
        }

        var text: Substring
        var kind: Kind

        var segment: FormatString.Segment {
            switch kind {
            case .words: .literal(String(text))
            case .reference(let scalar): .escape(source: String(text), text: String(scalar))
            case .tag where text.dropFirst().lowercased().hasPrefix("br"): .escape(source: String(text), text: "\n")
            case .tag: .markup(String(text))
            }
        }
    }

    /// Tags, character references, and the words between them.
    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        let bytes = text.utf8
        var wordsStart = bytes.startIndex
        var index = wordsStart
        // No tag ends after the last `>`.
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.startIndex
        while index < bytes.endIndex {
            let found: (end: String.Index, kind: Piece.Kind)? =
                switch bytes[index] {
                case UInt8(ascii: "<") where index < lastEnd: tagEnd(bytes, from: index).map { ($0, .tag) }
                case UInt8(ascii: "&"): reference(bytes, from: index).map { ($0.end, .reference($0.scalar)) }
                default: nil
                }
            guard let found else {
                index = bytes.index(after: index)
                continue
            }
            if wordsStart < index { pieces.append(Piece(text: text[wordsStart..<index], kind: .words)) }
            pieces.append(Piece(text: text[index..<found.end], kind: found.kind))
            (wordsStart, index) = (found.end, found.end)
        }
        if wordsStart < bytes.endIndex { pieces.append(Piece(text: text[wordsStart...], kind: .words)) }
        return pieces
    }

    /// The end of `<name …>` or `</name>`; nil for a `<` that begins no tag.
    private static func tagEnd(_ bytes: String.UTF8View, from start: String.Index) -> String.Index? {
        var name = bytes[start...].dropFirst()
        if name.first == UInt8(ascii: "/") { name = name.dropFirst() }
        guard let letter = name.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20),
            let end = name.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
            bytes[end] == UInt8(ascii: ">")
        else { return nil }
        return bytes.index(after: end)
    }

    private static func reference(
        _ bytes: String.UTF8View, from start: String.Index
    ) -> (end: String.Index, scalar: Unicode.Scalar)? {
        guard let end = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = Substring(bytes[start..<end].dropFirst())
        return CharacterReference.scalar(of: name).map { (bytes.index(after: end), $0) }
    }
}
