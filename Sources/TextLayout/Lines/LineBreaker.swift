import Typography

/// Line breaking, mostly greedy: each line takes as much as has room (UAX #14 for where, CSS Text 3 for hanging spaces).
struct LineBreaker {
    let paragraph: Paragraph
    /// Points at scale 1, with what the platform lets a line have beyond; infinity for one line per separator.
    let room: Double

    private var shaped: ShapedText { paragraph.shaped }

    init(_ paragraph: Paragraph, room: Double) {
        self.paragraph = paragraph
        self.room = max(room, 0)
    }

    /// The lines, at most `limit`. O(n) for the text in them; once the paragraph was broken before, O(log n) for most lines.
    func lines(limit: Int) -> [LineSpan] {
        var lines: [LineSpan] = []
        forEachLine(limit: limit) { lines.append($0) }
        return lines
    }

    /// How many lines there are, without a list of them.
    func count() -> Int {
        var count = 0
        forEachLine(limit: .max) { _ in count += 1 }
        return count
    }

    @inline(__always)
    private func forEachLine(limit: Int, _ body: (LineSpan) -> Void) {
        if let only = wholeText() { return body(only) }
        let table = isOptimal ? nil : paragraph.lineTable
        let end = shaped.units.count
        var (start, hardEnd, count) = (0, 0, 0)
        while start < end, count < limit {
            if let line = table?.line(from: start, room: room) {
                body(line)
                count += 1
                start = line.range.upperBound
                continue
            }
            if hardEnd <= start { hardEnd = nextSeparator(after: start) }
            let lines =
                isOptimal
                ? OptimalLines(paragraph, room: room).lines(of: start..<hardEnd, breaks)
                : [nextLine(from: start, to: hardEnd)]
            for line in lines.prefix(limit - count) { body(line) }
            count += lines.count
            start = lines.last?.range.upperBound ?? hardEnd
        }
        if shaped.hasMandatoryBreak, start == end, count < limit, breaks[end] == .mandatory {
            body(LineSpan(range: end..<end, contentEnd: end, width: 0, endsParagraph: true))
        }
    }

    private var breaks: [LineBreak] { shaped.lineBreaks(paragraph.style.lineBreaks, in: paragraph.session) }

    /// Minikin takes a text with a tab line by line, whatever is asked for (`breakIntoLines`). So is a text here that is far
    /// longer than any label, as the time to choose lines together grows with the square of their length.
    private var isOptimal: Bool {
        paragraph.style.lineBreaks.strategy != .simple && room < .infinity && shaped.units.count <= 1 << 13
            && !shaped.units.contains(9)
    }

    /// The text as one line where it has no room as one, without asking where it could be broken: for a text that gets
    /// one line, and is cut there wherever it could be broken. Nil where the text has room or that is not plain to see.
    func firstOfSeveral() -> LineSpan? {
        let range = 0..<shaped.units.count
        guard !shaped.hasMandatoryBreak, shaped.graphemes(in: paragraph.session).count > 2, room < .infinity,
            paragraph.contentEnd(of: range) == range.upperBound, wholeText() == nil, wholeLine(range) == nil
        else { return nil }
        return LineSpan(range: range, contentEnd: range.upperBound, width: room)
    }

    /// The end of the paragraph that contains an offset, with its separator.
    private func nextSeparator(after start: Int) -> Int {
        guard shaped.hasMandatoryBreak else { return shaped.units.count }
        return breaks[(start + 1)...].firstIndex(of: .mandatory) ?? shaped.units.count
    }

    /// The usual case of a label: one line that fits as it is. No glyph is looked at.
    private func wholeText() -> LineSpan? {
        guard !shaped.hasMandatoryBreak else { return nil }
        let width = paragraph.endlessWidth(at: paragraph.scale)
        guard fits(width) else { return nil }
        let end = shaped.units.count
        return LineSpan(range: 0..<end, contentEnd: end, width: width, endsParagraph: true)
    }

    /// The end of the room, then the last break opportunity before it, then the last grapheme boundary before it.
    private func nextLine(from start: Int, to hardEnd: Int) -> LineSpan {
        let ledger = paragraph.ledger
        let breaks = breaks
        if ledger.pen[hardEnd] - ledger.pen[start] <= room + Paragraph.slack || room == .infinity,
            let line = wholeLine(start..<hardEnd)
        {
            return line
        }
        // Shaping the end of a line again may make it narrower by slightly less than the widest glyph.
        var limit = ledger.offset(exceeding: room + margin, from: start, to: hardEnd)
        limit = paragraph.hangingEnd(from: limit, to: hardEnd)
        if limit == hardEnd, let line = wholeLine(start..<hardEnd) { return line }
        var end = limit
        let first = paragraph.session.joinsHyphen(at: start, of: shaped.units) ? start + 1 : start
        var reluctant: LineSpan?
        while end > first {
            if breaks[end] == .allowed, let line = line(start..<end) { return line }
            if breaks[end] == .reluctant, reluctant == nil { reluctant = line(start..<end) }
            end -= 1
        }
        if let reluctant { return reluctant }
        return brokenWord(from: start, limit: limit, hardEnd: hardEnd, breaks)
    }

    /// The rest of the paragraph, if it fits. Its last spaces count unless there is no room for them.
    private func wholeLine(_ range: Range<Int>) -> LineSpan? {
        let content = paragraph.contentEnd(of: range)
        for end in content == range.upperBound ? [content] : [range.upperBound, content] {
            let width = paragraph.width(of: range, upTo: end)
            if fits(width) { return LineSpan(range: range, contentEnd: end, width: width, endsParagraph: true) }
        }
        guard var trimmed = trimmedLine(range) else { return nil }
        trimmed.endsParagraph = true
        return trimmed
    }

    private func line(_ range: Range<Int>) -> LineSpan? {
        let content = paragraph.contentEnd(of: range)
        var width = paragraph.width(of: range, upTo: content)
        let hasHyphen = shaped.units[range.upperBound - 1] == 0xad
        if hasHyphen { width += paragraph.hyphen(after: range.upperBound).width }
        guard fits(width) else { return hasHyphen ? nil : trimmedLine(range) }
        return LineSpan(range: range, contentEnd: content, width: width, hasHyphen: hasHyphen)
    }

    /// The line, if half of the bracket that ends it makes it fit.
    private func trimmedLine(_ range: Range<Int>) -> LineSpan? {
        guard let width = paragraph.trimmedWidth(of: range), fits(width) else { return nil }
        return LineSpan(range: range, contentEnd: range.upperBound, width: width, trimsEnd: true)
    }

    /// As many graphemes as have room, and one at least.
    private func brokenWord(from start: Int, limit: Int, hardEnd: Int, _ breaks: [LineBreak]) -> LineSpan {
        let graphemes = shaped.graphemes(in: paragraph.session)
        let first = graphemes.partition { $0 > start }
        var place = max(graphemes.partition { $0 > limit } - 1, first)
        while true {
            let cut = graphemes[place]
            let content = paragraph.contentEnd(of: start..<cut)
            let width = paragraph.width(of: start..<cut, upTo: content)
            if fits(width) || place == first {
                // White space after the cut hangs, and a separator after it belongs to the line too.
                let end = paragraph.hangingEnd(from: cut, to: hardEnd)
                return LineSpan(
                    range: start..<end, contentEnd: content, width: width, endsParagraph: end == hardEnd,
                    breaksWord: end < hardEnd && breaks[end] == .none)
            }
            place -= 1
        }
    }

    private func fits(_ width: Double) -> Bool { width <= room + Paragraph.slack }

    private var margin: Double { Self.margin(of: paragraph) }

    /// How much narrower a line may be once its end is shaped again, in points at scale 1.
    static func margin(of paragraph: Paragraph) -> Double { 2 * paragraph.largestSize }
}
