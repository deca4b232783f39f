/// A pattern for keys, names and files: `*` matches any characters, `?` one, `[a-z]` one of a range, `[!a-z]` one that
/// is not in it, and a backslash makes the character after it an ordinary one.
///
/// A character is what people see as one (an extended grapheme cluster), and is the same however it is composed: `gr?n`
/// matches `grün`, whether its `ü` is one scalar or two.
package struct Wildcard {
    fileprivate enum Part {
        case anyCharacters
        case anyCharacter
        case character(Character)
        case range([(first: Character, last: Character)], isNegated: Bool)
    }

    private let parts: [Part]

    /// Whether the text is a pattern, and not just a name.
    package static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    /// The pattern that matches a name and nothing else. O(n).
    package static func escaped(_ name: String) -> String {
        String(name.flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
    }

    package static func matches(_ name: String, _ pattern: String) -> Bool { Wildcard(pattern).matches(name) }

    /// Parses a pattern; a bracket that is never closed is an ordinary character. O(n).
    package init(_ pattern: some StringProtocol) {
        var parts: [Part] = []
        var rest = Array(pattern)[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": parts.append(.anyCharacters)
            case "?": parts.append(.anyCharacter)
            case "[": parts.append(Self.range(&rest) ?? .character(character))
            case "\\": parts.append(.character(rest.popFirst() ?? character))
            default: parts.append(.character(character))
            }
        }
        self.parts = parts
    }

    /// Whether the pattern matches the whole of a name. O(pattern × name) at most.
    package func matches(_ name: some StringProtocol) -> Bool {
        var index = name.startIndex
        var part = 0
        // Where to continue when the rest does not match: after the latest star, one character further than last time.
        var retry: (part: Int, index: String.Index)?
        while index < name.endIndex {
            if part < parts.count, case .anyCharacters = parts[part] {
                part += 1
                retry = (part, index)
            } else if part < parts.count, parts[part].fits(name[index]) {
                part += 1
                name.formIndex(after: &index)
            } else if let star = retry {
                part = star.part
                index = name.index(after: star.index)
                retry = (part, index)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .anyCharacters = $0 { true } else { false } }
    }

    /// The text after an opening bracket up to the closing one; nil, with nothing read, where there is none.
    private static func range(_ rest: inout ArraySlice<Character>) -> Part? {
        var inside = rest
        let isNegated = inside.first == "!" || inside.first == "^"
        if isNegated { inside.removeFirst() }
        var ranges: [(first: Character, last: Character)] = []
        while let character = inside.popFirst() {
            if character == "]", !ranges.isEmpty {
                rest = inside
                return .range(ranges, isNegated: isNegated)
            }
            let first = character == "\\" ? inside.popFirst() ?? character : character
            var last = first
            if inside.first == "-", let end = inside.dropFirst().first, end != "]" {
                inside.removeFirst(2)
                last = end == "\\" ? inside.popFirst() ?? end : end
            }
            ranges.append((first, last))
        }
        return nil
    }
}

extension Wildcard.Part {
    /// Whether it matches this character.
    fileprivate func fits(_ character: Character) -> Bool {
        switch self {
        case .anyCharacters: false
        case .anyCharacter: true
        case .character(let own): own == character
        case .range(let ranges, let isNegated):
            ranges.contains { $0.first <= character && character <= $0.last } != isNegated
        }
    }
}
