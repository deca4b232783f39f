/// Step 4: one font for each grapheme cluster, as the platform chooses it.
///
/// Everywhere a cluster takes the first font of the list that has it, so that spaces, digits and punctuation are the
/// first font's and the script decides only what that one lacks. What the platforms do beside it is in a file for
/// each. Fonts are given as places in the style's list.
struct FontChooser {
    let session: TextSession
    let text: TextView
    let style: TextStyle
    /// The script of the stretch that is being taken apart.
    let script: Script
    /// Where the stretch ends.
    let end: Int
    private let choices: ScalarPages<UInt8>
    /// The font of the last cluster that was drawn in this style.
    var current: Int?
    /// The next cluster is laid out apart from those before it.
    var startsPiece = true

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
        // A sign of direction, a soft hyphen and the like are no reason to part a run.
        if properties.isInvisible, let font = current ?? leadingFont(from: cluster.upperBound) { return font }
        let font =
            switch session.platform {
            case .android: fontOnAndroid(of: cluster)
            case .ios, .macos: fontOnIOS(of: cluster)
            case .web: fontOnWeb(of: cluster)
            }
        current = font
        return font
    }

    /// How the cluster asks to be drawn.
    func presentation(of cluster: Range<Int>) -> Presentation {
        text.summary.hasEmoji ? Typography.presentation(of: cluster, in: text) : .any
    }

    /// The first font that has the whole cluster: the style's own, then those for the script.
    ///
    /// The font of the cluster's base is remembered; when it has the rest too, no font before it has.
    func firstFont(of cluster: Range<Int>) -> Int {
        let known = Int(choices[text.scalar(at: cluster.lowerBound)])
        let next = text.offset(after: cluster.lowerBound)
        if known > 0, next == cluster.upperBound || covers(known - 1, next..<cluster.upperBound) { return known - 1 }
        let place = style.place(of: session.firstFont(of: cluster, in: text, script: script, style: style))
        if next == cluster.upperBound, place < 255 { choices[text.scalar(at: cluster.lowerBound)] = UInt8(place + 1) }
        return place
    }

    /// The first font that has the character at an offset, which is moved behind it.
    @inline(__always)
    func firstFont(at offset: inout Int) -> Int {
        let start = offset
        offset = text.offset(after: start)
        let known = Int(choices[text.scalar(at: start)])
        return known > 0 ? known - 1 : firstFont(of: start..<offset)
    }

    /// The first of the fonts that were asked for by name or as the default, where one has the whole cluster.
    func listedFont(of cluster: Range<Int>) -> Int? {
        session.listedFonts(of: style).first { session.covers($0, cluster, in: text) }.map(style.place)
    }

    /// The first emoji font that has the whole cluster.
    func emojiFont(of cluster: Range<Int>) -> Int? {
        session.emojiFonts(of: style).first { session.covers($0, cluster, in: text) }.map(style.place)
    }

    func covers(_ font: Int, _ cluster: Range<Int>) -> Bool { session.covers(style.fonts[font], cluster, in: text) }

    /// The font of the first character that is drawn, for those before it that are not.
    private func leadingFont(from start: Int) -> Int? {
        var offset = start
        while offset < end {
            let next = text.offset(after: offset)
            let properties = text.properties[offset]
            if !properties.isInvisible, !properties.isSilent { return firstFont(of: offset..<next) }
            offset = next
        }
        return nil
    }
}
