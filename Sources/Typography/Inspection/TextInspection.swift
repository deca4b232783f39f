/// How a text was itemized and shaped. All offsets are scalars of the text, from 0; lengths are font units.
public struct TextInspection: Hashable, Sendable {
    /// The text.
    public let text: String
    /// `ltr` or `rtl`: the base direction of the first paragraph.
    public let direction: String
    /// The bidi level of every scalar (UAX #9), with rule L1 applied to the whole text as one line a paragraph.
    public let levels: [Int]
    /// The scalars from left to right; explicit directional controls, which rule X9 removes, are left out.
    public let order: [Int]
    /// Every grapheme cluster boundary, the text's start and end included (UAX #29).
    public let graphemes: [Int]
    /// Every word boundary, the text's start and end included (UAX #29).
    public let words: [Int]
    /// Every place where a line may end, the text's end included (UAX #14).
    public let lines: [Int]
    /// Stretches of one level, script and font, in logical order. Controls are in none.
    public let runs: [Run]

    /// A stretch of text that was shaped as a whole.
    public struct Run: Hashable, Sendable {
        /// Its first scalar.
        public let start: Int
        /// The scalar after its last.
        public let end: Int
        /// ISO 15924 code.
        public let script: String
        /// The level of the bidirectional algorithm; odd ones run from right to left.
        public let level: Int
        /// The name of the font.
        public let font: String
        /// In visual order.
        public let glyphs: [Glyph]
    }

    /// A glyph and where it is drawn, relative to the pen.
    public struct Glyph: Hashable, Sendable {
        /// The number in the font.
        public let id: Int
        /// The first scalar of the glyph.
        public let cluster: Int
        /// How far the pen goes, in font units.
        public let advance: Int
        /// How far to the right of the pen it is drawn, in font units.
        public let x: Int
        /// How far above the pen it is drawn, in font units.
        public let y: Int
    }
}
