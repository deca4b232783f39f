import Testing

@testable import Catalogs

/// Which keys of i18next are forms of one text, which words are placeholders, and how often an oddity is told.
@Suite struct I18NextFamilyTests {
    private func entries(_ json: String, _ locale: String) throws -> Catalog {
        try catalog(["\(locale).json": Array(json.utf8)], sourceLanguage: locale)
    }

    /// The names of arrowheads in a drawing program are no plural.
    @Test func formsNeedAFamily() throws {
        let names = #"{"foot": "Foot {{a}}", "foot_one": "One", "foot_many": "Many", "foot_one_or_many": "Both"}"#
        #expect(try entries(names, "en").keys == ["foot", "foot_one", "foot_many", "foot_one_or_many"])
        // Whole numbers of Russian have no other.
        let russian = #"{"day_one": "{{count}} день", "day_few": "{{count}} дня", "day_many": "{{count}} дней"}"#
        #expect(try entries(russian, "ru").keys == ["day"])
        #expect(try entries(russian, "en").keys == ["day_one", "day_few", "day_many"])
        #expect(try entries(#"{"day_one": "{{count}} day", "day_other": "{{count}} days"}"#, "en").keys == ["day"])
    }

    @Test(arguments: ["__name__", "{name}", "%{name}", "${name}", "[[name]]", "{{name}}", "{{- name }}"])
    func separatorsOfPlaceholders(written: String) {
        let placeholders = MessageSyntax.i18next.parse("Hello \(written), bye").placeholders
        #expect(placeholders.map(\.source) == [written] && placeholders.first?.argument == "name")
    }

    @Test(arguments: ["a_b", "__init", "{ a b }", "100 %", "[1]", "[[ ]]", "{1}", "$5"])
    func wordsAreNone(words: String) { #expect(MessageSyntax.i18next.parse(words).placeholders.isEmpty) }

    @Test func aMissingReferenceIsToldOnce() throws {
        let json = #"{"a_one": "$t(gone) $t(gone)", "a_few": "$t(gone)", "a_many": "$t(gone)", "a_other": "$t(gone)"}"#
        let faults = ReferenceDiagnosis(try entries(json, "pl")).faults
        #expect(faults.map(\.message) == ["\"a\" (pl, one) refers to $t(gone), which does not exist"])
    }
}
