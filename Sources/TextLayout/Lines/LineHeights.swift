import Typography

/// The heights of lines.
extension Paragraph {
    /// Metrics of a line in points: with every font in it, and with the requested ones alone.
    ///
    /// Where the line height is fixed, the fonts of the first line decide the place of the baseline in every line, as
    /// in Compose.
    ///
    /// - Parameter isLast: By default whether it is the last of `spans`.
    func metrics(
        ofLine index: Int, in spans: [LineSpan], scale: Double, isLast: Bool? = nil
    ) -> (all: LineMetrics, plain: LineMetrics) {
        metrics(
            of: spans[lineHeight == nil ? index : 0].range, scale: scale, isFirst: index == 0,
            isLast: isLast ?? (index == spans.count - 1))
    }

    /// Metrics in points of a line with a part of the text.
    func metrics(
        of range: Range<Int>, scale: Double, isFirst: Bool = false, isLast: Bool = false
    ) -> (all: LineMetrics, plain: LineMetrics) {
        let (all, plain) = fontMetrics(of: range, scale: scale)
        guard let lineHeight else { return (all, plain) }
        return (
            all.centered(in: lineHeight * scale, isFirst: isFirst, isLast: isLast),
            plain.centered(in: lineHeight * scale, isFirst: isFirst, isLast: isLast)
        )
    }

    /// The height in points of lines below each other.
    func height(of spans: [LineSpan], scale: Double) -> Double {
        spans.indices.reduce(0) { $0 + metrics(ofLine: $1, in: spans, scale: scale).all.height }
            + style.lineSpacing * Double(max(spans.count - 1, 0))
    }

    /// How many lines fit into a height; at least one.
    func countOfLines(_ spans: [LineSpan], within height: Double, scale: Double) -> Int {
        guard height < .infinity else { return spans.count }
        var top = 0.0
        for index in spans.indices {
            if index > 0 { top += style.lineSpacing }
            let asLast = metrics(ofLine: index, in: spans, scale: scale, isLast: true).all.height
            if top + asLast > height + Paragraph.slack { return max(index, 1) }
            top += metrics(ofLine: index, in: spans, scale: scale, isLast: false).all.height
        }
        return spans.count
    }

    /// The metrics of the fonts in a part of the text.
    private func fontMetrics(of range: Range<Int>, scale: Double) -> (all: LineMetrics, plain: LineMetrics) {
        if !shaped.hasMoreFonts, shaped.otherFont == nil || range.count == shaped.count {
            let plain = line(of: shaped.primary, style: 0, scale: scale)
            var all = plain
            if let other = shaped.otherFont { all.formUnion(line(of: other, style: 0, scale: scale)) }
            return (all, plain)
        }
        guard shaped.styles.count > 1 else { return fontMetricsInOneStyle(of: range, scale: scale) }
        let first = styleIndex(at: range.lowerBound)
        let primary = shaped.styles[first].primary
        let runs = shaped.runIndices(overlapping: range)
        var plain = line(of: primary, style: first, scale: scale)
        if runs.count == 1 || shaped.runs.count == 1, let run = runs.first.map({ shaped.runs[$0] }),
            run.style == first, run.font === primary
        {
            return (plain, plain)
        }
        if let style = runs.first.map({ shaped.runs[$0].style }), style != first {
            plain = line(of: shaped.styles[style].primary, style: style, scale: scale)
        }
        var all = plain
        for index in runs {
            let run = shaped.runs[index]
            plain.formUnion(line(of: shaped.styles[run.style].primary, style: run.style, scale: scale))
            all.formUnion(plain)
            all.formUnion(line(of: run.font, style: run.style, scale: scale))
        }
        return (all, plain)
    }

    private func fontMetricsInOneStyle(
        of range: Range<Int>, scale: Double
    ) -> (all: LineMetrics, plain: LineMetrics) {
        let plain = line(of: shaped.primary, style: 0, scale: scale)
        var all = plain
        var last = shaped.primary
        for index in shaped.runIndices(overlapping: range) {
            let font = shaped.runs[index].font
            // Fonts alternate, and most runs are in the primary one.
            if font === last || font === shaped.primary { continue }
            all.formUnion(line(of: font, style: 0, scale: scale))
            last = font
        }
        return (all, plain)
    }

    private func line(of font: SessionFont, style: Int, scale: Double) -> LineMetrics {
        var line = font.line(atSize: size(ofStyle: style) * scale, displayScale: self.style.displayScale)
        let offset = text.baselineOffset(ofRun: style) * scale
        if offset > 0 { line.ascent += offset } else { line.descent -= offset }
        return line
    }
}

extension LineMetrics {
    /// The metrics of a line of the given height: the same amount is added, or taken away, above and below. Where the
    /// fonts are higher than the line, the first line keeps its ascent and the last its descent.
    ///
    /// Source: Jetpack Compose, `LineHeightStyleSpan` with the alignment `Center` and the trim `None` of Material 3's
    /// styles, and the paddings that `TextLayout` adds for `LineHeightStyle.Mode.Fixed`.
    fileprivate func centered(in height: Double, isFirst: Bool, isLast: Bool) -> LineMetrics {
        let leading = (height - ascent - descent) / 2
        var line = LineMetrics(ascent: ascent + leading, descent: descent + leading)
        if isFirst { line.ascent = max(line.ascent, ascent) }
        if isLast { line.descent = max(line.descent, descent) }
        return line
    }
}
