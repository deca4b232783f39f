/// A text of a catalog as users may see it: words, and gaps where a program puts in something.
struct ShownText: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        /// Normalized: see ``normalized(_:)``.
        case words(String)
        /// Anything that has no letters at its beginning, such as "1,234" or "−3".
        case number
        /// Anything.
        case gap
    }

    /// No two of a kind follow each other.
    private(set) var pieces: [Piece] = []

    /// The words, where there are no gaps.
    var plain: String? {
        guard pieces.count <= 1 else { return nil }
        guard case .words(let text)? = pieces.first else { return pieces.isEmpty ? "" : nil }
        return text
    }

    /// How many characters are known.
    var knownLength: Int { words.reduce(0) { $0 + $1.count } }

    var words: [String] {
        pieces.compactMap { if case .words(let text) = $0 { text } else { nil } }
    }

    /// The text in small letters.
    var folded: ShownText {
        var folded = self
        for index in pieces.indices {
            if case .words(let text) = pieces[index] { folded.pieces[index] = .words(text.lowercased()) }
        }
        return folded
    }

    mutating func append(_ piece: Piece) {
        switch (pieces.last, piece) {
        case (.words(let before), .words(let text)): pieces[pieces.count - 1] = .words(before + text)
        case (.gap, .gap), (.gap, .number), (.number, .number): break
        case (.number, .gap): pieces[pieces.count - 1] = .gap
        default: pieces.append(piece)
        }
    }

    /// The text with white space as browsers collapse it, without it at both ends, and without marks of direction.
    mutating func normalize() {
        for index in pieces.indices {
            guard case .words(let text) = pieces[index] else { continue }
            pieces[index] = .words(
                Self.collapsed(text, trimsStart: index == 0, trimsEnd: index == pieces.count - 1))
        }
        pieces.removeAll { $0 == .words("") }
    }

    /// A text as texts are compared.
    static func normalized(_ text: String) -> String { collapsed(text, trimsStart: true, trimsEnd: true) }

    private static func collapsed(_ text: String, trimsStart: Bool, trimsEnd: Bool) -> String {
        var result = String.UnicodeScalarView()
        var hasSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                hasSpace = true
                continue
            }
            if isMark(scalar) { continue }
            if hasSpace, !(result.isEmpty && trimsStart) { result.append(" ") }
            hasSpace = false
            result.append(scalar)
        }
        if hasSpace, !trimsEnd, !(result.isEmpty && trimsStart) { result.append(" ") }
        return String(result)
    }

    /// Marks of direction, joiners without width where nothing joins, and soft hyphens, which layouts add and drop.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension ShownText {
    /// Whether a normalized text is this one, with something in each gap.
    ///
    /// Each stretch of words is looked for from the end of the one before: O(n × pieces).
    func matches(_ text: String) -> Bool {
        var rest = text[...]
        var open: Piece?
        for (index, piece) in pieces.enumerated() {
            guard case .words(let words) = piece else {
                open = piece
                continue
            }
            guard let gap = open else {
                guard rest.hasPrefix(words) else { return false }
                rest = rest.dropFirst(words.count)
                continue
            }
            open = nil
            if index == pieces.count - 1 {
                guard rest.count > words.count, rest.hasSuffix(words) else { return false }
                return Self.fills(rest.dropLast(words.count), gap)
            }
            guard let found = rest.dropFirst().firstRange(of: words), Self.fills(rest[..<found.lowerBound], gap)
            else { return false }
            rest = rest[found.upperBound...]
        }
        guard let open else { return rest.isEmpty }
        return Self.fills(rest, open)
    }

    /// Whether something may be in a gap: a number has a digit, and no more letters than "1.2 Mio." has.
    private static func fills(_ text: Substring, _ gap: Piece) -> Bool {
        guard gap == .number else { return !text.isEmpty }
        return text.contains { $0.isNumber } && text.first.map { !$0.isLetter || $0.isNumber } ?? false
            && text.count { $0.isLetter && !$0.isNumber } <= 4
    }
}
