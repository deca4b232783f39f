/// What the scalars of a text have in common, to skip stages that have nothing to do.
///
/// The sets of all properties are gathered scalar by scalar, and asked once: a label has some twenty scalars.
struct TextSummary {
    /// The flags of all scalars together; those of ASCII without what makes digits emoji.
    private var flags = ScalarProperties(bits: 0)
    private var bidiClasses: UInt32 = 0
    private var graphemeBreaks: UInt32 = 0
    private var isOtherThanWords = false
    private var marks = 0
    private var seenScript = Script.common
    private var hasTwoScripts = false
    private var hasEmojiMark = false

    var hasSurrogates = false
    /// Some letter carries more marks than any writing system stacks.
    private(set) var hasEndlessMarks = false
    private(set) var hasHangul = false

    /// The one script besides Common and Inherited, as long as there is but one.
    var script: Script? { seenScript.isNeutral ? nil : seenScript }
    var hasSeveralScripts: Bool { hasTwoScripts || flags.hasScriptExtensions }
    var hasEmoji: Bool { flags.bits & ScalarProperties.emojiBits != 0 || hasEmojiMark }
    var hasSilent: Bool { flags.isSilent }
    var hasMandatoryBreak: Bool { flags.isMandatoryBreak }
    /// Nothing but letters whose Line_Break is AL, and spaces: lines end at the spaces, whatever the locale.
    var hasWordsAlone: Bool { !isOtherThanWords }
    /// Every scalar is a grapheme cluster of its own: letters, syllables and controls without anything that joins them.
    var isClusterPerScalar: Bool {
        let apart: [GraphemeBreak] = [.other, .consonant, .lv, .lvt, .control, .lf]
        return graphemeBreaks & ~apart.reduce(0) { $0 | $1.asSet } == 0
    }

    /// Every character is drawn and is a cluster of its own, and none is an emoji.
    var isPlain: Bool { isClusterPerScalar && !hasEmoji && !hasSilent && !flags.isDefaultIgnorable }

    /// Some character may be of another level than 0 in a left-to-right paragraph.
    var needsBidi: Bool { bidiClasses & BidiClass.needingBidi != 0 }
    var hasEmbedding: Bool { bidiClasses & BidiClass.removed & BidiClass.needingBidi != 0 }
    /// Right-to-left letters and what goes with them, but no number, letter or control of another direction.
    var isRightToLeftAlone: Bool { bidiClasses & ~(BidiClass.strongRightToLeft | BidiClass.neutral) == 0 }
    var hasRightToLeftLetters: Bool { bidiClasses & BidiClass.strongRightToLeft != 0 }

    @inline(__always)
    mutating func add(_ scalar: ScalarProperties, of value: UInt32) {
        // Digits, # and * are emoji only as keycaps, with U+FE0F or U+20E3.
        flags.bits |= value < 0x80 ? scalar.bits & ~ScalarProperties.emojiBits : scalar.bits
        if !scalar.isAlphabetic, value != 0x20 { isOtherThanWords = true }
        bidiClasses |= scalar.bidiClass.asSet
        graphemeBreaks |= scalar.graphemeBreak.asSet
        if scalar.isMark {
            marks += 1
            if marks > Itemizer.longestCluster { hasEndlessMarks = true }
            if value == 0xfe0f || value == 0x20e3 { hasEmojiMark = true }
        } else {
            marks = 0
        }
        let script = scalar.script
        if script != seenScript, !script.isNeutral {
            if script == .hangul { hasHangul = true }
            if seenScript.isNeutral { seenScript = script } else { hasTwoScripts = true }
        }
    }
}
