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
    /// This is how HarfBuzz wants a line broken: both sides of an unsafe break are shaped again, up to the next place
    /// where breaking is safe. In browsers the letters of a joined script still see the whole text, and keep their forms where
    /// a word is broken (CSS Text 3, § 5.6). O(n) in the part's length.
    ///
    /// - Parameter trimsEnd: The punctuation that ends the context is set half as wide.
    package func reshape(
        _ range: Range<Int>, of text: ShapedText, context: Range<Int>, trimsEnd: Bool = false
    ) -> [ReshapedRun] {
        text.units.withUnsafeBufferPointer { units in
            text.runIndices(overlapping: range).map { index in
                let run = text.runs[index]
                let part = run.range.clamped(to: range)
                var glyphs: [Glyph] = []
                let advance = shape(
                    part, of: units, context: platform == .web ? 0..<units.count : context,
                    as: RunShape(
                        font: run.font, style: text.styles[run.style], script: run.script, level: run.level,
                        emPerUnit: run.emPerUnit, locale: text.locale),
                    startsLine: part.lowerBound == context.lowerBound,
                    trimsEnd: trimsEnd && part.upperBound == context.upperBound, into: &glyphs)
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
