import Typography

/// The places of a text where lines may end, with the pen there: the line from a place at which the text may be cut is then
/// found for any room in O(log n), without a look at what is in it.
///
/// It answers where the line starts and ends at places that are safe to break, and every longer line that might have room
/// does too. Elsewhere glyphs have to be shaped again, and `LineBreaker` tries one place after the other.
final class LineTable {
    private let ledger: AdvanceLedger
    private let ends: [End]
    /// The end of what shows of the last line.
    private let content: Int
    /// How much wider than its room a line might be that has room once its end is shaped again, in points at scale 1.
    private let margin: Double

    private struct End {
        let offset: Int
        /// The end of what shows of a line that ends here.
        let content: Int
        /// The first end from here on at which the glyphs must be shaped again, or something is added.
        var unsafe: Int
    }

    /// Nil for a text with separators, in which the pen goes back somewhere, or whose closing brackets may be set half as
    /// wide. O(n).
    init?(_ paragraph: Paragraph) {
        let shaped = paragraph.shaped
        let ledger = paragraph.ledger
        let count = shaped.units.count
        guard count > 0, !shaped.hasMandatoryBreak, ledger.isSafe[count],
            zip(ledger.pen, ledger.pen.dropFirst()).allSatisfy({ $0 <= $1 }),
            paragraph.session.platform != .web || !shaped.units.contains(where: paragraph.session.mayTrim)
        else { return nil }
        let breaks = shaped.lineBreaks(paragraph.style.lineBreaks, in: paragraph.session)
        var ends = (1..<count).filter { breaks[$0] == .allowed }.map {
            End(offset: $0, content: paragraph.contentEnd(of: 0..<$0), unsafe: .max)
        }
        var unsafe = Int.max
        for index in ends.indices.reversed() {
            let offset = ends[index].offset
            if !ledger.isSafe[offset] || shaped.units[offset - 1] == 0xad { unsafe = index }
            ends[index].unsafe = unsafe
        }
        self.ends = ends
        self.ledger = ledger
        content = paragraph.contentEnd(of: 0..<count)
        margin = LineBreaker.margin(of: paragraph)
    }

    /// The line from `start` that takes as much as has room, in points at scale 1; nil where `LineBreaker` has to try.
    func line(from start: Int, room: Double) -> LineSpan? {
        let pen = ledger.pen
        guard ledger.isSafe[start] else { return nil }
        let origin = pen[start]
        let end = pen.count - 1
        for content in [end, max(content, start)] where pen[content] - origin <= room + Paragraph.slack {
            return LineSpan(
                range: start..<end, contentEnd: content, width: pen[content] - origin, endsParagraph: true)
        }
        let place = ends.partition { pen[$0.content] - origin > room + Paragraph.slack } - 1
        // At the start of a line a hyphen may not stand alone.
        guard place >= 0, ends[place].offset > start + 1, ends[place].unsafe > place else { return nil }
        if place + 1 < ends.endIndex, ends[place + 1].unsafe < ends.endIndex {
            let unsafe = ends[ends[place + 1].unsafe]
            guard pen[unsafe.content - 1] - origin > room + margin else { return nil }
        }
        let content = max(ends[place].content, start)
        return LineSpan(range: start..<ends[place].offset, contentEnd: content, width: pen[content] - origin)
    }
}
