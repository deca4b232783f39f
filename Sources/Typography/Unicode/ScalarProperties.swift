internal import CICU

/// The properties of a scalar for itemizing and line breaking, from the Unicode Character Database.
package struct ScalarProperties: Hashable, Sendable {
    package var bits: UInt32

    package init(bits: UInt32) { self.bits = bits }

    /// Asks ICU, which takes about ten table look-ups. ``ScalarTable`` remembers the result.
    package init(of scalar: UInt32) { bits = galley_scalar_properties(scalar) }

    package var script: Script { Script(code: UInt8(truncatingIfNeeded: bits)) }
    package var graphemeBreak: GraphemeBreak { GraphemeBreak(code: UInt8(truncatingIfNeeded: bits >> 8) & 0x1f) }
    package var bidiClass: BidiClass { BidiClass(code: UInt8(truncatingIfNeeded: bits >> 13) & 0x1f) }

    /// Whether Script_Extensions has more than the script itself (UAX #24).
    package var hasScriptExtensions: Bool { has(1 << 18) }
    package var isEmojiPresentation: Bool { has(1 << 19) }
    package var isEmoji: Bool { has(1 << 20) }
    package var isExtendedPictographic: Bool { has(1 << 21) }
    package var isMark: Bool { has(1 << 22) }
    package var isDefaultIgnorable: Bool { has(1 << 23) }
    /// Whether it is white space that takes up no room at the end of a wrapped line; no-break spaces do.
    package var hangs: Bool { has(1 << 24) }
    package var isMandatoryBreak: Bool { has(1 << 25) }
    package var isLetterOrDigit: Bool { has(1 << 26) }
    package var isOpeningBracket: Bool { has(1 << 27) }
    package var isClosingBracket: Bool { has(1 << 28) }
    /// Whether it has a canonical decomposition.
    package var isComposed: Bool { has(1 << 29) }
    /// Whether it is a control character or a line separator, which has no glyph.
    package var isSilent: Bool { has(1 << 30) }
    /// Whether its Line_Break is AL: no line ends between two of them (UAX #14, rule LB28).
    package var isAlphabetic: Bool { has(1 << 31) }

    /// Whether it needs the bidirectional algorithm even in a left-to-right text.
    package var needsBidi: Bool { BidiClass.needingBidi & bidiClass.asSet != 0 }

    /// Whether rule X9 of UAX #9 removes it: an embedding, an override, the end of one, or a boundary neutral.
    package var isRemovedByBidi: Bool { BidiClass.removed & bidiClass.asSet != 0 }

    /// Whether it is a cluster without a glyph: a directional mark, a soft hyphen, a zero width space.
    package var isInvisible: Bool { isDefaultIgnorable && graphemeBreak == .control }

    /// Whether it never starts a grapheme cluster after a letter or a space.
    package var extendsGrapheme: Bool {
        graphemeBreak.isExtend || graphemeBreak == .zwj || graphemeBreak == .spacingMark
    }

    private func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

    /// The flags for emoji.
    static var emojiBits: UInt32 { 1 << 19 | 1 << 20 | 1 << 21 }
}

/// A value of Grapheme_Cluster_Break (UAX #29), in ICU's numbering, and three more for the parts of Indic conjuncts
/// (Indic_Conjunct_Break).
package struct GraphemeBreak: Hashable, Sendable {
    package let code: UInt8

    /// The value as a set of one: bit n for value n.
    var asSet: UInt32 { 1 &<< UInt32(code) }

    package static let other = GraphemeBreak(code: 0)
    package static let control = GraphemeBreak(code: 1)
    package static let cr = GraphemeBreak(code: 2)
    package static let extend = GraphemeBreak(code: 3)
    package static let l = GraphemeBreak(code: 4)
    package static let lf = GraphemeBreak(code: 5)
    package static let lv = GraphemeBreak(code: 6)
    package static let lvt = GraphemeBreak(code: 7)
    package static let t = GraphemeBreak(code: 8)
    package static let v = GraphemeBreak(code: 9)
    package static let spacingMark = GraphemeBreak(code: 10)
    package static let prepend = GraphemeBreak(code: 11)
    package static let regionalIndicator = GraphemeBreak(code: 12)
    package static let zwj = GraphemeBreak(code: 17)
    /// Other, for a consonant that joins conjuncts.
    package static let consonant = GraphemeBreak(code: 29)
    /// Extend, for the virama that joins two consonants.
    package static let linker = GraphemeBreak(code: 30)
    /// Extend, but not a part of a conjunct, since its combining class is 0: U+200C, a vowel sign.
    package static let apart = GraphemeBreak(code: 31)

    package var isExtend: Bool { self == .extend || self == .linker || self == .apart }
}

/// A value of Bidi_Class (UAX #9), in ICU's numbering.
package struct BidiClass: Hashable, Sendable {
    package let code: UInt8

    /// The class as a set of one: bit n for class n.
    var asSet: UInt32 { 1 &<< UInt32(code) }

    /// R and AL.
    static var strongRightToLeft: UInt32 { 1 << 1 | 1 << 13 }
    /// Classes that take the direction of the right-to-left letters around them: ES, ET, CS, S, WS, ON and NSM.
    static var neutral: UInt32 { 1 << 3 | 1 << 4 | 1 << 6 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 17 }
    /// Every explicit embedding and override, the end of one, and boundary neutrals.
    static var removed: UInt32 { 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 }
    /// R, AL, AN, and every explicit embedding, override and isolate.
    static var needingBidi: UInt32 {
        strongRightToLeft | 1 << 5 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 19 | 1 << 20 | 1 << 21
            | 1 << 22
    }
}
