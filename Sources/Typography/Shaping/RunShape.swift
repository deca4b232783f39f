/// What all glyphs of a run are shaped by.
struct RunShape {
    let font: SessionFont
    let style: TextStyle
    let script: Script
    let level: UInt8
    /// Em that a font unit of an advance takes along the line.
    let emPerUnit: Double
    let locale: TextLocale
}

extension TextSession {
    /// Shapes a part of a run, seeing as its surroundings no more than `context`, and appends the glyphs, as wide as the font
    /// that they are drawn in or stand for has them.
    ///
    /// - Parameters:
    ///   - startsLine: Nothing is before the part on its line.
    ///   - trimsEnd: The punctuation that ends the part is set half as wide.
    /// - Returns: the sum of the advances in font units.
    func shape(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, context: Range<Int>, as run: RunShape,
        startsLine: Bool = false, trimsEnd: Bool = false, into glyphs: inout [Glyph]
    ) -> Int {
        let start = glyphs.count
        let halving = halving(
            range, of: units, font: run.font, style: run.style, startsLine: startsLine, trimsEnd: trimsEnd)
        var advance = shaper.shape(
            range, of: units, context: context, font: run.font, style: run.style, script: run.script,
            isRightToLeft: run.level & 1 == 1, halving: halving, into: &glyphs)
        if let blend = run.font.blend {
            var others: [Glyph] = []
            _ = shaper.shape(
                range, of: units, context: context, font: blend.font, style: run.style, script: run.script,
                isRightToLeft: run.level & 1 == 1, into: &others)
            advance += glyphs.blend(with: others, share: blend.share, from: start)
        }
        if run.font.part != nil {
            advance += EastAsianSpacing(
                self, units: units, context: context, locale: run.locale, style: run.style
            ).adjust(&glyphs, from: start, of: range, in: run.font, level: run.level, emPerUnit: run.emPerUnit)
        }
        return advance
    }
}

extension [Glyph] {
    /// Moves the advances of the glyphs from a place on towards those of another weight, where that has the same glyphs.
    ///
    /// - Returns: how much the sum changes.
    fileprivate mutating func blend(with others: [Glyph], share: Double, from start: Int) -> Int {
        guard count - start == others.count, zip(self[start...], others).allSatisfy({ $0.cluster == $1.cluster }) else {
            return 0
        }
        var change = 0
        for (place, other) in zip(start..<count, others) {
            let more = Int((Double(other.advance - self[place].advance) * share).rounded())
            change += self[place].widen(by: more)
        }
        return change
    }
}

extension Glyph {
    /// - Returns: by how much.
    mutating func widen(by units: Int, shift: Int = 0) -> Int {
        self = Glyph(
            id: id, cluster: cluster, advance: advance + Int32(units), xOffset: xOffset + Int32(shift),
            yOffset: yOffset, isUnsafeToBreak: isUnsafeToBreak)
        return units
    }
}
