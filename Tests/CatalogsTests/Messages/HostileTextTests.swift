import Testing

@testable import Catalogs

/// Texts that ask for more than there is.
@Suite struct HostileTextTests {
    @Test(arguments: [MessageSyntax.vue, .braces])
    func numbersThatNoArgumentHasAreNames(_ syntax: MessageSyntax) {
        let text = "{0} {99} {9223372036854775807}"
        let arguments = syntax.parse(text).placeholders.map(\.argument)
        #expect(arguments == [1, "99", "9223372036854775807"])
    }

    @Test func samplesStayNumbersBesideLargeOffsets() {
        let text = "{n, plural, offset:9223372036854774784 one{one} other{others}}"
        #expect(forms(text, .icu).count == 2)
        #expect(forms("{n, plural, offset:2 one{one, #} other{others, #}}", .icu) == ["one, 1", "others, 8,888,888"])
    }

    @Test func namesWithoutConversionAreWords() {
        #expect(MessageSyntax.python.parse("%(a) %(b)s").placeholders.map(\.argument) == ["b"])
        let text = String(repeating: "%(", count: 100_000) + ")"
        #expect(shown(text, .python) == text)
    }

    @Test func formsBehindManyThatAreLeftOutAreRefused() throws {
        let text = "msgid \"\"\nmsgstr \"\"\nmsgid \"a\"\nmsgid_plural \"b\"\n"
        let error = #expect(throws: CatalogError.self) {
            try catalog(["de.po": Array((text + "msgstr[6] \"c\"\n").utf8)])
        }
        #expect(error?.description.hasPrefix("de.po:5:1: error: expected a msgstr with the next number") == true)
        #expect(try catalog(["de.po": Array((text + "msgstr[5] \"c\"\n").utf8)]).keys == ["a"])
    }

    @Test func codesOfUnitsAreNoLongerThanPlaceholders() throws {
        func text(_ code: String) throws -> String? {
            let file = """
                <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><file id="f"><unit id="u">
                <originalData><data id="d">\(code)</data></originalData>
                <segment><source>a<ph id="1" dataRef="d"/></source></segment></unit></file></xliff>
                """
            let unit = try catalog(["a.xliff": Array(file.utf8)])["u"]?["en"]?.value.units.first
            return unit?.text
        }
        #expect(try text("%s") == "a%s")
        #expect(try text(String(repeating: "x", count: 257)) == "a")
    }
}
