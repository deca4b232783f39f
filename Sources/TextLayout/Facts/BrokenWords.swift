import Typography

/// A word inside which a line ends for lack of room.
public struct BrokenWord: Hashable, Sendable {
    /// What is between the nearest spaces.
    public let text: String
    /// The width in which the word would not be broken, except at places where a line may end, in points.
    public let width: Double
}

extension ParagraphLayout {
    /// The words inside which a line ends for lack of room, in order; a word that several lines break comes once.
    ///
    /// O(lines); O(n) where there is one.
    public var brokenWords: [BrokenWord] {
        guard breaksWord else { return [] }
        let scalars = Array(paragraph.text.string.unicodeScalars)
        var words: [BrokenWord] = []
        var end = 0
        for (index, line) in lines.enumerated() where line.breaksWord && line.range.upperBound >= end {
            let place = line.range.upperBound
            let start = scalars[..<place].lastIndex(where: \.properties.isWhitespace).map { $0 + 1 } ?? 0
            end = scalars[place...].firstIndex(where: \.properties.isWhitespace) ?? scalars.count
            var word = String.UnicodeScalarView()
            word.append(contentsOf: scalars[start..<end])
            words.append(BrokenWord(text: String(word), width: unbrokenWidth(ofLine: index)))
        }
        return words
    }

    /// The width of a line that would go on to the next place where it may end.
    private func unbrokenWidth(ofLine index: Int) -> Double {
        let (shaped, line) = (paragraph.shaped, span(ofLine: index).range)
        let breaks = shaped.lineBreaks(paragraph.style.lineBreaks, in: paragraph.session)
        let end = breaks[line.upperBound...].firstIndex { $0 != .none } ?? shaped.units.count
        let range = line.lowerBound..<min(end, shaped.units.count)
        let width = paragraph.at(scale: setting.scale).width(of: range, upTo: paragraph.contentEnd(of: range))
        return width * setting.scale
    }
}
