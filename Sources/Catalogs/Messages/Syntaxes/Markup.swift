/// Finds tags of HTML and of rich text.
enum Markup {
    /// Which tags are markup and not words.
    enum Tags {
        /// `<b>` and `</b>`, with no attributes; `<b/>` is words (FormatJS, parser.ts). Those with a number for a name, which
        /// Lingui makes of elements, may be alone: `<0/>`.
        case pairs
        /// All tags of HTML, and those with a number for a name (`<0>`, react-i18next); `<br>` breaks the line.
        case html
    }

    /// The words and the tags between them. O(n).
    static func split(_ text: String, _ tags: Tags) -> [FormatString.Segment] {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return [.literal(text)] }
        var segments: [FormatString.Segment] = []
        let scalars = text.unicodeScalars
        var written = scalars.startIndex
        var next = written
        while let start = scalars[next...].firstIndex(of: "<") {
            next = scalars.index(after: start)
            guard let end = scalars[next...].firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[end] == ">" else {
                continue
            }
            let tag = scalars[next..<end]
            guard isTag(tag, tags) else { continue }
            next = scalars.index(after: end)
            if written < start { segments.append(.literal(String(scalars[written..<start]))) }
            let source = String(scalars[start..<next])
            segments.append(isLineBreak(tag) && tags == .html ? .escape(source: source, text: "\n") : .markup(source))
            written = next
        }
        if written < scalars.endIndex { segments.append(.literal(String(scalars[written...]))) }
        return segments
    }

    /// Whether this, between `<` and `>`, is a tag: a name, followed by nothing or by what may follow the name.
    private static func isTag(_ tag: Substring.UnicodeScalarView, _ tags: Tags) -> Bool {
        var tag = tag
        let isNumbered = tag.first.map { ("0"..."9").contains($0) } == true
        if tag.first == "/" {
            tag.removeFirst()
        } else if tags == .html || isNumbered, tag.last == "/" {
            tag.removeLast()
        }
        guard let first = tag.first, first.properties.isAlphabetic || ("0"..."9").contains(first) else {
            return false
        }
        let rest = tag.drop {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
        }
        guard let after = rest.first else { return true }
        return tags == .html && after == " " && (rest.contains("=") || rest.allSatisfy { $0 == " " })
    }

    private static func isLineBreak(_ tag: Substring.UnicodeScalarView) -> Bool {
        tag.starts(with: "br".unicodeScalars) && tag.dropFirst(2).allSatisfy { $0 == " " || $0 == "/" }
    }
}
