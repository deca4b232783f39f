import Testing
import TextLayout
import Typography

/// How high lines are where a platform does not take the metrics of the fonts as they are.
struct LineHeightTests {
    private let fonts: FontCollection

    init() throws { fonts = try FontCollection() }

    // MARK: Spacing

    /// Spacing stands between lines, not below the last one, and lines have room together with it.
    @Test func spacingStandsBetweenLines() {
        let session = TextSession(fonts: fonts)
        let one = session.paragraph("Save").layout().size.height
        let style = ParagraphStyle(lineSpacing: 6)
        let paragraph = session.paragraph("Save\nOpen\nClose", style: style)
        #expect(session.paragraph("Save", style: style).layout().size.height == one)
        #expect(abs(paragraph.layout().size.height - (3 * one + 12)) < 1e-9)
        #expect(paragraph.layout(height: 3 * one + 12).lines.count == 3)
        #expect(paragraph.layout(height: 3 * one + 11.9).lines.count == 2)
        #expect(paragraph.layout(height: 2 * one + 6).lines.count == 2)
        #expect(paragraph.layout(height: 2 * one + 5.9).lines.count == 1)
        var shrinking = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1, lineSpacing: 6)
        let half = session.paragraph("Save", style: shrinking).layout(height: one / 2)
        #expect(abs(half.scale - 0.5) < 1e-9)
        shrinking.lineLimit = 2
        let two = session.paragraph("Save\nOpen", style: shrinking).layout(height: one + 6)
        #expect(abs(two.scale - 0.5) < 1e-9 && !two.isTruncated)
    }

    // MARK: Browsers

    /// Chromium: Noto Sans at 17 px is 18 + 5 high, from 18.173 and 4.981. The others by hand from the fonts' tables:
    /// Roboto 1900 and 500 of 2048, Inter 2728 and 680 of 2816.
    @Test(arguments: [
        ("Noto Sans", 17.0, 18.0, 5.0), ("Roboto", 17, 16, 4), ("Inter", 17, 16, 4), ("Inter", 16, 16, 4),
        ("Inter", 13, 13, 3), ("Roboto", 100, 93, 24),
    ])
    func browsersRoundAscentAndDescent(family: String, size: Double, ascent: Double, descent: Double) {
        let session = TextSession(fonts: fonts, platform: .web)
        let layout = session.paragraph("Hxg", font: FontRequest(family: family, size: size)).layout()
        #expect(layout.firstBaseline == ascent)
        #expect(layout.size.height == ascent + descent)
    }

    /// Layout is in physical pixels: 15.5 and 3.864 are 31 and 8 halves at two pixels to a point.
    @Test func browsersRoundToPixelsOfTheDisplay() {
        let session = TextSession(fonts: fonts, platform: .web)
        let style = ParagraphStyle(displayScale: 2)
        let layout = session.paragraph("Hxg", font: FontRequest(size: 16), style: style).layout()
        #expect(layout.firstBaseline == 15.5)
        #expect(layout.size.height == 19.5)
    }

    /// Whatever fonts a line has, and at whatever scale, it is whole pixels high; widths stay exact.
    @Test(arguments: ["Settings", "Settings ที่นี่", "保存 Save", "يحفظ\nสวัสดี"], [1, 1.3, 0.77])
    func everyLineIsWholePixels(text: String, scale: Double) {
        let session = TextSession(fonts: fonts, platform: .web)
        let exact = TextSession(fonts: fonts, platform: .android)
        let request = FontRequest(family: "Noto Sans", size: 16.3)
        let layout = session.paragraph(text, font: request).layout(scale: scale)
        for line in layout.lines { #expect(line.height == line.height.rounded() && line.top == line.top.rounded()) }
        #expect(layout.size.width == exact.paragraph(text, font: request).layout(scale: scale).size.width)
    }

    /// A text that shrinks to fit a height does, though its height moves in steps.
    @Test func aShrunkTextFitsInWholePixels() {
        let session = TextSession(fonts: fonts, platform: .web)
        let style = ParagraphStyle(minimumScaleFactor: 0.2)
        let layout = session.paragraph("Hxg", font: FontRequest(size: 40), style: style).layout(height: 31)
        #expect(layout.size.height == 31)
        #expect(!layout.isTruncated && layout.scale < 1)
    }

    // MARK: Android

    private let bodyLarge = FontRequest(size: 16, tracking: 0.5, lineHeight: 24)

    /// Roboto at 16 takes 14.84375 above and 3.90625 below; what is left of 24 is shared out evenly.
    @Test func aLineHasTheHeightOfItsStyle() {
        let session = TextSession(fonts: fonts, platform: .android)
        let one = session.paragraph("Save", font: bodyLarge).layout()
        #expect(one.size.height == 24)
        #expect(one.firstBaseline == 14.84375 + 2.625)
        let three = session.paragraph("Save\nOpen\nClose", font: bodyLarge).layout()
        #expect(three.size.height == 72)
        #expect(three.lastBaseline - three.firstBaseline == 48)
        #expect(session.paragraph("Save", font: bodyLarge).layout(scale: 1.5).size.height == 36)
    }

    /// Fonts that are higher than the line keep their ascent on the first line and their descent on the last, and the
    /// lines between stay as close as the style says.
    @Test func highFontsAreNotCutAtTheEdges() {
        let session = TextSession(fonts: fonts, platform: .android)
        var low = bodyLarge
        low.lineHeight = 16
        let one = session.paragraph("Save", font: low).layout()
        #expect(one.size.height == 18.75)
        #expect(one.firstBaseline == 14.84375)
        let two = session.paragraph("Save\nOpen", font: low).layout()
        #expect(two.lastBaseline - two.firstBaseline == 16)
        #expect(two.size.height == 18.75 + 16)
    }

    /// Lines that have room are those whose last keeps its descent.
    @Test func linesThatHaveRoom() {
        let session = TextSession(fonts: fonts, platform: .android)
        var low = bodyLarge
        low.lineHeight = 16
        let paragraph = session.paragraph("Save\nOpen\nClose", font: low)
        #expect(paragraph.layout(height: 34.8).lines.count == 2)
        #expect(paragraph.layout(height: 34.7).lines.count == 1)
        let style = ParagraphStyle(lineLimit: 3, reservedLines: 3)
        #expect(session.paragraph("Save", font: bodyLarge, style: style).layout().size.height == 72)
    }

    /// The line height is the paragraph's: the largest of its runs, and none where one has none.
    @Test func severalFontsInOneLine() {
        let session = TextSession(fonts: fonts, platform: .android)
        let title = FontRequest(size: 22, lineHeight: 28)
        let styled = session.paragraph(StyledText(runs: [.init("A", font: title), .init("b", font: bodyLarge)]))
            .layout()
        #expect(styled.size.height == 28)
        let plain = FontRequest(size: 40)
        let mixed = session.paragraph(StyledText(runs: [.init("A", font: plain), .init("b", font: bodyLarge)])).layout()
        #expect(mixed.size.height == session.paragraph("A", font: plain).layout().size.height)
    }

    /// A text that is shifted makes its line higher by the shift: its letters move away from the edge that they stood at.
    @Test(arguments: [10, -10] as [Double])
    func aShiftedTextMakesItsLineHigher(offset: Double) throws {
        let session = TextSession(fonts: fonts, platform: .ios)
        let plain = session.paragraph("Hello", font: FontRequest(size: 17)).layout()
        let shifted = session.paragraph("Hello", font: FontRequest(size: 17, baselineOffset: offset)).layout()
        #expect(abs(shifted.size.height - plain.size.height - 10) < 1e-9)
        #expect(shifted.size.width == plain.size.width)
        let (before, after) = (try #require(plain.ink()), try #require(shifted.ink()))
        // Upwards the letters stay at the top and the box grows below them; downwards the other way round.
        #expect(abs(after.minY - before.minY - (offset > 0 ? 0 : 10)) < 1e-9)
        #expect(abs(shifted.firstBaseline - plain.firstBaseline - (offset > 0 ? 10 : 0)) < 1e-9)
    }

    /// A raised mark beside a text takes no more height than it needs.
    @Test func aRaisedMarkTakesWhatItNeeds() {
        let session = TextSession(fonts: fonts, platform: .ios)
        let body = FontRequest(size: 17)
        func height(_ mark: FontRequest) -> Double {
            session.paragraph(StyledText(runs: [.init("m", font: body), .init("2", font: mark)])).layout().size.height
        }
        #expect(height(FontRequest(size: 9, baselineOffset: 2)) == height(FontRequest(size: 9)))
        #expect(height(FontRequest(size: 9, baselineOffset: 20)) > height(FontRequest(size: 9)) + 5)
    }
}
