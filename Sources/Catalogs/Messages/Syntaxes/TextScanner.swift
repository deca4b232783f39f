/// Goes over a text and keeps apart what is words and what is not.
struct TextScanner {
    private let text: String.UnicodeScalarView
    private(set) var index: String.Index
    private var wordsStart: String.Index
    /// Ends that do not come any more, so that they are looked for once.
    private var missingEnds: Set<String> = []

    init(_ text: String) {
        self.text = text.unicodeScalars
        index = text.startIndex
        wordsStart = text.startIndex
    }

    var peek: Unicode.Scalar? { index < text.endIndex ? text[index] : nil }

    mutating func advance() {
        if index < text.endIndex { index = text.index(after: index) }
    }

    /// Goes to the next scalar that is wanted, and says where it is; nil at the end of the text.
    mutating func skip(to isWanted: (Unicode.Scalar) -> Bool) -> String.Index? {
        index = text[index...].firstIndex(where: isWanted) ?? text.endIndex
        return index < text.endIndex ? index : nil
    }

    /// Goes over a word that is here.
    mutating func take(_ word: String) -> Bool {
        guard text[index...].starts(with: word.unicodeScalars) else { return false }
        index = text.index(index, offsetBy: word.unicodeScalars.count)
        return true
    }

    /// Goes over what is here between two marks; nil where the first is not here, or the second does not follow.
    mutating func take(from start: String, to end: String) -> (source: String, inside: String)? {
        let place = index
        guard !missingEnds.contains(end), take(start) else { return nil }
        let inside = index
        while let first = end.unicodeScalars.first, let found = skip(to: { $0 == first }) {
            if take(end) { return (source(from: place), String(text[inside..<found])) }
            advance()
        }
        missingEnds.insert(end)
        index = place
        return nil
    }

    /// Goes over the scalars that are here.
    mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        index = text[index...].firstIndex { !isWanted($0) } ?? text.endIndex
        return String(text[start..<index])
    }

    /// Goes over the ASCII digits that are here, as far as they count; nil where there is none. Numbers beyond a million
    /// stay about that.
    mutating func takeNumber(digits: Int = .max) -> Int? {
        var number: Int?
        var left = digits
        while left > 0, let scalar = peek, ("0"..."9").contains(scalar) {
            let before = number ?? 0
            number = before > 1_000_000 ? before : before * 10 + Int(scalar.value - 48)
            advance()
            left -= 1
        }
        return number
    }

    /// Goes back or on.
    mutating func move(to index: String.Index) { self.index = index }

    /// What has been gone over since a place.
    func source(from start: String.Index) -> String { String(text[start..<index]) }

    /// Makes words begin here.
    mutating func startWords() { wordsStart = index }

    /// Adds the words before a place, or all that is left.
    func takeWords(
        upTo end: String.Index? = nil, to segments: inout [FormatString.Segment], splitting tags: Markup.Tags? = nil
    ) {
        let words = String(text[wordsStart..<(end ?? text.endIndex)])
        guard !words.isEmpty || end == nil && segments.isEmpty else { return }
        segments += tags.map { Markup.split(words, $0) } ?? [.literal(words)]
    }
}
