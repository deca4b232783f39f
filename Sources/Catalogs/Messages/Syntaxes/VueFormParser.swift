/// Takes the forms of a text of vue-i18n apart.
struct VueFormParser {
    /// The first thing that is malformed.
    private(set) var fault: MessageFault?
    private var scanner: TextScanner
    private let text: String

    init(_ text: String) {
        self.text = text
        scanner = TextScanner(text)
    }

    /// The forms between the pipes, without the space around these.
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

    /// What stands here, if it is no word; a word is gone over.
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

    /// The rest of `{name}`, `{0}` or `{'text'}`, but for the brace that ends it.
    private mutating func parsePlaceholder() -> ((String) -> FormatString.Segment?)? {
        if scanner.take("'") {
            guard let text = parseQuoted() else { return nil }
            return { .escape(source: $0, text: text) }
        }
        let name = scanner.take(while: Self.isName)
        guard !name.isEmpty else { return nil }
        let argument = Int(name).map { ArgumentName.number($0 + 1) } ?? .name(name)
        let kind: Placeholder.Kind = name == "count" || name == "n" ? .integer : .text
        return { .placeholder(Placeholder(source: $0, kind: kind, argument: argument)) }
    }

    private mutating func closes() -> Bool {
        _ = scanner.take(while: Self.isSpace)
        return scanner.take("}")
    }

    /// The rest of `'text'`, with its escapes undone.
    private mutating func parseQuoted() -> String? {
        var quoted = ""
        while let scalar = scanner.peek {
            scanner.advance()
            switch scalar {
            case "'": return quoted
            case "\\":
                guard let escaped = parseEscape() else { return nil }
                quoted.unicodeScalars.append(escaped)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return nil
    }

    /// The rest of `\'`, `\\`, `\u0041` or `\U01F602`.
    private mutating func parseEscape() -> Unicode.Scalar? {
        guard let scalar = scanner.peek else { return nil }
        scanner.advance()
        let digits: Int
        switch scalar {
        case "'", "\\": return scalar
        case "u": digits = 4
        case "U": digits = 6
        default: return nil
        }
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let scalar = scanner.peek, let digit = Character(scalar).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
            scanner.advance()
        }
        return Unicode.Scalar(value)
    }

    /// The rest of `@:key`, `@.upper:key`, `@:{'key'}` or `@:(key)`.
    private mutating func parseReference(_ start: String.Index) -> FormatString.Segment? {
        let inside = scanner.index
        var change: FormatString.LetterCase?
        if scanner.take(".") {
            switch scanner.take(while: Self.isName) {
            case "lower": change = .lower
            case "upper": change = .upper
            case "capitalize": change = .capitalized
            default: break  // A modifier of the program's own.
            }
        }
        guard scanner.take(":"), let key = parseKey(), !key.isEmpty else {
            note("expected ':' and a key after '@'; an '@' itself is {'@'}", at: start)
            scanner.move(to: inside)
            return nil
        }
        return .reference(.init(source: scanner.source(from: start), key: key, change: change))
    }

    private mutating func parseKey() -> String? {
        if scanner.take("{") {
            guard scanner.take("'"), let key = parseQuoted(), scanner.take("}") else { return nil }
            return key
        }
        if scanner.peek == "(" { return scanner.take(from: "(", to: ")")?.inside }
        return scanner.take {
            !(Self.isSyntax($0) && $0 != "%" && $0 != "\\") && $0 != "(" && $0 != ")" && !Self.isSpace($0)
        }
    }

    private mutating func note(_ reason: String, at place: String.Index) {
        guard fault == nil else { return }
        fault = MessageFault(offset: text.utf16.distance(from: text.startIndex, to: place), reason: reason)
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "-": true
        default: false
        }
    }

    /// Whether something other than words may begin here.
    private static func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", "@", "|", "%", "\\": true
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" }

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
