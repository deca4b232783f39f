/// Parses the forms of a text of vue-i18n.
struct VueFormParser {
    /// The first thing that is malformed.
    private(set) var fault: MessageFault?
    var scanner: TextScanner
    private let text: String

    init(_ text: String) {
        self.text = text
        scanner = TextScanner(text)
    }

    /// The forms between the pipes, without the space around them.
    mutating func parseForms() -> [FormatString] {
        var forms: [FormatString] = []
        var segments: [FormatString.Segment] = []
        while let start = scanner.skip(to: Self.isSyntax) {
            if scanner.peek == "|" {
                scanner.takeWords(upTo: start, to: &segments, splitting: .html)
                forms.append(FormatString(segments: trimmed(segments, isFirst: forms.isEmpty, isLast: false)))
                segments = []
                scanner.advance()
                scanner.startWords()
            } else if let segment = parseSegment(start) {
                scanner.takeWords(upTo: start, to: &segments, splitting: .html)
                segments.append(segment)
                scanner.startWords()
            }
        }
        scanner.takeWords(to: &segments, splitting: .html)
        return forms + [FormatString(segments: trimmed(segments, isFirst: forms.isEmpty, isLast: true))]
    }

    /// Reads what is here; nil for words, which are skipped.
    private mutating func parseSegment(_ start: String.Index) -> FormatString.Segment? {
        if scanner.take("\\") {
            guard let next = scanner.peek, next != "%", Self.isSyntax(next) else { return nil }
            scanner.advance()
            return .escape(source: scanner.source(from: start), text: String(next))
        }
        if scanner.take("@") { return parseReference(start) }
        if scanner.take("}") {
            note("expected '{' before '}'", at: start)
            return nil
        }
        _ = scanner.take("%")
        guard scanner.take("{") else { return nil }
        let inside = scanner.index
        _ = scanner.take(while: Self.isSpace)
        guard let segment = parsePlaceholder(), closes(), let end = segment(scanner.source(from: start)) else {
            note("expected a name, a number or a quoted text, and '}'", at: start)
            scanner.move(to: inside)
            return nil
        }
        return end
    }

    /// Reads the rest of `{name}`, `{0}` or `{'text'}`, without the closing brace.
    private mutating func parsePlaceholder() -> ((String) -> FormatString.Segment?)? {
        if scanner.take("'") {
            guard let text = parseQuoted() else { return nil }
            return { .escape(source: $0, text: text) }
        }
        let name = scanner.take(while: Self.isName)
        guard !name.isEmpty else { return nil }
        let argument = ArgumentName(countedFromZero: name)
        let kind: Placeholder.Kind = name == "count" || name == "n" ? .integer : .text
        return { .placeholder(Placeholder(source: $0, kind: kind, argument: argument)) }
    }

    private mutating func closes() -> Bool {
        _ = scanner.take(while: Self.isSpace)
        return scanner.take("}")
    }

    mutating func note(_ reason: String, at place: String.Index) {
        guard fault == nil else { return }
        fault = MessageFault(offset: text.utf16.distance(from: text.startIndex, to: place), reason: reason)
    }

    static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "-": true
        default: false
        }
    }

    /// Whether something other than words may begin here.
    static func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", "@", "|", "%", "\\": true
        default: false
        }
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" }

    /// The segments of a form without the space next to pipes.
    private func trimmed(_ segments: [FormatString.Segment], isFirst: Bool, isLast: Bool) -> [FormatString.Segment] {
        var segments = segments
        if !isLast, case .literal(let words) = segments.last {
            segments[segments.count - 1] = .literal(Self.withoutLastSpace(words))
        }
        if !isFirst, case .literal(let words) = segments.first {
            segments[0] = .literal(String(words.drop { $0 == " " || $0 == "\n" }))
        }
        return segments.isEmpty ? [.literal("")] : segments
    }

    private static func withoutLastSpace(_ words: String) -> String {
        let last = words.unicodeScalars.lastIndex { !isSpace($0) }
        return last.map { String(words.unicodeScalars[...$0]) } ?? ""
    }
}
