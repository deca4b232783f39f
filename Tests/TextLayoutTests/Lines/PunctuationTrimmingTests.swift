import Testing
import TextLayout
import Typography

/// Full-width punctuation that browsers set half as wide (CSS Text 4, `text-spacing-trim: normal`).
struct PunctuationTrimmingTests {
    private let fonts: FontCollection

    init() throws { fonts = try FontCollection() }

    private func paragraph(_ text: String, _ locale: String, on platform: Platform = .web, font: FontRequest? = nil)
        -> Paragraph
    {
        TextSession(fonts: fonts, platform: platform).paragraph(
            text, font: font ?? FontRequest(family: "Noto Sans CJK", size: 20),
            style: ParagraphStyle(locale: TextLocale(locale)))
    }

    /// Widths in em in Noto Sans CJK, by the classes of the specification.
    @Test(arguments: [
        // Opening after opening, closing, or middle; closing before closing or middle.
        ("ja", "「「", 1.5), ("ja", "」」", 1.5), ("ja", "」「", 1.5), ("ja", "・「", 1.5), ("ja", "」・", 1.5), ("ja", "「」", 2),
        ("ja", "」、「", 2), ("ja", "。）（", 2), ("ja", "あ「い」う", 5), ("ja", "「『「", 2),
        // Narrow brackets count beside them.
        ("ja", "（", 1), ("zh-Hans", "」）", 1.5),
        // Full stop and comma are in the middle in Traditional Chinese: they close nothing there.
        ("ja", "、」", 1.5), ("zh-Hant", "、」", 2), ("zh-Hant", "，「", 1.5),
        // The colon is on the left in Simplified Chinese alone.
        ("zh-Hans", "：」", 1.5), ("ja", "：」", 2), ("ja", "：「", 1.5),
    ])
    func adjacentPunctuationIsHalved(locale: String, text: String, width: Double) {
        #expect(abs(paragraph(text, locale).idealWidth / 20 - width) < 1e-9)
        let whole = paragraph(text, locale, on: .android).idealWidth / 20
        #expect(abs(whole - Double(text.count)) < 1e-9)
    }

    /// What the request itself says about widths goes first, and a font without the feature has none.
    @Test func onlyWhereNothingElseSaysHowWide() {
        let halt = FontRequest(family: "Noto Sans CJK", size: 20, features: [FontFeature("halt")])
        #expect(abs(paragraph("「「", "ja", font: halt).idealWidth - 20) < 1e-9)
        let off = FontRequest(family: "Noto Sans CJK", size: 20, features: [FontFeature("palt")])
        let android = paragraph("「「", "ja", on: .android, font: off).idealWidth
        #expect(paragraph("「「", "ja", font: off).idealWidth == android)
    }

    /// At the start of a line an opening bracket is full-width again.
    @Test func linesStartInFullWidth() {
        let layout = paragraph("あ」「い", "ja").layout(width: 40.5)
        #expect(layout.lines.map(\.width) == [40, 40])
    }

    /// A closing bracket that has no room ends the line all the same, where half of it does.
    @Test(arguments: [("あああ」いい", 70.0, [70.0, 40]), ("あああ」いい", 69, [40, 60, 20]), ("あああ」", 70, [70])])
    func linesEndInHalfABracket(text: String, room: Double, widths: [Double]) {
        let layout = paragraph(text, "ja").layout(width: room)
        #expect(layout.lines.map { $0.width.rounded() } == widths)
        for line in layout.lines.indices {
            let drawn = layout.glyphRuns(ofLine: line).reduce(0) { $0 + $1.width }
            #expect(abs(drawn - layout.lines[line].width) < 1e-9)
        }
    }
}
