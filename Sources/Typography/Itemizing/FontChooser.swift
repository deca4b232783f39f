/// Step 4: one font for each grapheme cluster.
///
/// Neutral clusters (spaces, digits, punctuation) take the font of the run they stand in where it has them, so that
/// a space between two Hebrew words is the Hebrew font's.
struct FontChooser {
    let session: TextSession
    let text: TextView
    /// The font of the last cluster with a script of its own, and the run that it was in.
    private var current: SessionFont?
    private var currentRun = -1
    private var currentStyle: TextStyle?

    init(session: TextSession, text: TextView) {
        self.session = session
        self.text = text
    }

    mutating func font(of cluster: Range<Int>, run: (index: Int, run: ScriptRun), style: TextStyle) -> SessionFont? {
        let properties = text.properties[cluster.lowerBound]
        // A tab is drawn as a space; every other control leaves no trace.
        if properties.isSilent, text.units[cluster.lowerBound] != 9 { return nil }
        if run.index != currentRun || style !== currentStyle {
            currentRun = run.index
            currentStyle = style
            current = nil
        }
        let presentation = presentation(of: cluster, in: text)
        if presentation == .emoji {
            return session.chooseFont(
                for: cluster, in: text, script: .common, presentation: presentation, style: style)
        }
        if properties.script.isNeutral {
            let font = current ?? leadingFont(from: cluster, run: run.run, style: style)
            if session.covers(font, cluster, in: text) { return font }
            return session.chooseFont(
                for: cluster, in: text, script: run.run.script, presentation: presentation, style: style)
        }
        let font = session.chooseFont(
            for: cluster, in: text, script: run.run.script, presentation: presentation, style: style)
        current = font
        return font
    }

    /// The font of the first cluster with a script of its own, for the neutral ones before it.
    private mutating func leadingFont(from cluster: Range<Int>, run: ScriptRun, style: TextStyle) -> SessionFont {
        var offset = cluster.upperBound
        while offset < run.end {
            let properties = text.properties[offset]
            let end = text.offset(after: offset)
            if !properties.script.isNeutral, !properties.isMark {
                let font = session.chooseFont(
                    for: offset..<end, in: text, script: run.script, presentation: .any, style: style)
                current = font
                return font
            }
            offset = end
        }
        current = style.primary
        return style.primary
    }
}
