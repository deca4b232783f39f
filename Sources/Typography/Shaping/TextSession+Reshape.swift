/// A part of a run shaped again, because the line begins or ends at a place where the glyphs differ.
package struct ReshapedRun {
    package let range: Range<Int>
    /// The run it is a part of.
    package let run: Int
    package let glyphs: [Glyph]
    /// Sum of the advances in font units.
    package let advance: Int
}

extension TextSession {
    /// Shapes a part of a text as if only `context` were there.
    ///
    /// HarfBuzz asks for this where a line is broken: both sides of an unsafe break are shaped again, up to the next
    /// place where breaking is safe. O(n) in the part's length.
    package func reshape(_ range: Range<Int>, of text: ShapedText, context: Range<Int>) -> [ReshapedRun] {
        text.units.withUnsafeBufferPointer { units in
            text.runIndices(overlapping: range).map { index in
                let run = text.runs[index]
                let part = run.range.clamped(to: range)
                var glyphs: [Glyph] = []
                let advance = shaper.shape(
                    part, of: units, context: context, font: run.font, style: text.styles[run.style],
                    script: run.script, isRightToLeft: run.isRightToLeft, into: &glyphs)
                return ReshapedRun(range: part, run: index, glyphs: glyphs, advance: advance)
            }
        }
    }
}

extension ShapedText {
    /// The indices of the runs that overlap the range. O(log n) in runs.
    package func runIndices(overlapping range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let first = firstRun { $0.range.upperBound > range.lowerBound }
        let limit = firstRun { $0.range.lowerBound >= range.upperBound }
        return first..<max(first, limit)
    }

    private func firstRun(where isFar: (ShapedRun) -> Bool) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if isFar(runs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
