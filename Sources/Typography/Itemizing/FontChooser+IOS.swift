extension FontChooser {
    /// iOS and macOS: the first font that has the cluster, and the emoji font for what is drawn as an emoji.
    ///
    /// Core Text follows a list of fonts "when the original font used for text layout and rendering does not support a
    /// certain Unicode character" (Apple, `CTFontCopyDefaultCascadeListForLanguages`): never otherwise. That it asks
    /// for whole clusters, and gives emoji to the emoji font though another has them, Apple does not say.
    func fontOnIOS(of cluster: Range<Int>) -> Int {
        switch presentation(of: cluster) {
        case .emoji, .emojiByDefault: emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .text, .any: firstFont(of: cluster)
        }
    }
}
