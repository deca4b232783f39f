extension FontChooser {
    /// Browsers: cluster matching as in CSS Fonts 4 § 5.3 and in Blink (`HarfBuzzShaper::ShapeSegment`).
    ///
    /// Blink shapes a stretch of one script in the first font, keeps the clusters without a missing glyph, and shapes
    /// the others in the next font. A font does not match a cluster with U+FE0F unless it has color
    /// (`HarfBuzzGetGlyph`). An emoji without a requested presentation gets the first font if that has it, before the
    /// emoji font (`FontFallbackIterator::Next`).
    func fontOnWeb(of cluster: Range<Int>) -> Int {
        switch presentation(of: cluster) {
        case .emoji: emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .emojiByDefault: listedFont(of: cluster) ?? emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .text, .any: firstFont(of: cluster)
        }
    }
}

/// The scalar whose glyph HarfBuzz uses, with the right width, for a space or a hyphen that a font lacks.
///
/// For Blink such a cluster has no missing glyph. The ideographic space is an exception: `ExtractShapeResults` looks
/// for a font that has it.
func substitute(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xa0, 0x2000...0x200a, 0x202f, 0x205f: 0x20
    case 0x2011: 0x2010
    default: nil
    }
}
