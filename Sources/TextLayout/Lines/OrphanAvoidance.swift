import Typography

/// Avoids an orphan, a last line of a single word, by moving the last word of the line before to it.
///
/// `NSParagraphStyle.LineBreakStrategy.pushOut`; Apple's header says that it "usually pushes out the last line by a
/// single word". A word is the text between two opportunities to break.
struct PushOut {
    let paragraph: Paragraph
    /// Points at scale 1.
    let room: Double

    /// The lines. The last line of each paragraph gets a word where the line before has more than one and both lines
    /// fit. O(lines).
    func applied(to spans: [LineSpan]) -> [LineSpan] {
        var result = spans
        for index in spans.indices.dropFirst() where spans[index].endsParagraph && !spans[index - 1].endsParagraph {
            guard let (before, last) = pushed(spans[index - 1], spans[index]) else { continue }
            result[index - 1] = before
            result[index] = last
        }
        return result
    }

    private func pushed(_ before: LineSpan, _ last: LineSpan) -> (LineSpan, LineSpan)? {
        guard !before.breaksWord, !before.hasHyphen, last.contentEnd > last.range.lowerBound,
            lastWord(of: last) == nil, let word = lastWord(of: before)
        else { return nil }
        let head = before.range.lowerBound..<word
        let tail = word..<last.range.upperBound
        let content = paragraph.contentEnd(of: head)
        let first = LineSpan(range: head, contentEnd: content, width: paragraph.width(of: head, upTo: content))
        let second = LineSpan(
            range: tail, contentEnd: last.contentEnd, width: paragraph.width(of: tail, upTo: last.contentEnd),
            endsParagraph: true)
        return max(first.width, second.width) <= room + Paragraph.slack ? (first, second) : nil
    }

    /// Where a line's last word starts; nil when the line has only one.
    private func lastWord(of line: LineSpan) -> Int? {
        let breaks = paragraph.shaped.lineBreaks(paragraph.style.lineBreaks, in: paragraph.session)
        let places = line.range.lowerBound + 1..<max(line.contentEnd, line.range.lowerBound + 1)
        return places.last { breaks[$0] == .allowed && paragraph.shaped.units[$0 - 1] != 0xad }
    }
}
