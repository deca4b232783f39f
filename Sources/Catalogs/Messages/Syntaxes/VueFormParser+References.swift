extension VueFormParser {
    /// Reads the rest of `@:key`, `@.upper:key`, `@:{'key'}` or `@:(key)`.
    mutating func parseReference(_ start: String.Index) -> FormatString.Segment? {
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
}
