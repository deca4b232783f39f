import Testing

@testable import Catalogs

@Suite struct PseudolocaleTests {
    @Test(arguments: [
        ("Settings", "[Šéţţîñĝš öñé ţŵö ţĥŕéé föûŕ]"), ("Open %@ now", "[Öpéñ %@ ñöŵ öñé ţŵö ţĥŕéé föûŕ]"),
        ("%lld%% of %2$.1f", "[%lld%% öf %2$.1f öñé ţŵö ţĥŕéé]"), ("%#@birds@ fly", "[%#@birds@ fļý öñé ţŵö]"),
        ("<b>Bold</b> {name} a&amp;b", "[<b>Böļď</b> {name} å&amp;b öñé ţŵö ţĥŕéé föûŕ fîvé]"),
        ("[Read](https://a.example/read) it", "[[Ŕéåď](https://a.example/read) îţ öñé ţŵö ţĥŕéé föûŕ fîvé]"),
        ("1 < 2 & c", "[1 < 2 & ç öñé ţŵö ţĥŕéé föûŕ]"), ("日本語", "[日本語 öñé ţŵö]"),
        // Without letters there is nothing to translate.
        ("", ""), ("%@", "%@"), ("%lld %%", "%lld %%"), ("12:30", "12:30"),
    ])
    func accented(text: String, expected: String) {
        #expect(Pseudolocale.accented.apply(to: text) == expected)
    }

    /// IBM's table, as the W3C prints it: the length of a translation in percent of the source's.
    @Test(arguments: [
        (1, 3), (10, 30), (11, 22), (20, 40), (21, 38), (30, 54), (31, 50), (50, 80), (51, 87), (70, 119), (71, 93),
        (1_000, 1_300), (0, 0),
    ])
    func expansionByLength(characters: Int, expected: Int) {
        #expect(TextExpansion.length(ofTranslating: characters) == expected)
    }

    /// The padding ends with a whole word, at the length or the word after.
    @Test func paddingIsOfWholeWords() {
        for length in 1...300 {
            let missing = TextExpansion.length(ofTranslating: length) - length
            let padding = TextExpansion.padding(after: length)
            #expect((missing...missing + 6).contains(padding.count))
            #expect(padding.hasPrefix(" one") && !padding.hasSuffix(" "))
        }
    }

    @Test(arguments: [
        ("Save", "[# Save #]"), ("%1$@ of %2$@", "[# %1$@ of %2$@ #]"), ("%@", "%@"), ("", ""), ("a\nb", "[# a\nb #]"),
    ])
    func bounded(text: String, expected: String) {
        #expect(Pseudolocale.bounded.apply(to: text) == expected)
    }

    /// What a syntax takes for words in angles is accented; where it says nothing of markup, tags are left alone.
    @Test func markupIsWhatTheSyntaxSays() {
        let format = FormatString(segments: [.markup("<b>"), .literal("a < b > {c} &d;"), .markup("</b>")])
        #expect(Pseudolocale.accented.apply(to: format, guessingMarkup: false).source == "<b>å < b > {ç} &ď;</b>")
        #expect(Pseudolocale.accented.apply(to: format, guessingMarkup: true).source == "<b>å < b > {c} &d;</b>")
    }

    @Test func choicesKeepTheirKeysAndTakeTheLengthOfTheLongest() {
        let format = FormatString(segments: [
            .literal("You have "),
            .choice(
                Choice(
                    source: "", argument: "n", selector: .select,
                    variants: [
                        .init(key: .word("one"), format: FormatString(segments: [.literal("one")])),
                        .init(key: .word("other"), format: FormatString(segments: [.literal("several")])),
                    ])),
        ])
        #expect(format.wordLength == 16)
        guard case .choice(let choice) = Pseudolocale.accented.apply(to: format, guessingMarkup: false).segments[1]
        else {
            Issue.record("the choice is gone")
            return
        }
        #expect(choice.variants.map(\.key) == [.word("one"), .word("other")])
        #expect(choice.variants.map(\.format.source) == ["öñé", "šévéŕåļ"])
    }

    @Test(arguments: [
        ("Save", "Save Save"), ("%@ by %@", "%1$@ by %2$@ %1$@ by %2$@"), ("100%", "100% 100%"), ("", ""),
        ("%2$@: %1$lld", "%2$@: %1$lld %2$@: %1$lld"), ("%#@a@", "%1$#@a@ %1$#@a@"),
    ])
    func doubled(text: String, expected: String) {
        #expect(Pseudolocale.doubled.apply(to: text) == expected)
    }

    @Test(arguments: [
        ("Save", "\u{202E}Save\u{202C}"), ("a %@", "\u{202E}a \u{202C}%@"),
        ("one\ntwo", "\u{202E}one\u{202C}\n\u{202E}two\u{202C}"), ("%@ %@", "%@ %@"), ("", ""),
    ])
    func rightToLeft(text: String, expected: String) {
        #expect(Pseudolocale.rightToLeft.apply(to: text) == expected)
    }

    /// The law of all of them: the same placeholders with the same arguments.
    @Test(arguments: Pseudolocale.allCases, ["%@ %d", "%2$@ a %1$lld", "%#@x@ in %.2f %%", "100 % der %@"])
    func placeholdersStay(pseudolocale: Pseudolocale, text: String) {
        func uses(_ text: String) -> Set<String> {
            Set(AppleAndJavaFormatParser.parse(text).placeholders.map(\.numberedSource))
        }
        #expect(uses(pseudolocale.apply(to: text)) == uses(text))
    }

    @Test func messagesAreChangedBeforeTheyAreFilled() throws {
        let forms = #"{"plural": {"one": \#(unit("%arg bird")), "other": \#(unit("%arg birds"))}}"#
        let catalog = try xcstrings(
            #"""
            "k": {"localizations": {"en": {"stringUnit": {"value": "%#@b@ saw %@"},
              "substitutions": {"b": {"argNum": 1, "variations": \#(forms)}}}}}
            """#)
        let english = LocaleRules("en")
        func text(_ pseudolocale: Pseudolocale) -> String? {
            catalog.message(for: "k", in: english, arguments: [2, "Ann"], pseudolocale: pseudolocale)?.text
        }
        #expect(text(.accented) == "[2 bîŕďš šåŵ Ann öñé ţŵö ţĥŕéé]")
        #expect(text(.bounded) == "[# 2 birds saw Ann #]")
        #expect(text(.doubled) == "2 birds saw Ann 2 birds saw Ann")
        #expect(text(.rightToLeft) == "2\u{202E} birds\u{202C}\u{202E} saw \u{202C}Ann")
        #expect(text(.longest) == "2 birds saw Ann")
    }

    @Test func longestIsTheWidestOfAllLocalesAndForms() throws {
        let catalog = try xcstrings(
            #""Add": {"localizations": {"de": \#(unit("Hinzufügen")), "fi": \#(unit("Lisää")), "ja": \#(unit("追加"))}}"#)
        let locales = catalog.locales.map(LocaleRules.init)
        let longest = catalog.longestMessage(for: "Add", in: locales) { Double($0.text.count) }
        #expect(longest?.text == "Hinzufügen")
        #expect(longest?.locale == "de")
        #expect(catalog.longestMessage(for: "Add", in: []) { _ in 0 } == nil)
    }
}
