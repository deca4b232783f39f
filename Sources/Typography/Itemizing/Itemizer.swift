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
    let text: TextUnits
    let levels: [UInt8]?
    let baseLevel: UInt8
    /// Where each style ends, in UTF-16 offsets.
    let styleEnds: [Int]
    let styles: [TextStyle]

    /// The steps after bidi levels are known: scripts, then fonts, then stretches in which nothing changes.
    func items() -> [TextItem] {
        let scripts = scriptRuns(text)
        if scripts.count == 1, levels == nil, styles.count == 1, let font = fontOfWhole(script: scripts[0].script) {
            return [
                TextItem(
                    range: 0..<text.units.count, level: baseLevel, script: scripts[0].script, style: 0, font: font)
            ]
        }
        return split(scripts)
    }

    /// The primary font, when it has every scalar, none asks for emoji and none is silent: the usual case.
    private func fontOfWhole(script: Script) -> SessionFont? {
        guard !text.summary.hasEmoji, !text.summary.hasSilent else { return nil }
        let font = styles[0].primary
        var offset = 0
        while offset < text.units.count {
            guard font.covers(scalar(in: text.units, at: offset), text.properties[offset]) else { return nil }
            offset += unitCount(startingWith: text.units[offset])
        }
        return font
    }

    private func split(_ scripts: [ScriptRun]) -> [TextItem] {
        var items: [TextItem] = []
        var chooser = FontChooser(itemizer: self)
        var script = 0
        var style = 0
        forEachCluster { cluster in
            while cluster.lowerBound >= scripts[script].end { script += 1 }
            while cluster.lowerBound >= styleEnds[style] { style += 1 }
            let item = TextItem(
                range: cluster, level: levels?[cluster.lowerBound] ?? baseLevel, script: scripts[script].script,
                style: style, font: chooser.font(of: cluster, run: (script, scripts[script]), style: styles[style]))
            if let last = items.last, last.continues(in: item) {
                items[items.count - 1].range = last.range.lowerBound..<cluster.upperBound
            } else {
                items.append(item)
            }
        }
        return items
    }

    func forEachCluster(_ body: (Range<Int>) -> Void) {
        var scanner = GraphemeScanner()
        var start = 0
        var offset = 0
        while offset < text.units.count {
            if scanner.isBoundary(before: text.properties[offset]), offset > 0 {
                body(start..<offset)
                start = offset
            }
            offset += unitCount(startingWith: text.units[offset])
        }
        if start < text.units.count { body(start..<text.units.count) }
    }
}

extension TextItem {
    /// Nothing but the place differs.
    fileprivate func continues(in next: TextItem) -> Bool {
        level == next.level && script == next.script && style == next.style && font === next.font
    }
}
