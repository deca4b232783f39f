import Testing
import TextLayout
import Typography

/// The laws that text in the modelled system font keeps.
struct SystemFontModelTests {
    private let session: TextSession
    private let plain: TextSession
    private static let texts = [
        "Zur Wiedergabeliste hinzufügen", "AVATAR Té. To. 12:30", "إضافة إلى Playlist 3", "プレイリストに追加 (3)",
        "添加到播放列表", "พิมพ์ ABC", "e\u{301}a\u{308}", "",
    ]

    init() throws {
        let fonts = try FontCollection()
        session = TextSession(fonts: fonts, modelsSystemFont: true)
        plain = TextSession(fonts: fonts)
    }

    private func paragraph(
        _ text: String, size: Double = 17, style: ParagraphStyle = ParagraphStyle(), in session: TextSession? = nil
    ) -> Paragraph {
        (session ?? self.session).paragraph(text, font: FontRequest(size: size), style: style)
    }

    /// Larger text is wider, whatever the letters: even an i, at every size that text can have.
    @Test(arguments: [400.0, 500, 600, 700]) func widthsGrowWithTheSize(weight: Double) {
        var last = 0.0
        for tenths in 60...700 {
            let size = Double(tenths) / 10
            let width = session.paragraph("i", font: FontRequest(size: size, weight: weight)).idealWidth
            #expect(width > last, "at \(size)")
            last = width
        }
    }

    /// A text at a scale is the text at that size, to rounding of sums; nothing is shaped again for it.
    @Test(arguments: texts) func aScaleIsASize(text: String) {
        let base = paragraph(text)
        for size in [11.0, 14, 17, 19.5, 23, 28, 33, 40, 47, 53, 60] {
            let units = session.shapedUnits
            let scaled = base.layout(scale: size / 17)
            #expect(session.shapedUnits == units)
            let direct = paragraph(text, size: size).layout()
            #expect(abs(scaled.size.width - direct.size.width) < 1e-9)
            #expect(abs(scaled.size.height - direct.size.height) < 1e-9)
            #expect(abs(base.width(onOneLineAt: size / 17) - direct.size.width) < 1e-9)
            let (narrow, same) = (
                base.layout(width: 80, scale: size / 17), paragraph(text, size: size).layout(width: 80)
            )
            #expect(narrow.lines.map(\.range) == same.lines.map(\.range))
            #expect(zip(narrow.lines, same.lines).allSatisfy { abs($0.width - $1.width) < 1e-9 })
        }
    }

    /// Han has the widths of the system's Chinese or Japanese font; nothing is known of the Korean one, so that Korean text
    /// has Noto's own, and no report says that it is modelled.
    @Test(arguments: [("ko", 1.0), ("ko-KR", 1), ("ja", 0.937), ("zh-Hans", 1.02), ("zh-Hant-HK", 1.02)])
    func hanIsModelledByLocale(locale: String, factor: Double) {
        let style = ParagraphStyle(locale: TextLocale(locale))
        let (modelled, own) = (
            paragraph("大韓民國", style: style), paragraph("大韓民國", style: style, in: plain)
        )
        #expect(abs(modelled.idealWidth - factor * own.idealWidth) < 1e-9)
        #expect(modelled.modelledFonts.map(\.script) == (factor == 1 ? [] : locale == "ja" ? [.japanese] : [.chinese]))
        // Hangul is not modelled anywhere.
        let hangul = paragraph("대한민국", style: style)
        #expect(hangul.idealWidth == paragraph("대한민국", style: style, in: plain).idealWidth)
    }

    /// What is drawn takes the room that was measured, cut, broken or shrunk.
    @Test(arguments: texts) func glyphsFillTheirLines(text: String) {
        for limit in [nil, 1] as [Int?] {
            for least in [1, 0.6] {
                for width in [nil, 40, 90, 150] as [Double?] {
                    let style = ParagraphStyle(lineLimit: limit, minimumScaleFactor: least)
                    let layout = paragraph(text, style: style).layout(width: width, scale: 1.2)
                    for (index, line) in layout.lines.enumerated() {
                        let drawn = layout.glyphRuns(ofLine: index).reduce(0) { $0 + $1.width }
                        // White space at the end hangs: it is drawn, and does not count.
                        #expect(drawn >= line.width - 1e-6)
                        if !text.contains(" ") { #expect(abs(drawn - line.width) < 1e-6) }
                    }
                }
            }
        }
    }

    /// Text that shrinks has the tracking of the size that it is drawn at.
    @Test func shrunkTextIsSetAtItsSize() {
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
        let layout = paragraph("Zur Wiedergabeliste hinzufügen", size: 34, style: style).layout(width: 300)
        #expect(!layout.isTruncated && layout.scale < 1)
        #expect(abs(layout.size.width - 300) < 1e-3)
        let direct = paragraph("Zur Wiedergabeliste hinzufügen", size: 34 * layout.scale)
        #expect(abs(direct.idealWidth - layout.size.width) < 1e-6)
    }

    private func width(_ text: String, _ locale: String = "ja", spaced: Bool = false) -> Double {
        let font = FontRequest(spacesIdeographs: spaced)
        return session.paragraph(text, font: font, style: ParagraphStyle(locale: TextLocale(locale))).idealWidth
    }

    private let ideograph = 17 * 0.937

    /// Inter's circled digits are 1.389 em wide; in an East Asian text iOS takes them from its East Asian font.
    @Test(arguments: ["①", "Ⓐ", "●", "★", "Ⅳ"]) func symbolsAreOfTheEastAsianFont(symbol: String) {
        #expect(abs(width(symbol) - ideograph) < 1e-9)
        #expect(abs(width(symbol, "zh-Hans") - 17 * 1.02) < 1e-9)
        #expect(width(symbol, "en") == width("\(symbol)", "fr"))
        #expect(width("①", "en") > 17 * 1.2)
    }

    /// At the end of a line a full stop takes half its room, wherever the line ends; an opening bracket after a letter
    /// three quarters of it.
    @Test func punctuationTakesLessRoom() {
        let half = ideograph / 2
        #expect(abs(width("図。") - 1.5 * ideograph) < 1e-9 && abs(width("図。図") - 3 * ideograph) < 1e-9)
        #expect(abs(width("図（形）") - 3.25 * ideograph) < 1e-9 && abs(width("（形）") - 2.5 * ideograph) < 1e-9)
        // Not in Chinese, of which nothing is known.
        #expect(abs(width("图（形）", "zh-Hans") - 4 * 17 * 1.02) < 1e-9)
        let rules = LineBreakRules(avoidsOrphans: false)
        let style = ParagraphStyle(locale: TextLocale("ja"), lineBreaks: rules)
        let lines = session.paragraph("図形図形。図形図形（図）。", style: style).layout(width: 9.2 * half).lines
        #expect(lines.map(\.range) == [0..<5, 5..<9, 9..<13])
        #expect(zip(lines, [9.0, 8, 7]).allSatisfy { abs($0.width - $1 * half) < 1e-9 }, "\(lines.map(\.width))")
    }

    /// An eighth of an ideograph between Japanese and Western letters where it is asked for, and none where a line ends there.
    @Test func ideographsAreSpacedFromLetters() {
        #expect(abs(width("子Buttonのみ", spaced: true) - width("子Buttonのみ") - 2 * ideograph / 8) < 1e-2)
        #expect(width("子 Button （B）", spaced: true) == width("子 Button （B）"))
        #expect(width("子Button", "zh", spaced: true) > width("子Button", "zh"))
        let font = FontRequest(spacesIdeographs: true)
        let style = ParagraphStyle(locale: TextLocale("ja"))
        let lines = session.paragraph("設定Button", font: font, style: style).layout(width: 60).lines
        #expect(lines.count == 2)
        #expect(abs(lines[0].width - 2 * ideograph) < 1e-9 && abs(lines[1].width - width("Button")) < 1e-9)
    }

    /// A person's own tracking adds to the model's, which turns no ligature off.
    @Test func ownTrackingAdds() {
        let own = session.paragraph("Edit", font: FontRequest(tracking: 2)).idealWidth
        #expect(abs(own - paragraph("Edit").idealWidth - 8) < 1e-9)
        #expect(session.style(for: FontRequest(), locale: TextLocale("en")).primary.part == .latin)
    }

    /// Fallback fonts of which nothing is known are measured as they are.
    @Test(arguments: ["إضافة", "พิมพ์", "प्लेलिस्ट", "변경"]) func otherScriptsAreAsTheyAre(text: String) {
        #expect(paragraph(text).idealWidth == paragraph(text, in: plain).idealWidth)
    }

    /// The model is for the system font alone: a family that is named, or another platform, is measured as it is.
    @Test func namedFontsAreAsTheyAre() {
        let text = "Zur Wiedergabeliste"
        let named = FontRequest(family: "Inter")
        #expect(session.paragraph(text, font: named).idealWidth == plain.paragraph(text, font: named).idealWidth)
        #expect(session.paragraph(text, font: named).modelledFonts.isEmpty)
        for platform in [Platform.android, .web] {
            let modelling = TextSession(fonts: session.fonts, platform: platform, modelsSystemFont: true)
            let bare = TextSession(fonts: session.fonts, platform: platform)
            #expect(paragraph(text, in: modelling).idealWidth == paragraph(text, in: bare).idealWidth)
        }
    }
}
