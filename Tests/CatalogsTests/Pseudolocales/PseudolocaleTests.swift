import Testing

@testable import Catalogs

@Suite struct PseudolocaleTests {
    @Test(arguments: [
        ("Settings", "Šéţţîñĝš"), ("Open %@ now", "Öpéñ %@ ñöŵ"), ("%lld%% of %2$.1f", "%lld%% öf %2$.1f"),
        ("%#@birds@ fly", "%#@birds@ fļý"), ("<b>Bold</b> {name} a&amp;b", "<b>Böļď</b> {name} å&amp;b"),
        ("[Read](https://a.example/read) it", "[Ŕéåď](https://a.example/read) îţ"), ("1 < 2 & c", "1 < 2 & ç"),
        ("", ""),
        ("日本語", "日本語"),
    ])
    func accented(text: String, expected: String) {
        #expect(Pseudolocale.accented.apply(to: text) == expected)
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
            Set(FormatParser.parse(text).placeholders.map(\.numberedSource))
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
        #expect(text(.accented) == "2 bîŕďš šåŵ Ann")
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
