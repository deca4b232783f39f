import Typography

/// A word inside which a line ends for lack of room.
public struct BrokenWord: Hashable, Sendable {
    /// What is between the nearest spaces, and between the nearest letters of another kind where one of the two kinds is
    /// written without spaces, such as Latin in Japanese.
    public let text: String
    /// The width in which the word would not be broken, except at places where a line may end, in points.
    public let width: Double
}

extension ParagraphLayout {
    /// The words inside which a line ends for lack of room, in order; a word that several lines break comes once.
    ///
    /// O(lines); O(n) for each.
    public var brokenWords: [BrokenWord] {
        guard breaksWord else { return [] }
        let string = paragraph.text.string
        let scalars = Array(string.unicodeScalars)
        var words: [BrokenWord] = []
        var end = 0
        for (index, line) in lines.enumerated() where line.breaksWord && line.range.upperBound >= end {
            let place = line.range.upperBound
            let isSpaced = place == 0 || !Self.isWrittenWithoutSpaces(scalars[place - 1])
            func ends(_ scalar: Unicode.Scalar) -> Bool {
                // Of ASCII without a look-up: most words are broken in every cell.
                if scalar.isASCII { return !isSpaced || scalar == " " || 9...13 ~= scalar.value }
                return scalar.properties.isWhitespace || Self.isWrittenWithoutSpaces(scalar) == isSpaced
            }
            let start = scalars[..<place].lastIndex(where: ends).map { $0 + 1 } ?? 0
            end = scalars[place...].firstIndex(where: ends) ?? scalars.count
            let first = string.unicodeScalars.index(string.startIndex, offsetBy: start)
            let last = string.unicodeScalars.index(first, offsetBy: end - start)
            words.append(BrokenWord(text: String(string[first..<last]), width: unbrokenWidth(ofLine: index)))
        }
        return words
    }

    /// Whether a character belongs to a script in which spaces do not separate words: those of the classes ID, CJ and SA
    /// of UAX #14, by blocks, with the punctuation of such scripts.
    private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x1A20...0x1AAF, 0x2E80...0x30FF,
            0x3100...0x312F, 0x31A0...0x31FF, 0x3200...0xA4CF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
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
