/// Texts of any characters at all, those together that shaping, breaking and reordering look at together.
struct RandomText {
    var generator: Generator

    private static let pools: [[Unicode.Scalar]] = [
        Array("abc XYZ 0123.,:;!?-–—'\"()[]{}<>/\\%@#&*_~`|".unicodeScalars),
        Array("äößéñçœﬀﬁ\u{AD}\u{A0}\u{2009}\u{202F}\u{2060}\u{200B}".unicodeScalars),
        scalars(0x300...0x36F), scalars(0x5D0...0x5EA) + scalars(0x5B0...0x5C7),
        scalars(0x600...0x6FF), scalars(0x900...0x97F), scalars(0xB80...0xBFF), scalars(0xE00...0xE5B),
        scalars(0x1780...0x17E9), scalars(0x1000...0x104F), scalars(0x1100...0x11FF) + scalars(0xAC00...0xAC40),
        scalars(0x3040...0x30FF) + scalars(0x4E00...0x4E40),
        // Joiners, marks, embeddings, overrides, isolates, and what ends them.
        scalars(0x200B...0x200F) + scalars(0x202A...0x202E) + scalars(0x2060...0x206F) + ["\u{61C}", "\u{FEFF}"],
        ["\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\0", "\u{1B}", "\u{7F}", "\u{9B}"],
        scalars(0x1F1E6...0x1F1FF) + scalars(0x1F3FB...0x1F3FF) + scalars(0x1F466...0x1F469)
            + ["\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "❤", "\u{1F3F4}", "#", "1"],
        scalars(0xE0020...0xE007F) + scalars(0xFE00...0xFE0F) + scalars(0xE0100...0xE0110),
        // Private, unassigned, beside the surrogates, at the ends.
        ["\u{E000}", "\u{F8FF}", "\u{D7FF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{378}", "\u{10FFFF}", "\u{F0000}"],
    ]

    /// What means something to a reader of formats or Markdown.
    static let words = [
        "%@", "%lld", "%1$@", "%2$lld", "%%", "%#@a@", "%.2f", "%*d", "%99999d", "**", "*a_ ", "[a](", "](b)", "``",
        "~~",
        "<a@b>", "\\", "&amp;", "{count, plural, other {#}}", "\u{FFFC}", "🏳️‍🌈", "👨‍👩‍👧", "क्ष", "ക്ഷ", "ﷺ", "ẞ", "İ",
    ]

    private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        range.compactMap(Unicode.Scalar.init)
    }

    mutating func make() -> String {
        var result = String.UnicodeScalarView()
        let pieces = generator.below(100) == 0 ? 400 : 1 + generator.below(12)
        for _ in 0..<pieces {
            switch generator.below(8) {
            case 0: result.append(contentsOf: (generator.pick(Self.words) ?? "").unicodeScalars)
            case 1:
                if let scalar = Unicode.Scalar(UInt32(generator.below(0x11_0000))) { result.append(scalar) }
            case 2:
                // Long words and long runs of marks.
                guard let pool = generator.pick(Self.pools), let scalar = generator.pick(pool) else { continue }
                result.append(contentsOf: repeatElement(scalar, count: 1 + generator.below(60)))
            default:
                guard let pool = generator.pick(Self.pools) else { continue }
                for _ in 0...generator.below(10) { if let scalar = generator.pick(pool) { result.append(scalar) } }
            }
        }
        return String(result)
    }
}
