/// Step 4: one font for each grapheme cluster, as the platform chooses it.
///
/// On every platform a cluster takes the first font of the list that has it. So spaces, digits and punctuation are in
/// the first font, and the script decides only about what that font lacks. What each platform does differently is in a
/// file for each. Fonts are given as indices in the style's list.
struct FontChooser {
    let session: TextSession
    let text: TextView
    let style: TextStyle
    /// The script of the current stretch.
    let script: Script
    /// The end of the stretch.
    let end: Int
    private let choices: ScalarPages<UInt8>
    /// The font of the last cluster that was drawn in this style.
    var current: Int?
    /// Whether the next cluster is laid out separately from those before it.
    var startsPiece = true

    init(session: TextSession, text: TextView, style: TextStyle, script: Script, end: Int) {
        self.session = session
        self.text = text
        self.style = style
        self.script = script
        self.end = end
        choices = style.choices(in: script)
    }

    /// The font of a cluster; nil where nothing is drawn.
    mutating func font(of cluster: Range<Int>) -> Int? {
        let properties = text.properties[cluster.lowerBound]
        // A tab is drawn as a space; all other control characters are not drawn.
        if properties.isSilent, text.units[cluster.lowerBound] != 9 { return nil }
        // A directional mark, a soft hyphen and the like do not divide a run.
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
    /// The font of the cluster's base is remembered. If it has the rest too, no earlier font has all of it.
    func firstFont(of cluster: Range<Int>) -> Int {
        let known = Int(choices[text.scalar(at: cluster.lowerBound)])
        let next = text.offset(after: cluster.lowerBound)
        if known > 0, next == cluster.upperBound || covers(known - 1, next..<cluster.upperBound) { return known - 1 }
        let place = style.place(of: session.firstFont(of: cluster, in: text, script: script, style: style))
        if next == cluster.upperBound, place < 255 { choices[text.scalar(at: cluster.lowerBound)] = UInt8(place + 1) }
        return place
    }

    /// The first font that has the character at an offset; the offset is moved after it.
    @inline(__always)
    func firstFont(at offset: inout Int) -> Int {
        let start = offset
        offset = text.offset(after: start)
        let known = Int(choices[text.scalar(at: start)])
        return known > 0 ? known - 1 : firstFont(of: start..<offset)
    }

    /// The first of the fonts that were requested by name or as the default, if one has the whole cluster.
    func listedFont(of cluster: Range<Int>) -> Int? {
        session.listedFonts(of: style).first { session.covers($0, cluster, in: text) }.map(style.place)
    }

    /// The first emoji font that has the whole cluster.
    func emojiFont(of cluster: Range<Int>) -> Int? {
        session.emojiFonts(of: style).first { session.covers($0, cluster, in: text) }.map(style.place)
    }

    func covers(_ font: Int, _ cluster: Range<Int>) -> Bool { session.covers(style.fonts[font], cluster, in: text) }

    /// The font of the first character that is drawn, for characters before it that are not.
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
