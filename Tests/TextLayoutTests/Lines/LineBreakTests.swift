import Testing
import TextLayout
import Typography

/// Examples of where lines end.
struct LineBreakTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    private func lines(_ text: String, width: Double, style: ParagraphStyle = ParagraphStyle()) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return session.paragraph(text, style: style).layout(width: width).lines.map { line in
            String(String.UnicodeScalarView(scalars[line.range]))
        }
    }

    @Test func breaksAtSpaces() {
        #expect(lines("Add to the playlist", width: 60) == ["Add to ", "the ", "playlist"])
    }

    /// White space at the end of a wrapped line hangs: it needs no room.
    @Test func spacesHang() {
        let word = session.paragraph("playlist").idealWidth
        let layout = session.paragraph("playlist    playlist").layout(width: word)
        #expect(layout.lines.map(\.range) == [0..<12, 12..<20])
        #expect(abs(layout.size.width - word) < 1e-9)
    }

    /// At the end of a text it counts, as long as it has room.
    @Test func lastSpacesCountWhereTheyFit() {
        let word = session.paragraph("Hello").idealWidth
        let spaced = session.paragraph("Hello ")
        #expect(spaced.idealWidth > word)
        #expect(abs(spaced.layout(width: word).size.width - word) < 1e-9)
        #expect(spaced.layout(width: word).lines.count == 1)
    }

    @Test func separatorsEndLines() {
        #expect(lines("one\ntwo\r\nthree\u{2028}four", width: 500) == ["one\n", "two\r\n", "three\u{2028}", "four"])
        #expect(session.paragraph("one\n").layout().lines.count == 2)
        #expect(session.paragraph("\n\n").layout().lines.count == 3)
        #expect(
            session.paragraph("one\ntwo").layout().size.width
                == session.paragraph("one").idealWidth.maximum("two", session))
    }

    /// A separator with nothing after it is not a text to cut; one with text is.
    @Test func limitPassesOverEmptyLines() {
        let style = ParagraphStyle(lineLimit: 1)
        let blank = session.paragraph("Hello\n\n", style: style).layout()
        #expect(blank.lines.count == 1 && !blank.isTruncated)
        let more = session.paragraph("Hello\nWorld", style: style).layout()
        #expect(more.isTruncated && more.visible == "Hello…" && more.hidden == ["\nWorld"])
    }

    /// An empty text has one line of its font's height, and no width.
    @Test func emptyText() {
        let layout = session.paragraph("").layout(width: 100)
        #expect(layout.lines.count == 1 && layout.size.width == 0)
        #expect(layout.size.height == session.paragraph("x").layout().size.height)
        #expect(!layout.isTruncated && layout.visible.isEmpty && layout.ink() == nil)
    }

    @Test func noBreakSpaceAndWordJoinerHold() {
        #expect(
            lines("50\u{a0}% off", width: 20).first == "50\u{a0}"
                || lines("50\u{a0}% off", width: 40)[0] == "50\u{a0}% ")
        #expect(session.inspect("ab\u{2060}cd ef").lines == [6, 8])
        #expect(lines("ab\u{200b}cd", width: session.paragraph("ab").idealWidth + 1) == ["ab\u{200b}", "cd"])
    }

    /// A soft hyphen is drawn only where the line ends at it, and then its width counts.
    @Test func softHyphen() {
        let text = "Benach\u{ad}rich\u{ad}tigung"
        let whole = session.paragraph(text).layout()
        #expect(abs(whole.size.width - session.paragraph("Benachrichtigung").idealWidth) < 0.5)
        #expect(!whole.lines[0].hasHyphen)
        let room = session.paragraph("Benachrich\u{2010}").idealWidth
        let broken = session.paragraph(text).layout(width: room + 0.5)
        #expect(broken.lines.map(\.range) == [0..<12, 12..<18])
        #expect(broken.lines[0].hasHyphen && !broken.lines[0].breaksWord)
        #expect(abs(broken.lines[0].width - room) < 0.5)
        #expect(session.paragraph(text).layout(width: room - 1).lines[0].range == 0..<7)
    }

    /// A line that ends where it may is no broken word, though it be wider than its room.
    @Test func aWideLetterIsNoBrokenWord() {
        let layout = session.paragraph("W W W").layout(width: 5)
        #expect(layout.lines.map(\.range) == [0..<2, 2..<4, 4..<5])
        #expect(!layout.breaksWord)
        #expect(session.paragraph("WW W").layout(width: 5).breaksWord)
    }

    /// A word wider than the room is broken at grapheme borders, and that is said.
    @Test func wideWordBreaks() {
        let layout = session.paragraph("Datenschutzerklärung").layout(width: 60)
        #expect(layout.breaksWord)
        #expect(layout.lines.allSatisfy { $0.width <= 60 })
        #expect(layout.lines.last?.breaksWord == false)
    }

    /// Thai, Lao, Khmer and Burmese are broken between words, though no space parts them.
    @Test(arguments: [
        ("th", "การตั้งค่าการแจ้งเตือนเสียง", [10, 13, 22]), ("th", "ออกจากระบบ", [3, 6]),
    ])
    func dictionaries(locale: String, text: String, borders: [Int]) {
        let found = session.inspect(text, locale: TextLocale(locale)).lines
        #expect(Set(borders).isSubset(of: found))
        #expect(found.count < text.count)
    }

    @Test(arguments: ["km", "lo", "my"]) func dictionariesOfOtherLanguages(locale: String) throws {
        let text = try #require(Labels.byLocale.first { $0.locale == locale }).labels[1]
        #expect(session.inspect(text, locale: TextLocale(locale)).lines.count > 1)
    }

    /// Strict rules keep small kana with the letter before; loose ones do not.
    @Test func japaneseStrictness() {
        func borders(_ strictness: LineBreakRules.Strictness) -> [Int] {
            let rules = LineBreakRules(strictness: strictness)
            return session.inspect("サインアップしょう", locale: TextLocale("ja"), lineBreaks: rules).lines
        }
        #expect(!borders(.strict).contains(4))
        #expect(borders(.loose).contains(4))
    }

    /// Korean may be kept in words, as CSS `keep-all` does.
    @Test func koreanKeepsWords() {
        let text = "변경 사항을 저장"
        let kept = ParagraphStyle(locale: TextLocale("ko"), lineBreaks: LineBreakRules(wordKeeping: .all))
        let plain = ParagraphStyle(
            locale: TextLocale("ko"), lineBreaks: LineBreakRules(wordKeeping: LineBreakRules.WordKeeping.none))
        let room = session.paragraph("변경 사항", style: plain).idealWidth
        #expect(lines(text, width: room, style: kept)[0] == "변경 ")
        #expect(lines(text, width: room, style: plain)[0] == "변경 사항")
    }

    /// Arabic letters at a forced break are shaped as the last and the first of a word.
    @Test func arabicIsShapedAgainAtABreak() {
        let style = ParagraphStyle(locale: TextLocale("ar"))
        let layout = session.paragraph("ببببببببببببببب", style: style).layout(width: 60)
        #expect(layout.lines.count > 1)
        for (index, line) in layout.lines.enumerated() {
            let alone = session.paragraph(String(repeating: "ب", count: line.range.count), style: style)
            #expect(abs(alone.idealWidth - line.width) < 1e-9)
            let ids = layout.glyphRuns(ofLine: index).flatMap(\.glyphs).map(\.id)
            #expect(ids == alone.layout().glyphRuns(ofLine: 0).flatMap(\.glyphs).map(\.id))
        }
    }

    @Test func alignmentFollowsTheInterface() {
        func x(_ alignment: ParagraphStyle.Alignment, _ isRightToLeft: Bool) -> [Double] {
            let style = ParagraphStyle(isInterfaceRightToLeft: isRightToLeft, alignment: alignment)
            let layout = session.paragraph("wide line\nx", style: style).layout()
            return layout.lines.map { ($0.x / (layout.size.width - layout.lines[1].width)).rounded() }
        }
        #expect(x(.leading, false) == [0, 0] && x(.trailing, false) == [0, 1])
        #expect(x(.leading, true) == [0, 1] && x(.trailing, true) == [0, 0])
    }

    @Test func lineSpacingAndReservedSpace() {
        let plain = session.paragraph("a\nb").layout()
        let spaced = session.paragraph("a\nb", style: ParagraphStyle(lineSpacing: 5)).layout()
        #expect(abs(spaced.size.height - plain.size.height - 5) < 1e-9)
        #expect(abs(spaced.lastBaseline - plain.lastBaseline - 5) < 1e-9)
        let reserved = session.paragraph("a", style: ParagraphStyle(lineLimit: 2, reservedLines: 2)).layout()
        #expect(abs(reserved.size.height - plain.size.height) < 1e-9)
        #expect(reserved.lines.count == 1)
    }

    /// The first line shows in no height at all; the others only where they have room.
    @Test func heightLimitsLines() {
        let paragraph = session.paragraph("Add to the playlist")
        let one = paragraph.layout().size.height
        #expect(paragraph.layout(width: 60, height: 0).lines.count == 1)
        #expect(paragraph.layout(width: 60, height: 2.5 * one).lines.count == 2)
        #expect(paragraph.layout(width: 60, height: 2.5 * one).isTruncated)
        #expect(!paragraph.layout(width: 60, height: 3 * one).isTruncated)
    }
}

extension Double {
    fileprivate func maximum(_ text: String, _ session: TextSession) -> Double {
        Swift.max(self, session.paragraph(text).idealWidth)
    }
}
