import Typography

extension Paragraph {
    /// Lays the text out in the room given.
    ///
    /// - Parameters:
    ///   - width: points; nil for as wide as the text likes.
    ///   - height: points; lines beyond it give way to an ellipsis, the first line never does. Nil for any height.
    ///   - scale: a factor for the sizes and the tracking of all fonts. The same shaped text serves every factor.
    /// - Complexity: O(lines) when every line has room as it is; O(n) for the first width that breaks lines.
    public func layout(width: Double? = nil, height: Double? = nil, scale: Double = 1) -> ParagraphLayout {
        let (width, height) = (width ?? .infinity, height ?? .infinity)
        guard let (line, span) = wholeLine(width: width, height: height, scale: scale) else {
            let fitting = Fitting(self, width: width, height: height, scale: scale)
            return assemble(fitting.setting(), givenScale: scale)
        }
        let size = TextSize(width: max(line.width, 0), height: max(line.height, reservedHeight(scale)))
        return ParagraphLayout(paragraph: self, size: size, whole: line, span: span, settingScale: scale)
    }

    /// How many lines the text takes in a width, in points, without a limit on their height: as many as `layout(width:scale:)`
    /// has.
    ///
    /// - Parameter scale: as for `layout`.
    /// - Complexity: O(lines × log n) from the third time on for a text of one size that is broken at spaces; O(n) otherwise.
    public func lineCount(width: Double, scale: Double = 1) -> Int {
        guard style.lineLimit == nil else { return layout(width: width, scale: scale).lineCount }
        return LineBreaker(at(scale: scale), room: room(in: width, scale: scale)).count()
    }

    /// The usual case of a label: one line that has room as it is. Looks at no glyph, and makes no array.
    @inline(__always)
    private func wholeLine(width: Double, height: Double, scale: Double) -> (line: TextLine, span: LineSpan)? {
        guard !shaped.hasMandatoryBreak else { return nil }
        let needed = endlessWidth(at: scale)
        guard needed <= max(room(in: width, scale: scale), 0) + Paragraph.slack else { return nil }
        let end = shaped.count
        let (metrics, plain) = metrics(of: 0..<end, scale: scale, isFirst: true, isLast: true)
        guard metrics.height <= height + Paragraph.slack else { return nil }
        let drawn = needed * scale
        let line = TextLine(
            range: 0..<shaped.scalarOffset(end), x: offset(ofWidth: drawn, in: max(drawn, 0)), top: 0,
            baseline: metrics.ascent, width: drawn, metrics: metrics, requestedMetrics: plain, isTruncated: false,
            breaksWord: false, hasHyphen: false)
        return (line, LineSpan(range: 0..<end, contentEnd: end, width: needed, endsParagraph: true))
    }

    /// Stacks the lines and aligns them.
    private func assemble(_ setting: ParagraphLayout.Setting, givenScale: Double) -> ParagraphLayout {
        let scale = setting.scale
        let widest = setting.spans.indices.reduce(0) { max($0, width(ofLine: $1, in: setting)) } * scale
        var lines: [TextLine] = []
        lines.reserveCapacity(setting.spans.count)
        var top = 0.0
        for (index, span) in setting.spans.enumerated() {
            if index > 0 { top += style.lineSpacing }
            let (metrics, plain) = metrics(ofLine: index, in: setting.spans, scale: scale)
            let width = width(ofLine: index, in: setting) * scale
            let isCut = setting.cut != nil && index == setting.spans.count - 1
            lines.append(
                TextLine(
                    range: shaped.scalarOffset(span.range.lowerBound)..<shaped.scalarOffset(span.range.upperBound),
                    x: offset(ofWidth: width, in: widest), top: top,
                    baseline: top + metrics.ascent, width: width, metrics: metrics, requestedMetrics: plain,
                    isTruncated: isCut,
                    breaksWord: span.breaksWord && !isCut, hasHyphen: span.hasHyphen && !isCut))
            top += metrics.height
        }
        return ParagraphLayout(
            paragraph: self, size: TextSize(width: widest, height: max(top, reservedHeight(scale))), lines: lines,
            isTruncated: setting.cut != nil, scale: scale / givenScale, tightening: setting.tightening * scale,
            setting: setting)
    }

    private func width(ofLine index: Int, in setting: ParagraphLayout.Setting) -> Double {
        if let cut = setting.cut, index == setting.spans.count - 1 { return cut.width }
        return setting.spans[index].width
    }

    private func offset(ofWidth width: Double, in widest: Double) -> Double {
        switch style.alignment {
        case .center: (widest - width) / 2
        case .leading: style.isInterfaceRightToLeft ? widest - width : 0
        case .trailing: style.isInterfaceRightToLeft ? 0 : widest - width
        }
    }

    private func reservedHeight(_ scale: Double) -> Double {
        guard style.reservedLines > 0 else { return 0 }
        let rest = Double(style.reservedLines - 1)
        let first = metrics(of: 0..<0, scale: scale, isFirst: true, isLast: true).plain.height
        let other = metrics(of: 0..<0, scale: scale).plain.height
        return first + (other + style.lineSpacing) * rest
    }
}
