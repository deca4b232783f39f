import Typography

/// Widths of parts of a paragraph, each as if it were on a line of its own.
extension Paragraph {
    /// A line fits when it is no more than this wider than its room, in points: far below any pixel, and above the
    /// rounding errors of sums.
    static let slack = 1e-6

    /// The room that lines have in a width in points, at scale 1.
    ///
    /// Blink lays out in 64ths of a pixel of the display, and lets a line be wider than its room by one of them
    /// (`LineBreaker::UpdateAvailableWidth` and `LayoutUnit::AddEpsilon`).
    func room(in width: Double, scale: Double) -> Double {
        guard session.platform == .web, width < .infinity else { return width / scale }
        let unit = 1 / (64 * style.displayScale)
        return ((max(width, 0) / unit).rounded(.down) + 1) * unit / scale
    }

    /// Width in points at scale 1 of the units before `contentEnd`, shaped as the line `range`.
    ///
    /// - Parameter trimsEnd: The punctuation that ends the line is set half as wide.
    ///
    /// Where the line ends at places that are unsafe to break, the glyphs between those and the next safe place are
    /// shaped again. O(1) at safe places, O(line) otherwise.
    func width(of range: Range<Int>, upTo contentEnd: Int, trimsEnd: Bool = false) -> Double {
        let ledger = ledger
        guard range.lowerBound < contentEnd else { return 0 }
        if !trimsEnd, ledger.isSafe[range.lowerBound], ledger.isSafe[range.upperBound] {
            return ledger.pen[min(range.upperBound, contentEnd)] - ledger.pen[range.lowerBound]
        }
        let plan = SplicePlan(range, ledger, trimsEnd: trimsEnd)
        guard let middle = plan.middle else {
            return reshapedWidth(range, context: range, upTo: contentEnd, trimsEnd)
        }
        var width = 0.0
        if range.lowerBound < middle.lowerBound {
            width += reshapedWidth(range.lowerBound..<middle.lowerBound, context: range, upTo: contentEnd, trimsEnd)
        }
        let end = min(middle.upperBound, contentEnd)
        if end > middle.lowerBound { width += ledger.pen[end] - ledger.pen[middle.lowerBound] }
        if middle.upperBound < range.upperBound, contentEnd > middle.upperBound {
            width += reshapedWidth(middle.upperBound..<range.upperBound, context: range, upTo: contentEnd, trimsEnd)
        }
        return width
    }

    /// The width of a line whose last sign is set half as wide, as browsers do where a closing bracket has no room
    /// otherwise; nil for a line that does not end in one.
    func trimmedWidth(of range: Range<Int>) -> Double? {
        guard session.platform == .web, let last = shaped.units[range].last, session.mayTrim(last) else { return nil }
        return width(of: range, upTo: range.upperBound, trimsEnd: true)
    }

    private func reshapedWidth(
        _ part: Range<Int>, context: Range<Int>, upTo contentEnd: Int, _ trimsEnd: Bool
    ) -> Double {
        reshapedAdvance(part, context: context, upTo: contentEnd, trimsEnd)
            + (session.platform.spacesGlyphClusters ? 0 : tracking(in: part.clamped(to: 0..<contentEnd)))
    }

    /// With the spacing, where that follows the glyphs.
    private func reshapedAdvance(
        _ part: Range<Int>, context: Range<Int>, upTo contentEnd: Int, _ trimsEnd: Bool
    ) -> Double {
        let key = ReshapedWidths.Key(
            range: part.lowerBound..<max(part.upperBound, contentEnd), context: context, trimsEnd: trimsEnd)
        if contentEnd >= part.upperBound, let known = reshaped[key] { return known }
        var width = 0.0
        for piece in session.reshape(part, of: shaped, context: context, trimsEnd: trimsEnd) {
            let run = shaped.runs[piece.run]
            let glyphs = contentEnd >= part.upperBound ? piece.glyphs : piece.glyphs.filter { $0.cluster < contentEnd }
            width += self.width(ofAdvance: glyphs.reduce(0) { $0 + Int($1.advance) }, in: run)
            if style.roundsAdvances { width += excess(of: glyphs, in: run, scale: scale) }
            if hasTracking, session.platform.spacesGlyphClusters {
                let spaced = session.spacedClusters(of: glyphs[...], in: shaped.units, script: run.script)
                width += Double(spaced.count) * tracking(of: run)
            }
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

    /// - Parameter trimsEnd: The last unit has to be shaped again.
    init(_ range: Range<Int>, _ ledger: AdvanceLedger, trimsEnd: Bool) {
        var start = range.lowerBound
        while start < range.upperBound, !ledger.isSafe[start] { start += 1 }
        var end = range.upperBound - (trimsEnd ? 1 : 0)
        while end > start, !ledger.isSafe[end] { end -= 1 }
        middle = start < end ? start..<end : nil
    }
}
