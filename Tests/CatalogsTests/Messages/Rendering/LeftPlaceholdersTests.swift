import Testing

@testable import Catalogs

/// Placeholders that a person would see, since the syntax of the text does not know them.
@Suite struct LeftPlaceholdersTests {
    @Test(arguments: [
        ("Hello %s", ["%s"]), ("%1$s of %2$d", ["%1$s", "%2$d"]), ("%*d items", ["%*d"]), ("%.*f", ["%.*f"]),
        ("%@", ["%@"]), ("%lld days", ["%lld"]), ("Hi {name}!", ["{name}"]), ("{{ count }} left", ["{{ count }}"]),
        ("%{count} left", ["%{count}"]), ("${user.name}", ["${user.name}"]), ("__name__", ["__name__"]),
        ("%(name)s", ["%(name)s"]), ("{0} of {1}", ["{0}", "{1}"]),
    ])
    func theyAreFound(words: String, placeholders: [String]) {
        #expect(LeftPlaceholders.find(in: words) == placeholders)
    }

    @Test(arguments: [
        "100 % sicher", "100%ig", "50%d'escompte", "100 % des Kosten", "5% discount", "Set {a, b}", "{}", "snake_case",
        "%",
        "a __b", "{ not a name }", "100%s", "Type {PASSWORD}{ENTER}",
        "extra { or } found",
    ])
    func wordsAreNone(words: String) { #expect(LeftPlaceholders.find(in: words) == []) }

    /// The rule `unfilled-placeholder` looks at these.
    @Test func theyAreUnfilled() throws {
        let catalog = try xcstrings("\"a\": {\"localizations\": {\"en\": \(unit("%*d of %@, {name}"))}}")
        #expect(catalog.messages(for: "a", in: LocaleRules("en")).map(\.unfilled) == [["%*d", "{name}"]])
        let other = try i18next(#"{"a": "%s and {{b}}", "c_other": ""}"#)
        #expect(other.messages(for: "a", in: LocaleRules("en")).map(\.unfilled) == [["%s"]])
    }

    private func i18next(_ text: String) throws -> Catalog {
        try catalog(["en.json": Array(text.utf8)], sourceLanguage: "en")
    }
}
