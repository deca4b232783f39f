import Testing
import TextLayout
import Typography

/// Ink, missing characters, fonts, growth: what a report says of a text beyond its size.
struct TextFactTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    /// Stacked Vietnamese and Thai leave the line box of a Latin font, and by how much is known.
    @Test(arguments: [("Ổ ỗ", "vi"), ("ที่นี่ปู่", "th"), ("ٱلۡأَشۡيَآءِ", "ar")])
    func inkLeavesALatinLine(text: String, locale: String) throws {
        let paragraph = session.paragraph(text, style: ParagraphStyle(locale: TextLocale(locale)))
        let layout = paragraph.layout()
        let ink = try #require(layout.ink())
        let latin = session.paragraph("x").layout().lines[0].metrics
        let overflow = layout.inkOverflow()
        #expect(max(overflow.above, overflow.below) > 0.5)
        #expect(abs(overflow.above - max(layout.firstBaseline - ink.minY - latin.ascent, 0)) < 1e-9)
        #expect(abs(overflow.below - max(ink.maxY - layout.firstBaseline - latin.descent, 0)) < 1e-9)
        #expect(session.paragraph("Hxp").layout().inkOverflow().above == 0)
        let second = session.paragraph("x\n" + text).layout().inkOverflow()
        #expect(abs(second.above - overflow.above) < 1e-9 && abs(second.below - overflow.below) < 1e-9)
        // Where a fallback font made the line higher, the ink is within it.
        #expect(layout.lines[0].growth == 0 || (ink.minY >= -0.5 && ink.maxY <= layout.size.height + 0.5))
    }

    /// Ink of a plain word: within its advance but for side bearings, and as high as its letters.
    @Test func inkOfLatin() throws {
        let layout = session.paragraph("Hxp", font: FontRequest(family: "Noto Sans", size: 1000)).layout()
        let ink = try #require(layout.ink())
        #expect(ink.minX > 0 && ink.maxX < layout.size.width)
        // Noto Sans: capitals 714 of 1000 units, descenders 240.
        #expect(abs(layout.firstBaseline - ink.minY - 714) < 1)
        #expect(abs(ink.maxY - layout.firstBaseline - 240) < 5)
    }

    /// A bolder instance of a variable font has more ink than a lighter one.
    @Test func inkFollowsTheAxes() throws {
        let light = try #require(session.paragraph("l", font: FontRequest(weight: 200)).layout().ink())
        let heavy = try #require(session.paragraph("l", font: FontRequest(weight: 900)).layout().ink())
        #expect(heavy.maxX - heavy.minX > 2 * (light.maxX - light.minX))
    }

    @Test func missingCharactersAreNamed() {
        let paragraph = session.paragraph("A\u{13000}b\u{10330}")
        #expect(paragraph.missing.map(\.offset) == [1, 3])
        #expect(paragraph.missing.map(\.name) == ["EGYPTIAN HIEROGLYPH A001", "GOTHIC LETTER AHSA"])
        #expect(session.paragraph("a\tb\nc\u{200d}\u{ad}\u{fe0f}").missing.isEmpty)
    }

    /// Fonts have each character of a letter, and none has all: the one from another keyboard is named, not the text's own.
    @Test(arguments: [
        // A Sinhala word with a Telugu letter that looks like the right one.
        ("\u{0DB4}\u{0DD2}\u{0C38}\u{0DD4}\u{0DB8}", "si-LK", ["TELUGU LETTER SA"], [2]),
        // A Telugu word with a Sinhala vowel sign.
        ("\u{0C24}\u{0C46}\u{0C38}\u{0DD4}\u{0C17}\u{0C41}", "te", ["SINHALA VOWEL SIGN KETTI PAA-PILLA"], [3]),
        // No font has the letter; there is one for the vowel sign.
        ("\u{10330}\u{0DD4}\u{0DB8}", "si-LK", ["GOTHIC LETTER AHSA"], [0]),
    ])
    func theCulpritOfAClusterIsNamed(text: String, locale: String, names: [String], offsets: [Int]) {
        let paragraph = session.paragraph(text, style: ParagraphStyle(locale: TextLocale(locale)))
        #expect(paragraph.missing.map(\.name) == names)
        #expect(paragraph.missing.map(\.offset) == offsets)
    }

    /// Han by locale: one font, the region's own glyph.
    @Test func hanFollowsTheLocale() {
        let glyphs = ["zh-Hans", "zh-Hant", "ja", "ko"].map { locale in
            session.inspect("骨直", locale: TextLocale(locale)).runs.flatMap(\.glyphs).map(\.id)
        }
        #expect(Set(glyphs).count > 2)
        #expect(glyphs[0] != glyphs[2] && glyphs[0] != glyphs[1])
    }

    /// A fallback font grows the line, and by how much is known.
    @Test func fallbackGrowsTheLine() {
        let plain = session.paragraph("Settings").layout()
        let thai = session.paragraph("Settings ที่").layout()
        #expect(plain.lines[0].growth == 0)
        #expect(abs(thai.lines[0].growth - (thai.size.height - plain.size.height)) < 1e-9)
        #expect(thai.lines[0].growth > 1)
    }

    /// The font of each part of a text, whole clusters, without gaps.
    @Test func fontsByRange() {
        let uses = session.paragraph("Save 保存 שמור").fontUses
        #expect(uses.map(\.font.face.family) == ["Inter", "Noto Sans CJK", "Inter", "Noto Sans Hebrew"])
        #expect(uses.map(\.range) == [0..<5, 5..<7, 7..<8, 8..<12])
    }

    /// Lines are stacked by the platform's table: Noto Sans sets the same in both, Roboto does not ask for typo metrics.
    @Test(arguments: Platform.allCases) func lineHeightByPlatform(platform: Platform) throws {
        let session = TextSession(fonts: session.fonts, platform: platform)
        let layout = session.paragraph("x", font: FontRequest(size: 17)).layout()
        let font = try #require(session.paragraph("x").fonts.first)
        #expect(font.face.family == platform.defaultFamily)
        let metrics = font.metrics.line(on: platform) * (17 / Double(font.unitsPerEm))
        // Browsers round ascent and descent, and none of these fonts has a gap.
        let height = platform == .web ? metrics.ascent.rounded() + metrics.descent.rounded() : metrics.height
        #expect(abs(layout.size.height - height) < 1e-9)
    }

    /// Several fonts in one text: the higher one makes the line.
    @Test func styledRuns() {
        let text = StyledText(runs: [
            .init("42", font: FontRequest(size: 34, weight: 700)), .init(" kg", font: FontRequest(size: 17)),
        ])
        let layout = session.paragraph(text).layout()
        let big = session.paragraph("42", font: FontRequest(size: 34, weight: 700)).layout()
        let small = session.paragraph(" kg", font: FontRequest(size: 17)).layout()
        #expect(abs(layout.size.width - big.size.width - small.size.width) < 1e-9)
        #expect(abs(layout.size.height - big.size.height) < 1e-9)
    }

    /// Composed and decomposed letters are different texts, though Swift compares them as equal.
    @Test func canonicalEquivalentsAreKeptApart() {
        #expect(session.paragraph("é").shaped.units.count == 1)
        #expect(session.paragraph("e\u{301}").shaped.units.count == 2)
        #expect(session.paragraph("e\u{301}").layout().lines[0].range == 0..<2)
    }
}
