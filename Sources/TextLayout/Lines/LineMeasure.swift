import Typography

/// Widths of parts of a paragraph, each as if it were on a line of its own.
extension Paragraph {
    /// A line fits when it is no more than this wider than its room, in points: far below any pixel, and above the
    /// rounding errors of sums.
    static let slack = 1e-6

    /// Width in points at scale 1 of the units before `contentEnd`, shaped as the line `range`.
    ///
    /// Where the line ends at places that are unsafe to break, the glyphs up to the next safe place are shaped again.
    /// O(1) at safe places, O(line) otherwise.
    func width(of range: Range<Int>, upTo contentEnd: Int) -> Double {
        let ledger = ledger
        guard range.lowerBound < contentEnd else { return 0 }
        let plan = SplicePlan(range, ledger)
        guard let middle = plan.middle else {
            return reshapedWidth(range, context: range, upTo: contentEnd)
        }
        var width = 0.0
        if range.lowerBound < middle.lowerBound {
            width += reshapedWidth(range.lowerBound..<middle.lowerBound, context: range, upTo: contentEnd)
        }
        let end = min(middle.upperBound, contentEnd)
        if end > middle.lowerBound { width += ledger.pen[end] - ledger.pen[middle.lowerBound] }
        if middle.upperBound < range.upperBound, contentEnd > middle.upperBound {
            width += reshapedWidth(middle.upperBound..<range.upperBound, context: range, upTo: contentEnd)
        }
        return width
    }

    private func reshapedWidth(_ part: Range<Int>, context: Range<Int>, upTo contentEnd: Int) -> Double {
        reshapedAdvance(part, context: context, upTo: contentEnd) + tracking(in: part.clamped(to: 0..<contentEnd))
    }

    private func reshapedAdvance(_ part: Range<Int>, context: Range<Int>, upTo contentEnd: Int) -> Double {
        let key = ReshapedWidths.Key(range: part.lowerBound..<max(part.upperBound, contentEnd), context: context)
        if contentEnd >= part.upperBound, let known = reshaped[key] { return known }
        var width = 0.0
        for piece in session.reshape(part, of: shaped, context: context) {
            let run = shaped.runs[piece.run]
            let advance =
                contentEnd >= part.upperBound
                ? piece.advance
                : piece.glyphs.reduce(0) { $1.cluster < contentEnd ? $0 + Int($1.advance) : $0 }
            width += self.width(ofAdvance: advance, in: run)
        }
        if contentEnd >= part.upperBound { reshaped[key] = width }
        return width
    }

    private func tracking(in range: Range<Int>) -> Double {
        guard hasTracking, !range.isEmpty else { return 0 }
        let graphemes = shaped.graphemes(in: session)
        return shaped.runIndices(overlapping: range).reduce(0) { width, index in
            let run = shaped.runs[index]
            return width + Double(graphemes.indices(in: run.range.clamped(to: range)).count) * tracking(of: run)
        }
    }

    /// The end of what shows, before trailing white space that hangs beyond the line's end.
    func contentEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, session.properties(of: shaped.scalarBefore(end)).hangs { end -= 1 }
        return end
    }

    /// The end of the white space from an offset on, which may hang there. A space with a combining mark may not.
    func hangingEnd(from start: Int, to limit: Int) -> Int {
        var end = start
        while end < limit, session.properties(of: UInt32(shaped.units[end])).hangs {
            if end + 1 < limit, session.properties(of: UInt32(shaped.units[end + 1])).extendsGrapheme { break }
            end += 1
        }
        return end
    }
}

/// Which part of a line can be taken unchanged from the endless line.
struct SplicePlan {
    /// nil when the whole line has to be shaped again.
    let middle: Range<Int>?

    init(_ range: Range<Int>, _ ledger: AdvanceLedger) {
        var start = range.lowerBound
        while start < range.upperBound, !ledger.isSafe[start] { start += 1 }
        var end = range.upperBound
        while end > start, !ledger.isSafe[end] { end -= 1 }
        middle = start < end ? start..<end : nil
    }
}
