import Typography

/// What is left of the last line when the text goes on after it.
struct TruncatedLine: Hashable {
    /// The line up to the end of its paragraph, in UTF-16 offsets.
    var range: Range<Int>
    /// What shows before and after the ellipsis; either may be empty.
    var head: Range<Int>
    var tail: Range<Int>
    var width: Double
}

/// Cuts a line: keeps as many whole graphemes as fit beside the ellipsis.
struct Truncation {
    let paragraph: Paragraph
    let room: Double

    /// Tries fewer and fewer graphemes, each time shaped as they would be drawn, and stops at the first result that
    /// fits: since Arabic letters change when they are cut, fewer graphemes are not always narrower. O(line).
    func cut(_ range: Range<Int>) -> TruncatedLine {
        let cuts = cuts(of: range)
        var kept = estimate(cuts)
        while kept > 0 {
            let line = line(range, cut: cuts[kept])
            if line.width <= room + Paragraph.slack { return line }
            kept -= 1
        }
        return line(range, cut: cuts[0])
    }

    /// For every number of kept graphemes, where the head ends and where the tail starts.
    private func cuts(of range: Range<Int>) -> [TruncationCut] {
        let graphemes = paragraph.shaped.graphemes(in: paragraph.session)
        let first = graphemes.partition { $0 >= range.lowerBound }
        let last = graphemes.partition { $0 >= range.upperBound }
        let borders = graphemes[first...last]
        return switch paragraph.style.truncation {
        case .tail: borders.map { TruncationCut(headEnd: $0, tailStart: range.upperBound) }
        case .head: borders.reversed().map { TruncationCut(headEnd: range.lowerBound, tailStart: $0) }
        case .middle: TruncationCut.balanced(borders, pen: paragraph.ledger.pen)
        }
    }

    private func line(_ range: Range<Int>, cut: TruncationCut) -> TruncatedLine {
        let head = range.lowerBound..<cut.headEnd
        let tail = cut.tailStart..<range.upperBound
        let width =
            paragraph.width(of: head, upTo: head.upperBound) + paragraph.ellipsis(at: max(cut.headEnd - 1, 0)).width
            + paragraph.width(of: tail, upTo: tail.upperBound)
        return TruncatedLine(range: range, head: head, tail: tail, width: width)
    }

    /// The last cut whose width on the endless line is within a generous room: it keeps more graphemes than can fit.
    private func estimate(_ cuts: [TruncationCut]) -> Int {
        let pen = paragraph.ledger.pen
        let generous = room + 2 * paragraph.largestSize
        guard let first = cuts.first else { return 0 }
        // If nothing is kept, the gap is the whole line.
        let whole = pen[first.tailStart] - pen[first.headEnd]
        var low = 0
        var high = cuts.count - 1
        while low < high {
            let kept = (low + high + 1) / 2
            let width = whole - (pen[cuts[kept].tailStart] - pen[cuts[kept].headEnd])
            if width <= generous { low = kept } else { high = kept - 1 }
        }
        return low
    }
}
