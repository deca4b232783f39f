/// Step 4: one font for each grapheme cluster, within a stretch of one script and style.
///
/// Neutral clusters (spaces, digits, punctuation) take the font of the run they stand in where it has them, so that
/// a space between two Hebrew words is the Hebrew font's. Fonts are given as places in the style's list.
struct FontChooser {
    let session: TextSession
    let text: TextView
    let style: TextStyle
    let script: Script
    /// Where the stretch ends.
    let end: Int
    private let choices: ScalarPages<UInt8>
    /// The font of the last cluster with a script of its own.
    private var current: Int?

    init(session: TextSession, text: TextView, style: TextStyle, script: Script, end: Int) {
        self.session = session
        self.text = text
        self.style = style
        self.script = script
        self.end = end
        choices = style.choices(in: script)
    }

    /// The font of a cluster, or nil where nothing is drawn.
    mutating func font(of cluster: Range<Int>) -> Int? {
        let properties = text.properties[cluster.lowerBound]
        // A tab is drawn as a space; every other control leaves no trace.
        if properties.isSilent, text.units[cluster.lowerBound] != 9 { return nil }
        if text.summary.hasEmoji, presentation(of: cluster, in: text) == .emoji {
            return choose(for: cluster, presentation: .emoji)
        }
        if properties.script.isNeutral {
            let font = current ?? leadingFont(from: cluster.upperBound)
            current = font
            return session.covers(style.fonts[font], cluster, in: text) ? font : choice(for: cluster)
        }
        let font = choice(for: cluster)
        current = font
        return font
    }

    /// The remembered font of the cluster's base, when it has the rest too: then nothing before it in the order has.
    private func choice(for cluster: Range<Int>) -> Int {
        let known = Int(choices[text.scalar(at: cluster.lowerBound)])
        let next = text.offset(after: cluster.lowerBound)
        guard known > 0 else { return choose(for: cluster, presentation: .any) }
        if next == cluster.upperBound || session.covers(style.fonts[known - 1], next..<cluster.upperBound, in: text) {
            return known - 1
        }
        return choose(for: cluster, presentation: .any)
    }

    private func choose(for cluster: Range<Int>, presentation: Presentation) -> Int {
        let font = session.chooseFont(
            for: cluster, in: text, script: script, presentation: presentation, style: style)
        let place = style.place(of: font)
        let next = text.offset(after: cluster.lowerBound)
        if next == cluster.upperBound, presentation != .emoji, place < 255 {
            choices[text.scalar(at: cluster.lowerBound)] = UInt8(place + 1)
        }
        return place
    }

    /// The font of the first cluster with a script of its own, for the neutral ones before it.
    private func leadingFont(from start: Int) -> Int {
        var offset = start
        while offset < end {
            let properties = text.properties[offset]
            let next = text.offset(after: offset)
            if !properties.script.isNeutral, !properties.isMark { return choice(for: offset..<next) }
            offset = next
        }
        return 0
    }
}
