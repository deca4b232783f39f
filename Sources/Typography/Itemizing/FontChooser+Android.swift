extension FontChooser {
    /// Android: `FontCollection::itemize` of Minikin, one piece of text at a time.
    ///
    /// A cluster takes the first font that has it, except for some punctuation, which stays with the font before it. An
    /// emoji without a requested presentation gets the first font if that has it (`calcCoverageScore`). Minikin goes
    /// character by character and moves the base to another font when a mark is found in a font that has both. Here
    /// that is the first font that has the cluster. Its fallback order is that of the device's `fonts.xml`, ours is
    /// that of the script.
    func fontOnAndroid(of cluster: Range<Int>) -> Int {
        if !startsPiece, let current, isSticky(text.scalar(at: cluster.lowerBound)), covers(current, cluster) {
            return current
        }
        return switch presentation(of: cluster) {
        case .emoji: emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .emojiByDefault: listedFont(of: cluster) ?? emojiFont(of: cluster) ?? firstFont(of: cluster)
        case .text, .any: firstFont(of: cluster)
        }
    }
}

/// Characters that keep the font of the character before them, if that font has them (`stickyAllowlist`).
private func isSticky(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x2c, 0x2d, 0x2e, 0x3a, 0x3b, 0x3f, 0xa0, 0x2010, 0x2011, 0x202f, 0x2640, 0x2642, 0x2695: true
    default: false
    }
}

extension TextView {
    /// Whether Android lays out the text in separate pieces before and after an offset: Minikin's `LayoutSplitter`,
    /// with the boundaries of `LayoutUtils.cpp`.
    ///
    /// Each piece is itemized and shaped separately, so that nothing is kerned with a space.
    @inline(__always)
    func startsPiece(at offset: Int) -> Bool {
        isAlone(units[offset]) || 0x3400...0x9fff ~= units[offset] || isAlone(units[offset - 1])
    }

    /// Spaces and directional controls.
    @inline(__always)
    private func isAlone(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x2000...0x200a, 0x3000, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
        default: false
        }
    }

    var hasSeveralPieces: Bool {
        for offset in units.indices.dropFirst() where startsPiece(at: offset) { return true }
        return false
    }
}
