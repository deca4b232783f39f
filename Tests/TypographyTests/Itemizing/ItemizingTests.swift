import Testing
import Typography

/// Examples of how texts are taken apart into runs of level, script and font.
struct ItemizingTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    private func runs(_ text: String, locale: String = "en") -> [String] {
        session.inspect(text, locale: TextLocale(locale)).runs.map { run in
            let family = run.font.split(separator: " ").dropLast().joined(separator: " ")
            return "\(run.start)-\(run.end) \(run.script) \(run.level) \(family)"
        }
    }

    @Test func oneRunForALabel() {
        #expect(runs("Einstellungen – 50 %") == ["0-20 Latn 0 Inter"])
        #expect(runs("123") == ["0-3 Zyyy 0 Inter"])
        #expect(runs("") == [])
    }

    /// Spaces and punctuation stay with the script that they stand in, and take the first font that has them.
    @Test func neutralsTakeTheFirstFont() {
        #expect(
            runs("שלום עולם") == ["0-4 Hebr 1 Noto Sans Hebrew", "4-5 Hebr 1 Inter", "5-9 Hebr 1 Noto Sans Hebrew"])
        #expect(runs("चाहते?", locale: "hi") == ["0-5 Deva 0 Noto Sans Devanagari", "5-6 Deva 0 Inter"])
    }

    /// A sign of direction is no reason to part a run, nor to name another font.
    @Test(arguments: Platform.allCases) func invisibleCharactersTakeTheFontBesideThem(platform: Platform) {
        for text in ["\u{200f}שלום", "שלום\u{200f}", "של\u{200b}ום", "של\u{2060}ום"] {
            let runs = TextSession(fonts: session.fonts, platform: platform).inspect(text).runs
            #expect(runs.allSatisfy { $0.font.hasPrefix("Noto Sans Hebrew") }, "\(text.debugDescription)")
        }
    }

    @Test func digitsInArabicAreALevelOfTheirOwn() {
        let found = session.inspect("ملف 12", locale: TextLocale("ar"))
        #expect(found.direction == "rtl")
        #expect(found.levels == [1, 1, 1, 1, 2, 2])
        #expect(found.order == [4, 5, 3, 2, 1, 0])
    }

    /// A number alone takes the direction of the locale.
    @Test func directionOfNeutralText() {
        #expect(session.inspect("12:30", locale: TextLocale("ar")).direction == "rtl")
        #expect(session.inspect("12:30", locale: TextLocale("de")).direction == "ltr")
        #expect(session.inspect("OK", locale: TextLocale("ar")).direction == "ltr")
    }

    /// Han, kana and Hangul with Han are one run each, so that nothing between them loses its kerning.
    @Test func eastAsianRuns() {
        #expect(runs("日本語のテスト", locale: "ja") == ["0-7 Hira 0 Noto Sans CJK"])
        #expect(runs("漢字와한글", locale: "ko") == ["0-5 Hang 0 Noto Sans CJK"])
        #expect(runs("通知、ON", locale: "ja") == ["0-3 Hani 0 Noto Sans CJK", "3-5 Latn 0 Inter"])
    }

    /// East Asian punctuation is shaped as Han, where fonts keep its regional forms, though it stand alone.
    @Test func eastAsianPunctuationIsRegional() {
        func glyphs(_ text: String, _ locale: String) -> [TextInspection.Glyph] {
            session.inspect(text, font: FontRequest(family: "Noto Sans CJK"), locale: TextLocale(locale))
                .runs.flatMap(\.glyphs)
        }
        #expect(runs("、。「」", locale: "ja") == ["0-4 Hani 0 Noto Sans CJK"])
        #expect(glyphs("、", "zh-Hant").map(\.id) != glyphs("、", "ja").map(\.id))
        #expect(glyphs("中·文", "zh-Hans").map(\.advance) == [1000, 1000, 1000])
        #expect(glyphs("中·文", "ko").map(\.advance) == [1000, 279, 1000])
    }

    /// Digits are in the emoji font too, and stay out of it but as keycaps.
    @Test func emojiFontOnlyByPresentation() {
        #expect(runs("12 👍 34") == ["0-3 Zyyy 0 Inter", "3-4 Zyyy 0 Noto Color Emoji", "4-7 Zyyy 0 Inter"])
        #expect(
            runs("12 1\u{fe0f}\u{20e3} 34")
                == ["0-3 Zyyy 0 Inter", "3-6 Zyyy 0 Noto Color Emoji", "6-9 Zyyy 0 Inter"])
    }

    /// A symbol that several fonts have is taken from one whose line is not taller than it must be.
    @Test func symbolsTakeTheLowestLine() {
        #expect(runs("✔")[0].hasSuffix("Noto Sans Symbols2"))
        let orders = session.fonts.fallbackOrders(locale: TextLocale("en"))
        #expect(orders.allSatisfy { $0.families.last == "Noto Sans Symbols" })
    }

    /// Script_Extensions: a danda is shared by the Indic scripts, a tatweel is not Latin.
    @Test func scriptExtensions() {
        #expect(runs("हाँ।", locale: "hi") == ["0-4 Deva 0 Noto Sans Devanagari"])
        #expect(runs("হ্যাঁ।", locale: "bn") == ["0-6 Beng 0 Noto Sans Bengali"])
    }

    /// A closing bracket takes the script of its opening one.
    @Test func brackets() {
        #expect(runs("abc (שלום) d").map { $0.split(separator: " ")[1] } == ["Latn", "Hebr", "Latn"])
    }

    /// Emoji presentation: default, VS16, VS15, keycaps, flags, skin tones, joined sequences.
    @Test(arguments: [
        ("👍", true), ("👍🏽", true), ("👩‍💻", true), ("🇩🇪", true), ("❤\u{fe0f}", true), ("❤\u{fe0e}", false), ("❤", false),
        ("1\u{fe0f}\u{20e3}", true), ("1", false), ("©", false), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", true),
    ])
    func emoji(text: String, isEmoji: Bool) {
        let fonts = session.inspect("a \(text) b").runs.map(\.font)
        #expect(fonts.contains { $0.contains("Emoji") } == isEmoji)
    }

    /// HarfBuzz makes a narrow no-break space of the space of a font that lacks it. To a browser the font then has it,
    /// to Android not.
    @Test(arguments: [(Platform.web, 0), (.android, 1)]) func spacesThatHarfBuzzMakes(platform: Platform, others: Int) {
        let session = TextSession(fonts: session.fonts, platform: platform)
        let runs = session.inspect("א\u{202f}ב", font: FontRequest(family: "Noto Sans Hebrew")).runs
        #expect(runs.count { !$0.font.hasPrefix("Noto Sans Hebrew") } == others)
        #expect(runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
    }

    /// Minikin lays out the text between spaces piece by piece: what is kerned with a space elsewhere is not there.
    @Test func androidKernsNothingWithASpace() {
        func advance(_ text: String, _ platform: Platform) -> Int {
            TextSession(fonts: session.fonts, platform: platform).inspect(text, font: FontRequest(family: "Roboto"))
                .runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
        }
        let parts = ["T", " ", "A"].map { advance($0, .android) }.reduce(0, +)
        #expect(advance("T A", .android) == parts)
        #expect(advance("T A", .web) < parts)
    }

    /// On Android a mark of punctuation stays in the font before it, unless a space stands between them.
    @Test func androidKeepsPunctuationBesideItsWord() {
        func last(_ text: String, _ platform: Platform) -> String {
            let session = TextSession(fonts: session.fonts, platform: platform)
            return session.inspect(text, font: FontRequest(family: "Roboto"), locale: TextLocale("ja")).runs.last?.font
                ?? ""
        }
        #expect(last("保存ー!", .android).hasPrefix("Noto Sans CJK"))
        #expect(last("保存ー\u{3000}!", .android).hasPrefix("Roboto"))
        #expect(last("保存ー!", .web).hasPrefix("Roboto"))
    }

    /// An emoji that the first font has as well: by default that font's on Android and in browsers, the emoji font's on
    /// iOS; with U+FE0F the emoji font's everywhere.
    @Test(arguments: [(Platform.ios, "Noto Color Emoji"), (.web, "Inter"), (.android, "Noto Color Emoji")])
    func emojiOfTheFirstFont(platform: Platform, family: String) {
        let session = TextSession(fonts: session.fonts, platform: platform)
        #expect(session.inspect("⬜").runs[0].font.hasPrefix(family))
        #expect(session.inspect("⬜\u{fe0f}").runs[0].font.hasPrefix("Noto Color Emoji"))
    }

    /// A flag and a family are one glyph and one grapheme each.
    @Test func emojiLigatures() {
        let flag = session.inspect("🇩🇪")
        #expect(flag.graphemes == [0, 2])
        #expect(flag.runs.flatMap(\.glyphs).count == 1)
        #expect(session.inspect("👩‍💻").runs.flatMap(\.glyphs).count == 1)
    }

    /// A whole cluster stays in one font, though the requested one has its base.
    @Test func clustersStayWhole() {
        for text in ["a\u{94d}", "n\u{302}\u{323}", "x\u{20dd}"] {
            let found = session.inspect("ab" + text + "cd")
            let clusterRuns = found.runs.filter { $0.start < 2 + text.unicodeScalars.count && $0.end > 2 }
            #expect(clusterRuns.count == 1, "\(text)")
        }
    }

    /// What the font has only composed or only decomposed is no reason to leave it.
    @Test func normalizationCounts() {
        #expect(runs("e\u{301}") == ["0-2 Latn 0 Inter"])
        #expect(session.inspect("e\u{301}").runs[0].glyphs.map(\.id) == session.inspect("é").runs[0].glyphs.map(\.id))
    }
}
