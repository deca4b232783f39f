/// A stretch of text of one level, script, font and style, which HarfBuzz shapes in one call.
struct TextItem {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var style: Int
    /// nil where no glyph is drawn: control characters and line separators.
    var font: SessionFont?
}

/// Divides a text into items.
struct Itemizer {
    let session: TextSession
    let text: TextView
    let levels: [UInt8]?
    let baseLevel: UInt8
    let styles: TextStyles

    /// HarfBuzz looks for a mark's base among all the marks before it. A grapheme cluster of more than this many UTF-16
    /// units is shaped in parts, so that the time stays linear; according to UAX #15, no text needs more than 30 marks.
    static let longestCluster = 64

    /// The steps after the bidi levels are known: scripts, then fonts, then stretches in which nothing changes.
    func forEachItem(_ body: (TextItem) -> Void) {
        if let whole = wholeText() { return body(whole) }
        guard text.count > 0 else { return }
        if text.summary.isPlain, !isInPieces { return forEachPlainItem(body) }
        let scripts = scriptRuns(text)
        var place = (script: 0, style: 0)
        var chooser = chooser(scripts, at: &place, offset: 0)
        var start = 0
        var pending: (level: UInt8, font: Int?)?
        var lastLevel: UInt8?
        func emit(upTo end: Int) {
            guard let item = pending, start < end else { return }
            let font = item.font.map { styles[place.style].fonts[$0] }
            body(
                TextItem(
                    range: start..<end, level: item.level, script: scripts[place.script].script, style: place.style,
                    font: font))
        }
        var clusters = ClusterScanner(text)
        while let cluster = clusters.next() {
            if cluster.lowerBound >= chooser.end {
                emit(upTo: cluster.lowerBound)
                start = cluster.lowerBound
                pending = nil
                let last = chooser
                chooser = self.chooser(scripts, at: &place, offset: cluster.lowerBound)
                if chooser.style === last.style { chooser.current = last.current } else { lastLevel = nil }
            }
            let level = levels?[cluster.lowerBound] ?? baseLevel
            let startsPiece = isInPieces && cluster.lowerBound > 0 && text.startsPiece(at: cluster.lowerBound)
            chooser.startsPiece = startsPiece || level != lastLevel
            lastLevel = level
            let font = chooser.font(of: cluster)
            if cluster.count > Itemizer.longestCluster {
                emit(upTo: cluster.lowerBound)
                pending = (level, font)
                for part in parts(of: cluster) {
                    start = part.lowerBound
                    emit(upTo: part.upperBound)
                }
                start = cluster.upperBound
                pending = nil
                continue
            }
            if let last = pending, last.font == font, last.level == level, !startsPiece { continue }
            emit(upTo: cluster.lowerBound)
            start = cluster.lowerBound
            pending = (level, font)
        }
        emit(upTo: text.count)
    }

    /// Android divides texts at spaces before it looks for fonts.
    private var isInPieces: Bool { session.platform == .android }

    /// The chooser for the stretch of one script and style that starts at an offset.
    func chooser(
        _ scripts: [ScriptRun], at place: inout (script: Int, style: Int), offset: Int
    ) -> FontChooser {
        while offset >= scripts[place.script].end { place.script += 1 }
        while offset >= styles.end(of: place.style) { place.style += 1 }
        return FontChooser(
            session: session, text: text, style: styles[place.style], script: scripts[place.script].script,
            end: min(scripts[place.script].end, styles.end(of: place.style)))
    }

    /// A text of one script, level and style without emoji and silent characters, if one font has all of it: the usual
    /// case.
    private func wholeText() -> TextItem? {
        let summary = text.summary
        guard !summary.hasSeveralScripts, !summary.hasEmoji, !summary.hasSilent,
            !summary.hasEndlessMarks, styles.count == 1, text.count > 0,
            levels == nil || levels?.allSatisfy({ $0 == levels?[0] }) == true,
            !isInPieces || !text.hasSeveralPieces
        else { return nil }
        let script = summary.script ?? .common
        let style = styles[0]
        guard let font = isWhole(in: style.primary) ? style.primary : wholeFallback(script, style) else { return nil }
        return TextItem(
            range: 0..<text.count, level: levels?[0] ?? baseLevel, script: script, style: 0, font: font)
    }

    private func isWhole(in font: SessionFont) -> Bool {
        var offset = 0
        while offset < text.count {
            guard font.covers(text.scalar(at: offset), text.properties[offset]) else { return false }
            offset = text.offset(after: offset)
        }
        return true
    }

    /// The first fallback font of the script, if it has every scalar, and the primary font has none but marks, which
    /// stay with their base.
    private func wholeFallback(_ script: Script, _ style: TextStyle) -> SessionFont? {
        guard let font = session.candidates(of: style, script: script).first else { return nil }
        let primary = style.primary
        var isAfterBase = false
        var offset = 0
        while offset < text.count {
            let scalar = text.scalar(at: offset)
            let properties = text.properties[offset]
            guard font.covers(scalar, properties) else { return nil }
            if !isAfterBase || !properties.extendsGrapheme {
                guard !properties.isComposed, !primary.covers(scalar, properties) else { return nil }
                isAfterBase = true
            }
            offset = text.offset(after: offset)
        }
        return font
    }

    /// A long cluster, divided between scalars.
    private func parts(of cluster: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = cluster.lowerBound
        while start < cluster.upperBound {
            var end = min(start + Itemizer.longestCluster, cluster.upperBound)
            if end < cluster.upperBound, text.units[end] & 0xfc00 == 0xdc00 { end -= 1 }
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}

/// The grapheme clusters of a text, one after the other.
private struct ClusterScanner {
    private let text: TextView
    private var scanner = GraphemeScanner()
    private var start = 0

    init(_ text: TextView) {
        self.text = text
        if text.count > 0 { _ = scanner.isBoundary(before: text.properties[0]) }
    }

    mutating func next() -> Range<Int>? {
        guard start < text.count else { return nil }
        let first = start
        start = text.offset(after: start)
        while start < text.count, !scanner.isBoundary(before: text.properties[start]) {
            start = text.offset(after: start)
        }
        return first..<start
    }
}
