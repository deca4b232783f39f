import Testing

@testable import Catalogs

/// Markup of formats whose texts may have some is not measured as text.
@Suite struct KnownTagsTests {
    /// The words that are shown, with the sources of placeholders.
    private func shown(_ text: String, _ syntax: MessageSyntax) -> String {
        syntax.parse(text).segments.map { segment in
            switch segment {
            case .literal(let words), .escape(_, let words): words
            case .placeholder(let placeholder): "[\(placeholder.argument?.description ?? "")]"
            default: ""
            }
        }.joined()
    }

    @Test(arguments: [
        (MessageSyntax.qt, "<html><head/><body><p>Very <b>large</b></p><p>%1</p></body></html>", "Very large\n[1]"),
        (.qt, "<a href=\"https://example.org/?a&b\">Site</a>", "Site"), (.qt, "Use <file> now", "Use <file> now"),
        (.cPrintf, "<span weight=\"bold\">%d</span> of %d", "[1] of [2]"),
        (.cPrintf, "See <a href=\"%s\">page</a> %d", "See page [2]"), (.cPrintf, "a < b > c", "a < b > c"),
        (.python, "<b>%(name)s</b>", "[name]"), (.braces, "<strong>{0}</strong>", "[1]"),
        (.fluent, "Read <a data-l10n-name=\"link\">more</a>", "Read more"),
        (.cPrintf, "Alpha<BR>Beta", "Alpha\nBeta"),
        (.icu, "Click <0>here</0>, {name}<1/>", "Click here, [name]"), (.icu, "<b/> is words", "<b/> is words"),
    ])
    func tagsAreNotShown(syntax: MessageSyntax, text: String, words: String) {
        #expect(shown(text, syntax) == words)
        // Nothing is lost.
        #expect(syntax.parse(text).source == text)
    }

    /// Lingui's catalogs in gettext's format have messages of ICU.
    @Test func linguiSaysSo() throws {
        let text = """
            msgid ""
            msgstr "X-Generator: @lingui/cli\\nLanguage: de\\n"

            msgid "{count, plural, one {<0>#</0> day} other {<0>#</0> days}}"
            msgstr "{count, plural, one {<0>#</0> Tag} other {<0>#</0> Tage}}"
            """
        let catalog = try catalog(["de.po": Array(text.utf8)])
        let key = try #require(catalog.keys.first)
        #expect(catalog.messages(for: key, in: LocaleRules("de")).map(\.text) == ["1 Tag", "8.888.888 Tage"])
    }
}
