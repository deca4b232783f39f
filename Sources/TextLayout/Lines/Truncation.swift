import Typography

/// What is left of the last line when the text does not end there.
struct TruncatedLine: Hashable {
    /// The line as far as the paragraph goes, in UTF-16 offsets.
    var range: Range<Int>
    /// What shows before and after the ellipsis; either may be empty.
    var head: Range<Int>
    var tail: Range<Int>
    var width: Double
}

/// Cuts a line: as many whole graphemes as have room beside the ellipsis.
struct Truncation {
    let paragraph: Paragraph
    let room: Double

    /// Tries ever fewer graphemes, each time shaped as they would stand, and stops at the first that fit: since Arabic
    /// letters change when cut, fewer graphemes are not always narrower. O(line).
    func cut(_ range: Range<Int>) -> TruncatedLine {
        let graphemes = paragraph.shaped.graphemes(in: paragraph.session)
        let first = graphemes.partition { $0 >= range.lowerBound }
        let last = graphemes.partition { $0 >= range.upperBound }
        var kept = estimate(range, graphemes: graphemes[first...last])
        while kept > 0 {
            let line = line(range, keeping: kept, of: graphemes[first...last])
            if line.width <= room + Paragraph.slack { return line }
            kept -= 1
        }
        return line(range, keeping: 0, of: graphemes[first...last])
    }

    private func line(_ range: Range<Int>, keeping kept: Int, of graphemes: ArraySlice<Int>) -> TruncatedLine {
        let total = graphemes.count - 1
        let before: Int
        switch paragraph.style.truncation {
        case .tail: before = kept
        case .head: before = 0
        case .middle: before = (kept + 1) / 2
        }
        let headEnd = graphemes[graphemes.startIndex + before]
        let tailStart = graphemes[graphemes.startIndex + total - (kept - before)]
        let head = range.lowerBound..<headEnd
        let tail = tailStart..<range.upperBound
        let width =
            paragraph.width(of: head, upTo: head.upperBound) + paragraph.ellipsis(at: max(headEnd - 1, 0)).width
            + paragraph.width(of: tail, upTo: tail.upperBound)
        return TruncatedLine(range: range, head: head, tail: tail, width: width)
    }

    /// More graphemes than can fit, from the widths on the endless line.
    private func estimate(_ range: Range<Int>, graphemes: ArraySlice<Int>) -> Int {
        let pen = paragraph.ledger.pen
        let generous = room + 2 * paragraph.largestSize
        let total = graphemes.count - 1
        func start(_ index: Int) -> Double { pen[graphemes[graphemes.startIndex + index]] }
        var low = 0
        var high = total
        // The last count whose estimated width is within the generous room.
        while low < high {
            let kept = (low + high + 1) / 2
            let width: Double
            switch paragraph.style.truncation {
            case .tail: width = start(kept) - start(0)
            case .head: width = start(total) - start(total - kept)
            case .middle:
                let before = (kept + 1) / 2
                width = start(before) - start(0) + start(total) - start(total - (kept - before))
            }
            if width <= generous { low = kept } else { high = kept - 1 }
        }
        return low
    }
}
