extension FormatString {
    /// Takes a text apart in which all that is no word begins with one of a few marks.
    ///
    /// - Parameters:
    ///   - marks: ASCII characters.
    ///   - tags: Which tags in the words are markup; nil for none.
    ///   - parse: Goes over what is at a mark and says what it is; nil for words, which then go on where the scanner
    ///     was left, or behind the mark where it was not moved. O(n) where it goes back no further than to the mark's end.
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
