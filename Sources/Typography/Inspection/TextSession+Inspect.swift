extension TextSession {
    /// Itemizes and shapes a text, and reports each step. O(n).
    ///
    /// - Parameters:
    ///   - text: The text, as it is shown.
    ///   - font: What the text asks of its font; by default the platform's, regular and upright, at 17 points.
    ///   - locale: Fonts, glyphs, words and lines may depend on it.
    ///   - direction: Which way the text runs; by default as its first strong character says, or else the locale.
    ///   - lineBreaks: How lines may be broken, beyond the rules of UAX #14.
    ///   - hasPlatformBreaks: Lines may end where the platform lets them; otherwise where UAX #14 alone does.
    public func inspect(
        _ text: String, font: FontRequest = FontRequest(), locale: TextLocale = TextLocale("en"),
        direction: BaseDirection = .automatic, lineBreaks: LineBreakRules = LineBreakRules(),
        hasPlatformBreaks: Bool = true
    ) -> TextInspection {
        let shaped = shape(StyledText(text, font: font), locale: locale, direction: direction)
        let starts = shaped.scalarStarts
        let breaks =
            hasPlatformBreaks
            ? shaped.lineBreaks(lineBreaks, in: self) : shaped.standardLineBreaks(lineBreaks, in: self)
        return TextInspection(
            text: text, direction: shaped.baseLevel & 1 == 1 ? "rtl" : "ltr",
            levels: starts.map { Int(shaped.level(at: $0)) }, order: visualOrder(of: shaped, starts),
            graphemes: shaped.graphemes(in: self).map(shaped.scalarOffset),
            words: text.isEmpty ? [0] : [0] + shaped.wordBreaks(in: self).map(shaped.scalarOffset),
            lines: breaks.indices.filter { breaks[$0] != .none }.map(shaped.scalarOffset),
            runs: shaped.runs.map { inspection(of: $0, in: shaped) })
    }

    /// Rule L2 over the scalars that rule X9 leaves, each paragraph on a line of its own.
    private func visualOrder(of shaped: ShapedText, _ starts: [Int]) -> [Int] {
        let kept = starts.indices.filter { !properties(of: scalar(in: shaped.units, at: starts[$0])).isRemovedByBidi }
        let order = Typography.visualOrder(ofLevels: kept.map { shaped.level(at: starts[$0]) })
        return order.map { kept[$0] }
    }

    private func inspection(of run: ShapedRun, in shaped: ShapedText) -> TextInspection.Run {
        TextInspection.Run(
            start: shaped.scalarOffset(run.range.lowerBound), end: shaped.scalarOffset(run.range.upperBound),
            script: run.script.description, level: Int(run.level), font: run.font.font.name,
            glyphs: shaped.glyphs[run.glyphs].map { glyph in
                TextInspection.Glyph(
                    id: Int(glyph.id), cluster: shaped.scalarOffset(Int(glyph.cluster)), advance: Int(glyph.advance),
                    x: Int(glyph.xOffset), y: Int(glyph.yOffset))
            })
    }
}
