import Testing
import TextLayout
import Typography

/// Letter spacing as Minikin has it.
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

    /// Only Android adds no spacing to scripts whose letters are connected.
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
        let web = widths(.web)
        #expect(web.spaced > web.plain + 1)
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
