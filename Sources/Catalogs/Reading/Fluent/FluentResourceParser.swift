/// A message, a term or an attribute of either.
struct FluentEntry {
    var key: String
    /// The message or term that it belongs to, with its offset in bytes.
    var message: (name: String, start: Int)
    /// The offset of its name, in bytes.
    var start: Int
    var pattern: FluentPattern
    var comment: String?
}

/// Reads the entries of a resource (Fluent Syntax 1.0, fluent.ebnf: Resource).
struct FluentResourceParser {
    enum Item {
        case entry(FluentEntry)
        /// What cannot be read, from its first byte, and why.
        case junk(start: Int, FluentParser.Fault)
    }

    private var parser: FluentParser
    /// Those of the last message that are still to be passed on, the last one first.
    private var pending: [FluentEntry] = []

    init(_ bytes: [UInt8]) {
        parser = FluentParser(bytes)
    }

    /// The next entry, or what is wrong with it; nil at the end of the file.
    mutating func next() -> Item? {
        if let entry = pending.popLast() { return .entry(entry) }
        var comment: [String] = []
        while let byte = parser.current {
            let start = parser.index
            if parser.isLineEnd || byte == UInt8(ascii: " ") && isBlankLine() {
                parser.skipSpace()
                _ = parser.takeLineEnd()
                comment = []
                continue
            }
            do throws(FluentParser.Fault) {
                if byte == UInt8(ascii: "#") {
                    try readComment(to: &comment)
                    continue
                }
                pending = try readEntry(comment).reversed()
                return pending.popLast().map { .entry($0) } ?? next()
            } catch {
                skipJunk(from: start)
                return .junk(start: start, error)
            }
        }
        return nil
    }

    /// `Message` or `Term`, with its attributes.
    private mutating func readEntry(_ comment: [String]) throws(FluentParser.Fault) -> [FluentEntry] {
        let start = parser.index
        let isTerm = parser.take("-")
        guard let first = parser.current, FluentParser.isLetter(first) else {
            throw parser.fault(isTerm ? "the name of a term" : "a message, a term or a comment")
        }
        let name = (isTerm ? "-" : "") + (try parser.readIdentifier())
        parser.skipSpace()
        try parser.expect("=")
        var entries: [FluentEntry] = []
        let words = comment.isEmpty ? nil : comment.joined(separator: "\n")
        if let pattern = try parser.readPattern() {
            entries.append(
                FluentEntry(key: name, message: (name, start), start: start, pattern: pattern, comment: words))
        } else if isTerm {
            throw parser.fault("the text of the term")
        }
        while let attribute = try readAttribute(of: (name, start), words) { entries.append(attribute) }
        guard !entries.isEmpty else { throw parser.fault("a text or an attribute") }
        parser.skipSpace()
        guard parser.takeLineEnd() else { throw parser.fault("the end of the line") }
        return entries
    }

    /// `Attribute`; nil where none comes next.
    private mutating func readAttribute(
        of message: (name: String, start: Int), _ comment: String?
    ) throws(FluentParser.Fault) -> FluentEntry? {
        let place = parser.index
        parser.skipSpace()
        guard parser.isLineEnd else {
            parser.index = place
            return nil
        }
        parser.skipBlank()
        let start = parser.index
        guard parser.take(".") else {
            parser.index = place
            return nil
        }
        let attribute = try parser.readIdentifier()
        parser.skipSpace()
        try parser.expect("=")
        guard let pattern = try parser.readPattern() else { throw parser.fault("the text of the attribute") }
        return FluentEntry(
            key: "\(message.name).\(attribute)", message: message, start: start, pattern: pattern, comment: comment)
    }

    /// A line of a comment: `#` belongs to the message that follows, `##` and `###` to a group and to the file.
    private mutating func readComment(to lines: inout [String]) throws(FluentParser.Fault) {
        var level = 0
        while level < 3, parser.take("#") { level += 1 }
        guard parser.current == nil || parser.isLineEnd || parser.take(" ") else {
            throw parser.fault("a space after the number signs")
        }
        let start = parser.index
        while parser.current != nil, !parser.isLineEnd { parser.index += 1 }
        let line = parser.source(from: start)
        _ = parser.takeLineEnd()
        if level == 1 { lines.append(line) } else { lines = [] }
    }

    /// Goes to the next line that begins like an entry.
    private mutating func skipJunk(from start: Int) {
        // The next entry may begin on the line of the error: a text that continues where it should have ended.
        let found = min(parser.index, parser.bytes.count)
        if let lineEnd = parser.bytes[start..<found].lastIndex(of: UInt8(ascii: "\n")) {
            parser.index = lineEnd + 1
            if beginsEntry { return }
        }
        while parser.current != nil {
            while let byte = parser.current, byte != UInt8(ascii: "\n") { parser.index += 1 }
            parser.index = min(parser.index + 1, parser.bytes.count)
            if beginsEntry { return }
        }
    }

    private var beginsEntry: Bool {
        guard let byte = parser.current else { return true }
        return FluentParser.isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
    }

    private func isBlankLine() -> Bool {
        var parser = parser
        parser.skipSpace()
        return parser.takeLineEnd()
    }
}
