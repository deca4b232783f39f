/// The inline Markdown of a localized text, which SwiftUI reads after the text is looked up: emphasis, code and links.
///
/// CommonMark, chapter 6, without HTML, entities and references: white space stays as it is, and there are no blocks.
enum InlineMarkdown {
    /// A part of a text that is set in one style.
    struct Span: Equatable {
        var text: String
        var style: Style
    }

    /// How a span differs from the text around it.
    struct Style: OptionSet, Hashable {
        let rawValue: Int
        static let strong = Style(rawValue: 1)
        static let emphasized = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
    }

    /// The spans of a text, without the marks. O(n) for a text without marks.
    static func spans(of text: String) -> [Span] {
        guard text.utf8.contains(where: marks.contains) else { return [Span(text: text, style: [])] }
        // 1. Divide the text into words, marks of emphasis, code and links. 2. Pair the marks.
        var scanner = MarkdownScanner(text)
        scanner.scan()
        // 3. Join neighbours of one style.
        var spans: [Span] = []
        for token in scanner.tokens where !token.text.isEmpty {
            if let last = spans.indices.last, spans[last].style == token.style {
                spans[last].text += token.text
            } else {
                spans.append(Span(text: token.text, style: token.style))
            }
        }
        return spans.isEmpty ? [Span(text: "", style: [])] : spans
    }

    /// The text with a backslash before every character that could be a mark, so that it is shown as it is.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: marks.contains) else { return text }
        return text.reduce(into: "") { result, character in
            if let byte = character.asciiValue, marks.contains(byte) { result += "\\" }
            result.append(character)
        }
    }

    private static let marks = Set("*_`~[]<\\".utf8)
}
