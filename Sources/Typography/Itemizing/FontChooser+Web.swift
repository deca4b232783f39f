extension FontChooser {
    /// Browsers: cluster matching as CSS Fonts 4 § 5.3 has it and Blink does it (`HarfBuzzShaper::ShapeSegment`).
    ///
    /// Blink shapes a stretch of one script in the first font, keeps the clusters without a missing glyph, and shapes
    /// the others in the next font. A font fails a cluster with U+FE0F unless it has color (`HarfBuzzGetGlyph`); an
    /// emoji that asks for nothing is the first font's where that has it, before the emoji font's
    /// (`FontFallbackIterator::Next`).
    func fontOnWeb(of cluster: Range<Int>) -> Int {
        switch presentation(of: cluster) {
        case .emoji: emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .emojiByDefault: listedFont(of: cluster) ?? emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .text, .any: firstFont(of: cluster)
        }
    }
}

/// The scalar whose glyph HarfBuzz takes, and gives its proper width, for a space or a hyphen that a font lacks.
///
/// To Blink such a cluster has no missing glyph. The ideographic space is an exception: `ExtractShapeResults` looks for
/// a font that has it.
func substitute(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xa0, 0x2000...0x200a, 0x202f, 0x205f: 0x20
    case 0x2011: 0x2010
    default: nil
    }
}
