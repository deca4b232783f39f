/// The tags that labels of desktop programs and of Fluent's elements may have in texts of other syntaxes: those of Qt's rich
/// text (its documentation, "Supported HTML Subset"), of Pango and of HTML in running text. Any other word between angles is
/// shown, as in "Usage: <file>".
enum KnownTags {
    private static let names: Set<String> = [
        "a", "address", "b", "big", "blockquote", "body", "center", "cite", "code", "dd", "dfn", "div", "dl", "dt",
        "em",
        "font", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i", "img", "kbd", "li", "link", "meta",
        "nobr",
        "ol", "p", "pre", "q", "qt", "s", "samp", "small", "span", "strong", "style", "sub", "sup", "table", "tbody",
        "td", "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul", "var", "br", "del", "ins", "mark",
    ]

    /// Those that begin a line of their own.
    private static let blocks: Set<Substring> = [
        "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ul", "ol", "table", "blockquote",
        "pre",
    ]

    /// The character that is in the place of a tag while the rest of a text is taken apart; no text has it.
    private static let mark: Character = "\u{10FFFD}"

    /// Takes a text with tags apart: tags are markup, and what is between them is as its parser says. The placeholders of a
    /// tag are counted, and not shown. O(n), and what the parser takes.
    static func parse(_ text: String, by parser: (String) -> FormatString) -> FormatString {
        let tags = tags(in: text)
        guard !tags.isEmpty, !text.contains(mark) else { return parser(text) }
        var plain = ""
        var end = text.startIndex
        for tag in tags {
            plain += text[end..<tag.startIndex] + String(mark)
            end = tag.endIndex
        }
        plain += text[end...]
        var rest = tags[...]
        var hidden = 0
        var isFirst = true
        var segments: [FormatString.Segment] = []
        for segment in parser(plain).segments {
            switch segment {
            case .literal(let words) where words.contains(mark):
                for (index, part) in words.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
                    if index > 0, let tag = rest.popFirst() {
                        hidden += parser(String(tag)).placeholders.count { $0.isUnnumbered }
                        segments.append(self.segment(tag, isFirst: isFirst))
                    }
                    if part.isEmpty { continue }
                    segments.append(.literal(String(part)))
                    isFirst = false
                }
            case .placeholder(var placeholder):
                if placeholder.isUnnumbered, let number = placeholder.argument?.number {
                    placeholder.argument = .number(number + hidden)
                }
                segments.append(.placeholder(placeholder))
                isFirst = false
            default:
                segments.append(segment)
                isFirst = false
            }
        }
        return FormatString(segments: segments)
    }

    private static func segment(_ tag: Substring, isFirst: Bool) -> FormatString.Segment {
        let isEnd = tag.dropFirst().first == "/"
        let beginsLine = !isEnd && !isFirst && blocks.contains(name(of: tag).lowercased()[...])
        return beginsLine ? .escape(source: String(tag), text: "\n") : .markup(String(tag))
    }

    private static func name(of tag: Substring) -> Substring {
        tag.dropFirst().drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// The tags of a text, in its order.
    private static func tags(in text: String) -> [Substring] {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return [] }
        var tags: [Substring] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: "<") {
            index = text.index(after: start)
            guard let end = text[index...].firstIndex(where: { $0 == ">" || $0 == "<" }), text[end] == ">" else {
                continue
            }
            let tag = text[start...end]
            let name = name(of: tag)
            guard names.contains(name.lowercased()) else { continue }
            let after = text[name.endIndex]
            guard after == ">" || after == "/" || after.isWhitespace else { continue }
            tags.append(tag)
            index = text.index(after: end)
        }
        return tags
    }
}

extension Placeholder {
    /// Whether the place of a printf's placeholder in the text says which argument it is.
    fileprivate var isUnnumbered: Bool { argument?.number != nil && source.hasPrefix("%") && !source.contains("$") }
}
