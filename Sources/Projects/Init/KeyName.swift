/// What the name of a key shows about the place of its text.
struct KeyName {
    /// A word of a name.
    struct Word: Hashable {
        /// As it is written.
        var spelled: Substring
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
        words = pieces.map { Word(spelled: key[$0]) }
    }

    /// In bytes; a longer text is not a name.
    private static let longest = 200

    /// The last word that is one of these.
    func word(among names: Set<String>) -> Word? { words.last { names.contains($0.spelled.lowercased()) } }
}
