/// How a grapheme cluster asks to be drawn (UTS #51).
enum Presentation {
    case text
    /// Asked for with U+FE0F.
    case emoji
    /// An emoji by default: by Emoji_Presentation, or because it is a sequence.
    case emojiByDefault
    /// No presentation is requested: the font that has the cluster decides.
    case any
}

/// Emoji presentation of the cluster: variation selectors, keycaps, flags, modifiers, joined and tagged sequences.
func presentation(of cluster: Range<Int>, in text: TextView) -> Presentation {
    let first = text.properties[cluster.lowerBound]
    guard first.isEmoji || first.isExtendedPictographic else { return .any }
    var isEmoji = first.isEmojiPresentation
    var offset = text.offset(after: cluster.lowerBound)
    while offset < cluster.upperBound {
        let scalar = text.scalar(at: offset)
        switch scalar {
        case 0xfe0e where offset <= cluster.lowerBound + 2: return .text
        case 0xfe0f: return .emoji
        case 0x20e3, 0x1f3fb...0x1f3ff, 0xe0020...0xe007f: isEmoji = true
        case 0x200d:
            let next = offset + 1
            if next < cluster.upperBound, text.properties[next].isExtendedPictographic { isEmoji = true }
        default: break
        }
        offset = text.offset(after: offset)
    }
    return isEmoji ? .emojiByDefault : .any
}
