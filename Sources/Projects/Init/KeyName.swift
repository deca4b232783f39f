/// What the name of a key shows about the place of its text.
struct KeyName {
    /// A word of a name, with what is before it.
    struct Word: Hashable {
        /// As it is written.
        var spelled: Substring
        /// What separates it from the word before; empty before a capital letter.
        var before: Substring
        var after: Substring
        var isFirst: Bool
        var isLast: Bool
    }

    /// In their order; empty for a key that is a sentence.
    let words: [Word]

    /// Splits a name at signs and capital letters: `voteButton`, `vote.button`, `VOTE_BUTTON`. O(n).
    init(_ key: String) {
        guard key.utf8.count <= Self.longest, !key.contains(where: \.isWhitespace) else {
            words = []
            return
        }
        var pieces: [Range<String.Index>] = []
        var start: String.Index?
        var previous: Character?
        for index in key.indices {
            let character = key[index]
            let isWord = character.isLetter || character.isNumber
            if let begun = start, !isWord || (character.isUppercase && previous?.isLowercase == true) {
                pieces.append(begun..<index)
                start = isWord ? index : nil
            } else if start == nil, isWord {
                start = index
            }
            previous = character
        }
        if let start { pieces.append(start..<key.endIndex) }
        words = pieces.indices.map { index in
            let piece = pieces[index]
            let last = index == pieces.count - 1
            return Word(
                spelled: key[piece],
                before: key[(index == 0 ? key.startIndex : pieces[index - 1].upperBound)..<piece.lowerBound],
                after: key[piece.upperBound..<(last ? key.endIndex : pieces[index + 1].lowerBound)],
                isFirst: index == 0, isLast: last)
        }
    }

    /// In bytes; a longer text is not a name.
    private static let longest = 200

    /// The last word that is one of these.
    func word(among names: Set<String>) -> Word? { words.last { names.contains($0.spelled.lowercased()) } }
}

extension KeyName.Word {
    /// The pattern of the keys with the word in this place: `*.button`, `tab_*`, `*Title`; nil where an unusual sign is
    /// beside it.
    var pattern: String? {
        let signs = String(before + after)
        guard signs.allSatisfy({ "._-/:".contains($0) }), !(isFirst && isLast) else { return nil }
        if isLast, after.isEmpty { return "*\(before)\(spelled)" }
        if isFirst, before.isEmpty { return "\(spelled)\(after)*" }
        return "*\(before)\(spelled)\(after)*"
    }
}
