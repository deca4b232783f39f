extension Itemizer {
    /// The items of a text in which every character is drawn, is a grapheme cluster, and is not an emoji: the usual
    /// case. Each takes the first font that has it, and nothing else has to be examined.
    func forEachPlainItem(_ body: (TextItem) -> Void) {
        let scripts = scriptRuns(text)
        var place = (script: 0, style: 0)
        var offset = 0
        while offset < text.count {
            let chooser = chooser(scripts, at: &place, offset: offset)
            while offset < chooser.end {
                let start = offset
                let level = levels?[start] ?? baseLevel
                let font = chooser.firstFont(at: &offset)
                var end = offset
                while offset < chooser.end, (levels?[offset] ?? baseLevel) == level,
                    chooser.firstFont(at: &offset) == font
                {
                    end = offset
                }
                offset = end
                body(
                    TextItem(
                        range: start..<end, level: level, script: scripts[place.script].script, style: place.style,
                        font: chooser.style.fonts[font]))
            }
        }
    }
}
