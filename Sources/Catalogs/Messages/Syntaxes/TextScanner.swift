/// A cursor in a text that separates words from everything else.
struct TextScanner {
    private let text: String.UnicodeScalarView
    private(set) var index: String.Index
    private var wordsStart: String.Index
    /// Ends that do not occur any more, so that each is searched for only once.
    private var missingEnds: Set<String> = []

    init(_ text: String) {
        self.text = text.unicodeScalars
        index = text.startIndex
        wordsStart = text.startIndex
    }

    var peek: Unicode.Scalar? { index < text.endIndex ? text[index] : nil }

    /// Whether a letter, a digit or an underscore is before a place.
    func isAfterWord(_ place: String.Index) -> Bool {
        guard place > text.startIndex else { return false }
        let scalar = text[text.index(before: place)]
        return scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    mutating func advance() {
        if index < text.endIndex { index = text.index(after: index) }
    }

    /// Goes to the next scalar that is wanted, and returns its place; nil at the end of the text.
    mutating func skip(to isWanted: (Unicode.Scalar) -> Bool) -> String.Index? {
        index = text[index...].firstIndex(where: isWanted) ?? text.endIndex
        return index < text.endIndex ? index : nil
    }

    /// Skips a word, if the text goes on with it here.
    mutating func take(_ word: String) -> Bool {
        guard text[index...].starts(with: word.unicodeScalars) else { return false }
        index = text.index(index, offsetBy: word.unicodeScalars.count)
        return true
    }

    /// Skips what is between two marks. nil where the first is not here, or the second does not follow.
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

    /// Skips scalars as long as they are wanted, and returns them.
    mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        index = text[index...].firstIndex { !isWanted($0) } ?? text.endIndex
        return String(text[start..<index])
    }

    /// Reads the ASCII digits here, up to a number of them; nil where there is none. Numbers above a million stay at
    /// about a million.
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

    /// Moves to a place before or after this one.
    mutating func move(to index: String.Index) { self.index = index }

    /// The text from a place to here.
    func source(from start: String.Index) -> String { String(text[start..<index]) }

    /// Makes words begin here.
    mutating func startWords() { wordsStart = index }

    /// Adds the words before a place, or all that are left.
    func takeWords(
        upTo end: String.Index? = nil, to segments: inout [FormatString.Segment], splitting tags: Markup.Tags? = nil
    ) {
        let words = String(text[wordsStart..<(end ?? text.endIndex)])
        guard !words.isEmpty || end == nil && segments.isEmpty else { return }
        segments += tags.map { Markup.split(words, $0) } ?? [.literal(words)]
    }
}
