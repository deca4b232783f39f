import Testing
import TextLayout
import Typography

/// Letter spacing as Minikin and Blink have it.
struct LetterSpacingTests {
    private let fonts: FontCollection

    init() throws { fonts = try FontCollection() }

    /// Advances, and the spacing once for every grapheme, at every scale.
    @Test(arguments: [("Save", 4), ("Wiedergabeliste", 15), ("e\u{301}te\u{301}", 3), ("Zoë, 12 %", 9)])
    func everyGraphemeIsSetApart(text: String, count: Int) {
        let session = TextSession(fonts: fonts, platform: .android)
        let plain = session.paragraph(text, font: FontRequest(size: 16)).idealWidth
        let spaced = session.paragraph(text, font: FontRequest(size: 16, tracking: 0.5))
        #expect(abs(spaced.idealWidth - plain - 0.5 * Double(count)) < 1e-9)
        #expect(abs(spaced.layout(scale: 2).size.width - 2 * spaced.idealWidth) < 1e-9)
    }

    /// A line that ends where letters would kern or join is shaped again, and set apart as ever: the width of a line is
    /// that of its text alone.
    @Test(arguments: ["AVAVAVAVAVAVAV", "ToToToToToToTo", "e\u{301}VAe\u{301}VAe\u{301}VA", "officeofficeoffice"])
    func brokenWordsAreSetApart(text: String) {
        let session = TextSession(fonts: fonts, platform: .web)
        let font = FontRequest(family: "Noto Sans", size: 16, tracking: 1.5)
        let layout = session.paragraph(text, font: font).layout(width: 47)
        let scalars = Array(text.unicodeScalars)
        #expect(layout.lines.count > 2)
        for line in layout.lines {
            let alone = String(String.UnicodeScalarView(scalars[line.range]))
            #expect(abs(line.width - session.paragraph(alone, font: font).idealWidth) < 1e-9, "\(alone)")
        }
    }

    /// Scripts whose letters hang together are left alone by Android, and by iOS not even Arabic.
    @Test(arguments: ["الإعدادات", "सेटिंग्स", "সেটিংস", "ਸੈਟਿੰਗਾਂ"])
    func joinedScriptsAreNotSetApart(text: String) {
        func widths(_ platform: Platform) -> (plain: Double, spaced: Double, drawn: Double) {
            let session = TextSession(fonts: fonts, platform: platform)
            let spaced = session.paragraph(text, font: FontRequest(size: 16, tracking: 0.5)).layout()
            let drawn = spaced.glyphRuns(ofLine: 0).reduce(0) { $0 + $1.width }
            return (session.paragraph(text, font: FontRequest(size: 16)).idealWidth, spaced.size.width, drawn)
        }
        let android = widths(.android)
        #expect(abs(android.spaced - android.plain) < 1e-9 && abs(android.drawn - android.plain) < 1e-9)
        let ios = widths(.ios)
        #expect(ios.spaced > ios.plain + 1)
    }

    /// Browsers set apart what HarfBuzz made clusters of. Each case was measured in Chromium 156.
    @Test(arguments: [
        // Joined scripts: their spaces alone, and what is of another script.
        ("حفظ", 0), ("حفظ حفظ", 1), ("حفظ\u{a0}حفظ", 1), ("حفظ (حفظ)", 1), ("حفظ 12", 1), ("حفظ abc", 4),
        // Nothing that has no width.
        ("a\u{ad}b", 2), ("a\u{200b}b", 2), ("a\u{200c}b", 2), ("a\u{200d}b", 2), ("a\u{2060}b", 2), ("a\u{200e}b", 2),
        // A syllable is several clusters or one, as the font has it.
        ("क्षि त्र र्य", 5), ("e\u{301}e", 2),
    ])
    func browsersSetClustersApart(text: String, count: Int) {
        let session = TextSession(fonts: fonts, platform: .web)
        let style = ParagraphStyle(locale: TextLocale("ar"))
        let plain = session.paragraph(text, font: FontRequest(size: 16), style: style).layout()
        let spaced = session.paragraph(text, font: FontRequest(size: 16, tracking: 2), style: style).layout()
        let drawn = spaced.glyphRuns(ofLine: 0).reduce(0) { $0 + $1.width }
        #expect(abs(spaced.size.width - plain.size.width - 2 * Double(count)) < 1e-9)
        #expect(abs(drawn - spaced.size.width) < 1e-9)
    }

    /// The hyphen at a soft hyphen is drawn without spacing; so is an ellipsis (Blink, `HyphenResult`, `LineTruncator`).
    @Test func whatIsAddedIsNotSetApart() throws {
        let session = TextSession(fonts: fonts, platform: .web)
        let font = FontRequest(size: 20, tracking: 10)
        let hyphen = session.paragraph("\u{2010}", font: FontRequest(size: 20)).idealWidth
        let broken = session.paragraph("abcdef\u{ad}ghijkl", font: font).layout(width: 150)
        let first = try #require(broken.lines.first)
        #expect(
            first.hasHyphen && abs(first.width - session.paragraph("abcdef", font: font).idealWidth - hyphen) < 1e-9)
    }

    /// Contextual alternates go with the ligatures: Inter's × between digits, its arrows.
    @Test(arguments: [("3x4", 2.0), ("a->b", 2)]) func contextualAlternatesArePartedInBrowsers(
        text: String, spacing: Double
    ) {
        func glyphs(_ tracking: Double, _ platform: Platform) -> [UInt32] {
            let session = TextSession(fonts: fonts, platform: platform)
            let layout = session.paragraph(text, font: FontRequest(family: "Inter", tracking: tracking)).layout()
            return layout.glyphRuns(ofLine: 0).flatMap(\.glyphs).map(\.id)
        }
        #expect(glyphs(0, .web) != glyphs(spacing, .web))
        #expect(glyphs(0, .ios) == glyphs(spacing, .ios))
    }

    /// Ligatures go where letters are more than 0.03 em apart: 0.5 at 16, not 0.1 at 14. Elsewhere any spacing parts them.
    @Test func ligaturesArePartedByWideSpacingAlone() {
        func glyphs(_ size: Double, _ tracking: Double, _ platform: Platform) -> Int {
            let session = TextSession(fonts: fonts, platform: platform)
            let font = FontRequest(family: "Noto Sans", size: size, tracking: tracking)
            return session.paragraph("office", font: font).layout().glyphRuns(ofLine: 0).reduce(0) {
                $0 + $1.glyphs.count
            }
        }
        let joined = glyphs(14, 0, .android)
        #expect(joined < 6)
        #expect(glyphs(14, 0.1, .android) == joined)
        #expect(glyphs(16, 0.5, .android) == 6)
        #expect(glyphs(14, 0.1, .web) == 6)
    }
}
