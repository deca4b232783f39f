import Testing
import TextLayout
import Typography

/// Truncation and scale-to-fit find the best answer that there is, held against trying everything.
struct FittingLawTests {
    private func session() throws -> TextSession { TextSession(fonts: try FontCollection()) }

    /// The text shows the longest grapheme prefix that fits with its ellipsis, each prefix shaped as it would stand.
    @Test(arguments: Labels.paragraphs) func tailShowsTheLongestPrefix(_ label: Label) throws {
        let session = try session()
        let locale = TextLocale(label.locale)
        let style = ParagraphStyle(locale: locale, lineLimit: 1)
        let paragraph = session.paragraph(label.text, style: style)
        let ellipsis = "…"
        let prefixes = session.inspect(label.text).graphemes.map { label.text.prefix(scalars: $0) }
        for room in [40, 75.5, 120, 160] where room < paragraph.idealWidth {
            let ellipsisWidth = session.paragraph(ellipsis, style: style).idealWidth
            let longest = prefixes.last { prefix in
                let direction: BaseDirection = paragraph.shaped.baseLevel == 1 ? .rightToLeft : .leftToRight
                let plain = ParagraphStyle(locale: locale, direction: direction)
                return session.paragraph(prefix, style: plain).idealWidth + ellipsisWidth <= room + 1e-6
            }
            let layout = paragraph.layout(width: room)
            #expect(layout.isTruncated)
            #expect(layout.size.width <= room + 1e-6)
            let expected = (longest ?? "") + ellipsis
            #expect(layout.visible == expected, "\(room)")
        }
    }

    /// Head and middle truncation keep what has room; in the middle, head and tail differ by no more than the widest
    /// grapheme, and of the two graphemes beside the gap one at least has no room.
    @Test(arguments: Labels.paragraphs, [0.3, 0.6, 0.9]) func otherModesKeepAsMuch(_ label: Label, part: Double) throws
    {
        let session = try session()
        for mode in [TruncationMode.head, .middle] {
            let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: 1, truncation: mode)
            let paragraph = session.paragraph(label.text, style: style)
            let room = paragraph.idealWidth * part
            let layout = paragraph.layout(width: room)
            #expect(layout.isTruncated && layout.size.width <= room + 1e-6)
            let parts = layout.visible.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
            try #require(parts.count == 2)
            #expect(parts[0] + layout.hidden.joined() + parts[1] == label.text)
            guard mode == .middle else {
                #expect(parts[0].isEmpty)
                continue
            }
            func width(_ text: String) -> Double {
                let direction: BaseDirection = paragraph.shaped.baseLevel == 1 ? .rightToLeft : .leftToRight
                let plain = ParagraphStyle(locale: TextLocale(label.locale), direction: direction)
                return session.paragraph(text, style: plain).idealWidth
            }
            let gap = session.inspect(layout.hidden.joined()).graphemes
            let graphemes = zip(gap, gap.dropFirst()).map { layout.hidden.joined().scalars($0..<$1) }
            let all = session.inspect(label.text).graphemes
            let widest = zip(all, all.dropFirst()).map { width(label.text.scalars($0..<$1)) }.max() ?? 0
            // Letters that join, and pairs that are kerned, differ from what they are alone.
            #expect(abs(width(parts[0]) - width(parts[1])) <= widest * 1.25 + 1)
            let longer = [(graphemes.first ?? "", ""), ("", graphemes.last ?? "")].map { head, tail in
                width(parts[0] + head) + width("…") + width(tail + parts[1])
            }
            #expect(longer.contains { $0 > room - 1e-6 })
        }
    }

    /// The middle of the width, not of the letters: of narrow ones before wide ones, more are kept.
    @Test func middleIsThatOfTheWidth() throws {
        let session = try session()
        let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
        let paragraph = session.paragraph("iiiiiiiiiiiiiiiiiiiiWWWWWWWWWWWWWWWWWWWW", style: style)
        let visible = paragraph.layout(width: paragraph.idealWidth / 2).visible
        let narrow = visible.prefix { $0 == "i" }.count
        let wide = visible.reversed().prefix { $0 == "W" }.count
        #expect(narrow == 20 && wide < 10)
        let head = session.paragraph(String(visible.prefix { $0 != "…" })).idealWidth
        let tail = session.paragraph(String(repeating: "W", count: wide)).idealWidth
        #expect(abs(head - tail) <= session.paragraph("W").idealWidth)
    }

    /// One ellipsis in all languages, CLDR's patterns notwithstanding.
    @Test(arguments: ["bn", "dz", "fr", "ja", "zh-Hant", "ko", "th", "ar"], TruncationMode.allCases)
    func theEllipsisIsOne(locale: String, mode: TruncationMode) throws {
        let style = ParagraphStyle(locale: TextLocale(locale), lineLimit: 1, truncation: mode)
        let paragraph = try session().paragraph("Notifications", style: style)
        let visible = paragraph.layout(width: 60).visible
        #expect(
            visible.unicodeScalars.filter { !$0.properties.isAlphabetic } == "…".unicodeScalars.filter { _ in true })
    }

    /// A conjunct is cut as a whole.
    @Test func conjunctsAreNotCut() throws {
        let style = ParagraphStyle(locale: TextLocale("hi"), lineLimit: 1)
        let paragraph = try session().paragraph("क्षत्रियक्षत्रिय", style: style)
        for room in stride(from: 10.0, to: paragraph.idealWidth, by: 3) {
            let visible = paragraph.layout(width: room).visible
            #expect(!visible.unicodeScalars.contains { $0 == "…" } || !visible.hasSuffix("\u{94d}…"))
        }
    }

    /// What shows and what is hidden make up the text, on any number of lines.
    @Test(arguments: Labels.paragraphs, [1, 2, 3]) func nothingIsLost(_ label: Label, limit: Int) throws {
        let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: limit)
        let layout = try session().paragraph(label.text, style: style).layout(width: 70)
        #expect(layout.lines.count <= limit)
        #expect(layout.isTruncated == !layout.hidden.isEmpty)
        if layout.isTruncated {
            let shown = layout.visible.dropLast()
            #expect(String(shown) + layout.hidden.joined() == label.text)
        } else {
            #expect(layout.visible == label.text)
        }
    }

    /// A scale that is found fits, and 0.1 % more does not.
    @Test(arguments: Labels.paragraphs + RandomText.labels(count: 20, seed: 3), [1, 2, 4])
    func scaleIsTheLargestThatFits(_ label: Label, limit: Int) throws {
        let session = try session()
        let plain = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: limit)
        var style = plain
        style.minimumScaleFactor = 0.05
        let paragraph = session.paragraph(label.text, style: style)
        let strict = session.paragraph(label.text, style: plain)
        for (width, height) in [(120.0, 400.0), (90, 45), (200, 21)] {
            let layout = paragraph.layout(width: width, height: height)
            guard !layout.isTruncated else { continue }
            #expect(layout.scale <= 1)
            #expect(layout.size.width <= width + 1e-5 && layout.size.height <= height + 1e-5)
            if layout.scale < 1 {
                let more = strict.layout(width: width, height: height, scale: layout.scale * 1.001)
                #expect(more.isTruncated || more.size.height > height)
            }
        }
    }

    /// On one line the scale is the room divided by the need, exactly.
    @Test(arguments: Labels.paragraphs) func scaleOfOneLineIsARatio(_ label: Label) throws {
        let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: 1, minimumScaleFactor: 0.1)
        let paragraph = try session().paragraph(label.text, style: style)
        let room = paragraph.idealWidth * 0.7
        #expect(abs(paragraph.layout(width: room).scale - 0.7) < 1e-9)
    }

    /// What still lacks up to 5 % after shrinking is drawn closer, and only then cut.
    @Test func tighteningComesAfterShrinkingToo() throws {
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.8, allowsTightening: true)
        let paragraph = try session().paragraph("Notifications and sounds", style: style)
        let room = paragraph.idealWidth * 0.8
        let tight = paragraph.layout(width: room / 1.04)
        #expect(!tight.isTruncated && tight.scale == 0.8 && tight.tightening > 0)
        #expect(abs(tight.size.width - room / 1.04) < 1e-9)
        #expect(!paragraph.layout(width: room / 1.0499).isTruncated)
        #expect(paragraph.layout(width: room / 1.0501).isTruncated)
        let shrunk = paragraph.layout(width: room * 1.1)
        #expect(shrunk.tightening == 0 && abs(shrunk.scale - 0.88) < 1e-9)
    }

    /// The ellipsis stands in the style of the letter before it, and is as wide as there.
    @Test func theEllipsisHasTheStyleOfWhatIsShown() throws {
        let session = try session()
        let small = FontRequest(size: 10)
        let large = FontRequest(size: 40)
        let text = StyledText(runs: [.init("Settings", font: small), .init("WWWW", font: large)])
        let paragraph = session.paragraph(text, style: ParagraphStyle(lineLimit: 1))
        func width(_ string: String) -> Double { session.paragraph(string, font: small).idealWidth }
        let room = width("Settings") + width("…")
        let layout = paragraph.layout(width: room + 1e-3)
        #expect(layout.visible == "Settings…")
        #expect(abs(layout.size.width - room) < 1e-3)
    }

    /// The separator of the line that is cut is hidden with what follows it, CR LF as a whole.
    @Test(arguments: ["\n", "\r\n", "\u{2028}", "\n\n"]) func separatorsDoNotShow(separator: String) throws {
        let paragraph = try session().paragraph(
            "Notifications\(separator)and sounds", style: ParagraphStyle(lineLimit: 1))
        for mode in [80, 500.0] {
            let layout = paragraph.layout(width: mode)
            #expect(layout.isTruncated && layout.visible.hasSuffix("…"))
            let separators = layout.visible.filter(\.isNewline)
            #expect(separators.isEmpty)
            #expect(layout.hidden.joined().hasSuffix("\(separator)and sounds"))
        }
    }

    /// Letters are drawn closer by as much as is missing, up to 5 %.
    @Test func tighteningSparesTheCut() throws {
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        let paragraph = try session().paragraph("Notifications and sounds", style: style)
        let ideal = paragraph.idealWidth
        let tight = paragraph.layout(width: ideal / 1.04)
        #expect(!tight.isTruncated)
        #expect(abs(tight.size.width - ideal / 1.04) < 1e-9)
        #expect(abs(tight.tightening * 24 - (ideal - ideal / 1.04)) < 1e-9)
        #expect(paragraph.layout(width: ideal / 1.06).isTruncated)
        #expect(paragraph.layout(width: ideal).tightening == 0)
    }
}

extension String {
    fileprivate func scalars(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(Array(unicodeScalars)[range]))
    }

    fileprivate func prefix(scalars count: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}
