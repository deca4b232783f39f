/// A pattern as it is written in a file.
struct FluentPattern {
    /// Its text without the indentation that all of its lines share, and without space at its end; placeables as they
    /// are written.
    var text: String
    var segments: [FormatString.Segment]
    /// The offset of its first character, in bytes.
    var start: Int
}

extension FluentParser {
    /// `Pattern`: text on this line or on indented lines below; nil where there is none.
    mutating func readPattern() throws(Fault) -> FluentPattern? {
        skipSpace()
        guard current != nil else { return nil }
        var draft = FluentPatternDraft()
        if isLineEnd {
            let place = index
            guard takeBlankLines() != nil, let indentation = takeIndentation() else {
                index = place
                return nil
            }
            draft.add(lines: 0, indentation: indentation)
        }
        let start = index
        while let byte = current {
            if isLineEnd {
                let place = index
                guard let lines = takeBlankLines(), let indentation = takeIndentation() else {
                    index = place
                    break
                }
                draft.add(lines: lines, indentation: indentation)
            } else if byte == UInt8(ascii: "{") {
                let place = index
                let segment = try readPlaceable()
                draft.add(segment, source: source(from: place))
            } else if byte == UInt8(ascii: "}") {
                throw fault("a text: a brace is written {\"}\"}")
            } else {
                let place = index
                while let byte = current, !isLineEnd, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
                    index += 1
                }
                draft.add(text: source(from: place))
            }
        }
        let (text, segments) = draft.finish()
        return FluentPattern(text: text, segments: segments, start: start)
    }

    /// The line ends from here to the beginning of the next line that is not blank.
    private mutating func takeBlankLines() -> Int? {
        var lines = 0
        while true {
            let start = index
            skipSpace()
            guard current != nil, takeLineEnd() else {
                index = start
                return lines > 0 ? lines : nil
            }
            lines += 1
        }
    }

    /// The spaces before a line that goes on with the pattern; nil for a line that does not: one without any, unless it
    /// begins with a placeable, and one that begins like an attribute or a variant.
    private mutating func takeIndentation() -> Int? {
        let start = index
        skipSpace()
        guard let byte = current else { return nil }
        if byte == UInt8(ascii: "{") { return index - start }
        guard index > start, !"}.[*".utf8.contains(byte) else { return nil }
        return index - start
    }
}

/// A pattern while it is read: the indentation that its lines share is known only at its end.
private struct FluentPatternDraft {
    private enum Element {
        case text(String)
        /// Line ends, and the spaces of the line after them.
        case lines(Int, indentation: Int)
        case segment(FormatString.Segment, source: String)
    }

    private var elements: [Element] = []
    private var sharedIndentation = Int.max

    mutating func add(lines: Int, indentation: Int) {
        sharedIndentation = min(sharedIndentation, indentation)
        elements.append(.lines(lines, indentation: indentation))
    }

    mutating func add(text: String) { elements.append(.text(text)) }

    mutating func add(_ segment: FormatString.Segment, source: String) {
        elements.append(.segment(segment, source: source))
    }

    func finish() -> (text: String, segments: [FormatString.Segment]) {
        var text = ""
        var words = ""
        var segments: [FormatString.Segment] = []
        for element in elements {
            switch element {
            case .text(let more): words += more
            case .lines(let lines, let indentation):
                words += String(repeating: "\n", count: lines)
                words += String(repeating: " ", count: indentation - sharedIndentation)
            case .segment(let segment, let source):
                if !words.isEmpty { segments.append(.literal(words)) }
                text += words + source
                words = ""
                segments.append(segment)
            }
        }
        while let last = words.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\n") || last == 0x0D {
            words.unicodeScalars.removeLast()
        }
        if !words.isEmpty { segments.append(.literal(words)) }
        return (text + words, segments)
    }
}
