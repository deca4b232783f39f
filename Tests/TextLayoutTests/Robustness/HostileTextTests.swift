import Testing
import TextLayout
import Typography

/// Texts made to break an engine: a result for each, in work that grows no faster than the text.
struct HostileTextTests {
    static let makers: [(name: String, make: @Sendable (Int) -> String)] = [
        ("no space", { String(repeating: "a", count: $0) }),
        ("kerned", { String(repeating: "AV", count: $0 / 2) }),
        ("joined", { String(repeating: "ب", count: $0) }),
        ("spaces", { String(repeating: " ", count: $0) }),
        ("words", { String(repeating: "word ", count: $0 / 5) }),
        ("lines", { String(repeating: "ab\n", count: $0 / 3) }),
        ("soft hyphens", { String(repeating: "a\u{ad}", count: $0 / 2) }),
        ("Latin marks", { "a" + String(repeating: "\u{301}", count: $0) }),
        ("Thai marks", { "ก" + String(repeating: "\u{e34}\u{e48}", count: $0 / 2) }),
        ("Arabic marks", { "ب" + String(repeating: "\u{64e}", count: $0) }),
        ("viramas", { "क" + String(repeating: "\u{94d}क", count: $0 / 2) }),
        ("embeddings", { String(repeating: "\u{202b}a\u{202a}ב", count: $0 / 4) }),
        ("isolates", { String(repeating: "\u{2067}a\u{2066}ב", count: $0 / 4) }),
        ("joiners", { String(repeating: "👩\u{200d}", count: $0 / 2) }),
        ("flags", { String(repeating: "🇩🇪", count: $0 / 2) }),
        ("Thai", { String(repeating: "การตั้งค่า", count: $0 / 10) }),
        ("brackets", { String(repeating: "(", count: $0 / 2) + "א" + String(repeating: ")", count: $0 / 2) }),
        ("missing", { String(repeating: "\u{13000}", count: $0) }),
        ("controls", { String(repeating: "a\u{1}", count: $0 / 2) }),
    ]

    /// Twice the text is at most 2.3 times the units given to HarfBuzz, for each way of laying it out.
    @Test(arguments: makers.indices) func workIsLinear(_ index: Int) throws {
        let fonts = try FontCollection()
        func work(_ length: Int) -> Int {
            let session = TextSession(fonts: fonts)
            let text = Self.makers[index].make(length)
            let layout = session.paragraph(text).layout(width: 120)
            #expect(layout.lines.last?.range.upperBound == text.unicodeScalars.count)
            _ = session.paragraph(text).layout(width: 1)
            let limited = ParagraphStyle(lineLimit: 2, truncation: .middle, minimumScaleFactor: 0.5)
            #expect(session.paragraph(text, style: limited).layout(width: 120).lines.count <= 2)
            return session.shapedUnits
        }
        let half = work(2000)
        #expect(Double(work(4000)) <= 2.3 * Double(half), "\(Self.makers[index].name)")
    }

    /// A letter under ten thousand marks is one grapheme, and no part of it that HarfBuzz sees is long.
    @Test func marksAreShapedInParts() throws {
        let session = TextSession(fonts: try FontCollection())
        let text = "ب" + String(repeating: "\u{64e}", count: 10_000)
        let paragraph = session.paragraph(text)
        #expect(session.inspect(text).graphemes == [0, 10_001])
        #expect(paragraph.shaped.runs.allSatisfy { $0.range.count <= 64 })
        #expect(paragraph.fonts.count == 1)
        #expect(paragraph.layout(width: 1).lines.count == 1)
    }

    /// A megabyte without a space, on lines.
    @Test func aMegabyteWithoutASpace() throws {
        let session = TextSession(fonts: try FontCollection())
        let layout = session.paragraph(String(repeating: "a", count: 1 << 20)).layout(width: 100_000)
        #expect(layout.lines.count > 50 && layout.breaksWord)
    }

    /// Random scalars of all planes, in every locale's hands.
    @Test(arguments: 0..<60) func randomScalars(_ seed: Int) throws {
        var generator = RandomText.Generator(state: UInt64(seed))
        let text = RandomText.string(length: 80, from: [0...0xd7ff, 0xe000...0x10ffff], using: &generator)
        let session = TextSession(
            fonts: try FontCollection(), platform: Platform.allCases[seed % Platform.allCases.count])
        let locale = TextLocale(["en", "ar", "ja", "th", "", "x-none", "zh-Hant-TW-u-nu-arab"][seed % 7])
        let style = ParagraphStyle(locale: locale, lineLimit: 3, truncation: TruncationMode.allCases[seed % 3])
        let paragraph = session.paragraph(text, style: style)
        for width in [0, 10, 100, 1000] {
            let layout = paragraph.layout(width: Double(width))
            #expect(layout.size.width.isFinite && layout.size.height > 0)
            _ = layout.ink()
        }
        #expect(paragraph.missing.allSatisfy { !$0.name.isEmpty })
        #expect(session.inspect(text, locale: locale).graphemes.last == text.unicodeScalars.count)
    }

    /// Numbers that make no sense are taken for the nearest that do.
    @Test(arguments: [-1, 0, 1e-300, .infinity, .nan]) func oddRoom(_ room: Double) throws {
        let session = TextSession(fonts: try FontCollection())
        let layout = session.paragraph("Settings and more").layout(width: room, height: room)
        #expect(!layout.lines.isEmpty && layout.size.width.isFinite)
        #expect(session.paragraph("Settings", font: FontRequest(size: 0)).layout(width: 10).size.width == 0)
    }
}
