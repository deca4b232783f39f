/// Placeholders that the syntax of a text does not know, and that a person would see in it: `%s` in a text of i18next, `%*d` in
/// one of printf, `{name}` in an Apple strings table.
///
/// A choice: nothing tells such a word from one that is meant, as in a text about placeholders. A percent sign after a digit
/// is a percent sign.
enum LeftPlaceholders {
    /// Those in words, as they are written. O(n).
    static func find(in words: String) -> [String] {
        let hasMark = words.utf8.contains { byte in
            byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "_")
        }
        guard hasMark, words.utf8.count <= longest else { return [] }
        return words.matches(of: pattern).compactMap { match in
            let before = match.range.lowerBound == words.startIndex ? nil : words[..<match.range.lowerBound].last
            let after = match.range.upperBound == words.endIndex ? nil : words[match.range.upperBound]
            let isWord = match.output.first == "%" && match.output.last != "}"
            if isWord, before?.isNumber == true || after.map({ $0.isLetter || $0.isNumber }) == true { return nil }
            // A key such as `menu__open__title` is shown where it has no text.
            if match.output.first == "_", [before, after].contains(where: { $0.map(isOfWord) ?? false }) { return nil }
            if match.output.first == "{", !match.output.hasPrefix("{{"), !isName(match.output) { return nil }
            return String(match.output)
        }
    }

    /// Whether a word between single braces is a name, and not a pair of braces around blanks, nor a word in capitals that
    /// a program tells people to type, as `{PASSWORD}`.
    private static func isName(_ word: Substring) -> Bool {
        !word.contains(" ") && word.unicodeScalars.contains { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
    }

    /// Beyond this a text is no label, and looking through it takes time.
    private static let longest = 2000

    // A literal never changes, and what a regex compiles on its first use it stores atomically.
    nonisolated(unsafe) private static let pattern =
        #/
        %(?:[0-9]+\$)?[-+\#0]*(?:\*|[0-9]+)?(?:\.(?:\*|[0-9]+))?(?:hh|h|ll|l|q|L|z|t|j)?[sdiufFgGxX@]
        | %\([A-Za-z_][A-Za-z0-9_]*\)[sd]
        | [%\$\#]?\{\{?\ ?[A-Za-z_][A-Za-z0-9_.]*\ ?\}\}?
        | \{[0-9]\}
        | __[A-Za-z][A-Za-z0-9]*__
        /#
}
