/// A stretch of text of one level, script, font and style: what HarfBuzz shapes in one go.
struct TextItem {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var style: Int
    /// Nil where no glyph is drawn: controls and line separators.
    var font: SessionFont?
}

/// Takes a text apart.
struct Itemizer {
    let session: TextSession
    let text: TextView
    let levels: [UInt8]?
    let baseLevel: UInt8
    let styles: TextStyles

    /// The steps after bidi levels are known: scripts, then fonts, then stretches in which nothing changes.
    func forEachItem(_ body: (TextItem) -> Void) {
        if let whole = wholeText() { return body(whole) }
        let scripts = scriptRuns(text)
        var chooser = FontChooser(session: session, text: text)
        var pending: TextItem?
        var script = 0
        var style = 0
        forEachCluster { cluster in
            while cluster.lowerBound >= scripts[script].end { script += 1 }
            while cluster.lowerBound >= styles.end(of: style) { style += 1 }
            let font = chooser.font(of: cluster, run: (script, scripts[script]), style: styles[style])
            let level = levels?[cluster.lowerBound] ?? baseLevel
            if let last = pending, last.font === font, last.level == level, last.style == style,
                last.script == scripts[script].script
            {
                pending?.range = last.range.lowerBound..<cluster.upperBound
                return
            }
            if let last = pending { body(last) }
            pending = TextItem(
                range: cluster, level: level, script: scripts[script].script, style: style, font: font)
        }
        if let last = pending { body(last) }
    }

    /// A text of one script, level and style, whose primary font has every scalar, and in which none asks for emoji
    /// and none is silent: the usual case.
    private func wholeText() -> TextItem? {
        let summary = text.summary
        guard !summary.hasSeveralScripts, !summary.hasEmoji, !summary.hasSilent, styles.count == 1, text.count > 0,
            levels == nil || levels?.allSatisfy({ $0 == levels?[0] }) == true
        else { return nil }
        let font = styles[0].primary
        var offset = 0
        while offset < text.count {
            guard font.covers(text.scalar(at: offset), text.properties[offset]) else { return nil }
            offset = text.offset(after: offset)
        }
        return TextItem(
            range: 0..<text.count, level: levels?[0] ?? baseLevel, script: summary.script ?? .common, style: 0,
            font: font)
    }

    private func forEachCluster(_ body: (Range<Int>) -> Void) {
        var scanner = GraphemeScanner()
        var start = 0
        var offset = 0
        while offset < text.count {
            if scanner.isBoundary(before: text.properties[offset]), offset > 0 {
                body(start..<offset)
                start = offset
            }
            offset = text.offset(after: offset)
        }
        if start < text.count { body(start..<text.count) }
    }
}
