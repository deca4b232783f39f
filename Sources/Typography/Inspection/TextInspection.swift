/// How a text was taken apart. All offsets are scalars of the text, from 0; lengths are font units.
public struct TextInspection: Hashable, Sendable {
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
        public let start: Int
        public let end: Int
        /// ISO 15924 code.
        public let script: String
        public let level: Int
        public let font: String
        /// In visual order.
        public let glyphs: [Glyph]
    }

    /// A glyph and where it is drawn, relative to the pen.
    public struct Glyph: Hashable, Sendable {
        public let id: Int
        /// The first scalar that the glyph stands for.
        public let cluster: Int
        public let advance: Int
        public let x: Int
        public let y: Int
    }
}
