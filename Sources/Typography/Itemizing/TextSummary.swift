/// Properties of all scalars of a text together, to skip stages that have nothing to do.
///
/// The properties are collected scalar by scalar, and examined once: a label has about twenty scalars.
struct TextSummary {
    /// The flags of all scalars together; for ASCII without the flags of emoji that digits have.
    private var flags = ScalarProperties(bits: 0)
    private var bidiClasses: UInt32 = 0
    private var graphemeBreaks: UInt32 = 0
    private var isOtherThanWords = false
    private var marks = 0
    private var seenScript = Script.common
    private var hasTwoScripts = false
    private var hasEmojiMark = false

    var hasSurrogates = false
    /// Whether some letter has more marks than any writing system uses.
    private(set) var hasEndlessMarks = false
    private(set) var hasHangul = false

    /// The only script besides Common and Inherited; nil where there are several.
    var script: Script? { seenScript.isNeutral ? nil : seenScript }
    var hasSeveralScripts: Bool { hasTwoScripts || flags.hasScriptExtensions }
    var hasEmoji: Bool { flags.bits & ScalarProperties.emojiBits != 0 || hasEmojiMark }
    var hasSilent: Bool { flags.isSilent }
    var hasMandatoryBreak: Bool { flags.isMandatoryBreak }
    /// Whether there are only spaces and letters whose Line_Break is AL: lines then end at the spaces, whatever the
    /// locale.
    var hasWordsAlone: Bool { !isOtherThanWords }
    /// Whether every scalar is a grapheme cluster: letters, syllables and controls, and nothing that joins them.
    var isClusterPerScalar: Bool {
        let apart: [GraphemeBreak] = [.other, .consonant, .lv, .lvt, .control, .lf]
        return graphemeBreaks & ~apart.reduce(0) { $0 | $1.asSet } == 0
    }

    /// Whether every character is drawn, is a cluster, and is not an emoji.
    var isPlain: Bool { isClusterPerScalar && !hasEmoji && !hasSilent && !flags.isDefaultIgnorable }

    /// Whether some character may have a level other than 0 in a left-to-right paragraph.
    var needsBidi: Bool { bidiClasses & BidiClass.needingBidi != 0 }
    var hasEmbedding: Bool { bidiClasses & BidiClass.removed & BidiClass.needingBidi != 0 }
    /// Whether there are only right-to-left letters and characters that follow their direction.
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
