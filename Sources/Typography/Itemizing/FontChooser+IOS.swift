extension FontChooser {
    /// iOS and macOS: the first font that has the cluster, and the emoji font for what is drawn as an emoji.
    ///
    /// Core Text uses a list of fonts "when the original font used for text layout and rendering does not support a
    /// certain Unicode character" (Apple, `CTFontCopyDefaultCascadeListForLanguages`), and not otherwise. Apple does
    /// not document that it asks for whole clusters, and uses the emoji font for emoji that other fonts have too.
    func fontOnIOS(of cluster: Range<Int>) -> Int {
        switch presentation(of: cluster) {
        case .emoji, .emojiByDefault: emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .text, .any: firstFont(of: cluster)
        }
    }
}
