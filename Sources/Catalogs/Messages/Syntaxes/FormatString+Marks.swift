extension FormatString {
    /// Splits a text in which everything but words begins with one of a few characters, such as `%` or `{`.
    ///
    /// - Parameters:
    ///   - marks: These characters, of ASCII.
    ///   - tags: Which tags in the words are markup; nil for none.
    ///   - parse: Reads what begins at such a character; nil where it is words. These then go on at the scanner's
    ///     place, or after the character where the scanner was not moved. O(n) where it goes back no further than to
    ///     the end of the character.
    init(
        _ text: String, marks: String, splitting tags: Markup.Tags? = nil,
        parse: (inout TextScanner, _ start: String.Index) -> Segment?
    ) {
        let marks = marks.unicodeScalars
        guard
            text.utf8.contains(where: { marks.contains(Unicode.Scalar($0)) || tags != nil && $0 == UInt8(ascii: "<") })
        else {
            segments = [.literal(text)]
            return
        }
        segments = []
        var scanner = TextScanner(text)
        while let start = scanner.skip(to: marks.contains) {
            guard let segment = parse(&scanner, start) else {
                if scanner.index == start { scanner.advance() }
                continue
            }
            scanner.takeWords(upTo: start, to: &segments, splitting: tags)
            segments.append(segment)
            scanner.startWords()
        }
        scanner.takeWords(to: &segments, splitting: tags)
    }
}
