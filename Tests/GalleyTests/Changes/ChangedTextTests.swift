import Galley
import Testing

/// Which labels and scenes are checked when texts have changed: those that a reader of the locale sees changed.
@Suite struct ChangedTextTests {
    private static let catalog = Sources.xcstrings([
        "add": ["en": "Add", "de": "Hinzu"], "save": ["en": "Save", "de": "Sichern", "de-AT": "Speichern"],
        "open": ["en": "Open", "fr": "Ouvrir"],
    ])

    private func repository(_ settings: String = "") throws -> GitCopy {
        try GitCopy([
            "Texts.xcstrings": Self.catalog, "Adding.yml": Sources.scene("Adding", "add"),
            "Saving.yml": Sources.scene("Saving", "save"),
            "galley.yml": "scenes: [Adding.yml, Saving.yml]\nstrings: Texts.xcstrings\ntextSizes: [large]\n"
                + Sources.narrow + settings,
        ])
    }

    @Test func nothingHasChanged() throws {
        let result = try repository().check()
        #expect(result.measured.isEmpty && result.findings.isEmpty && result.summary.idleRules.isEmpty)
        #expect(
            result.remarks == [
                "nothing to check: left out 2 scenes and 3 labels, because nothing that they depend on has changed since HEAD"
                    + "; this version of Galley with these options would have found the same there"
            ])
        #expect(!result.measuredNothing && !result.fails(at: .warning))
        #expect(result.leftOut?.scenes == 2 && result.leftOut?.labels == 3)
    }

    /// Austrians read the German text where they have none of their own.
    @Test func aTranslationCountsForWhoReadsIt() throws {
        let repository = try repository()
        try repository.copy.replace("Hinzu", with: "Hinzufügen", in: "Texts.xcstrings")
        let result = try repository.check()
        #expect(
            result.brief == ["truncated-text add de", "truncated-text add de-AT"])
        #expect(result.measured == ["* de de-AT", "Adding de de-AT"])
        #expect(
            result.remarks == [
                "left out 1 of 2 scenes and 2 of 3 labels, because nothing that they depend on has changed since HEAD"
                    + "; this version of Galley with these options would have found the same there",
                "checked 1 scene and 1 label only in the locales in which something has changed since HEAD",
            ])
        try repository.copy.replace("Sichern", with: "Merken", in: "Texts.xcstrings")
        #expect(try repository.check().measured == ["* de de-AT", "Adding de de-AT", "Saving de"])
    }

    /// A source text is what everybody reads who has no translation, and pseudolocales are made of it.
    @Test func aSourceTextCountsWhereItIsNotTranslated() throws {
        let repository = try repository("pseudolocales: [accented, longest]\n")
        try repository.copy.replace("\"Add\"", with: "\"Append\"", in: "Texts.xcstrings")
        let locales = "en en-x-accented en-x-longest fr"
        #expect(try repository.check().measured == ["* \(locales)", "Adding \(locales)"])
        // The longest text of all locales may be anyone's.
        try repository.commit()
        try repository.copy.replace("Ouvrir", with: "Lancer", in: "Texts.xcstrings")
        #expect(try repository.check().measured == ["* en-x-longest fr"])
    }

    @Test func whatPeopleSayOfATextChangesNothing() throws {
        let repository = try repository()
        try repository.copy.replace(
            "\"add\": {", with: "\n\"add\": { \"comment\": \"A verb\", \"extractionState\": \"manual\",",
            in: "Texts.xcstrings")
        #expect(try repository.check().measured.isEmpty)
    }

    @Test func aNewKeyIsMeasuredAndARemovedOneForgotten() throws {
        let repository = try repository()
        try repository.copy.replace(
            "    \"open\":", with: "\"quit\": { \"localizations\": {} },\n    \"open\":", in: "Texts.xcstrings")
        #expect(try repository.check().measured == ["* de de-AT en fr"])
        #expect(Set(try repository.check().findings.compactMap(\.key)) == ["quit"])
        try repository.commit()
        try repository.copy.replace("\"quit\": { \"localizations\": {} },\n", with: "", in: "Texts.xcstrings")
        #expect(try repository.check().measured.isEmpty)
    }

    /// A locale that the check did not have is checked whole.
    @Test func aNewLocaleIsCheckedWhole() throws {
        let repository = try repository()
        try repository.copy.replace(
            "\"fr\": {", with: "\"nl\": { \"stringUnit\": { \"value\": \"Openen\" } }, \"fr\": {", in: "Texts.xcstrings"
        )
        let result = try repository.check()
        #expect(result.measured == ["* nl", "Adding nl", "Saving nl"])
        #expect(Set(result.findings.compactMap(\.key)) == ["add", "open", "save"])
    }

    @Test func onePluralFormCountsForTheText() throws {
        func catalog(_ few: String) -> String {
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "files": { "localizations": {
              "en": { "stringUnit": { "value": "%lld files" } },
              "ru": { "variations": { "plural": { "few": { "stringUnit": { "value": "\(few)" } },
                "other": { "stringUnit": { "value": "%lld файлов" } } } } } } } } }
            """
        }
        let repository = try GitCopy([
            "Texts.xcstrings": catalog("%lld файла"), "galley.yml": "strings: Texts.xcstrings\n" + Sources.narrow,
        ])
        try repository.copy.write(catalog("%lld папки"), to: "Texts.xcstrings")
        #expect(try repository.check().measured == ["* ru"])
    }

    /// A text that stands in another changes that.
    @Test func aTextCountsForThoseThatItStandsIn() throws {
        func messages(_ brand: String) -> String {
            "-brand = \(brand)\nabout = About { -brand }\nhelp = { about }, please\nquit = Quit\n"
        }
        let repository = try GitCopy([
            "locales/en/app.ftl": messages("Fox"), "locales/de/app.ftl": messages("Fuchs"),
            "galley.yml": "strings: locales/en/app.ftl\nsourceLocale: en\n" + Sources.narrow,
        ])
        try repository.copy.write(messages("Marder"), to: "locales/de/app.ftl")
        let result = try repository.check()
        #expect(result.measured == ["* de"])
        #expect(Set(result.findings.compactMap(\.key)) == ["about", "help"])
    }

    /// How long a text may be is a part of it.
    @Test func aSizeLimitCounts() throws {
        func document(_ width: Int) -> String {
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en"
              target-language="de" datatype="plaintext" original="a"><body>
              <trans-unit id="a" maxwidth="\(width)" size-unit="pixel"><source>Save</source><target>Sichern</target></trans-unit>
              <trans-unit id="b"><source>Open</source><target>Öffnen</target></trans-unit>
            </body></file></xliff>
            """
        }
        let repository = try GitCopy([
            "app.xliff": document(400),
            "galley.yml": "strings: app.xliff\ntextSizes: [large]\nrules: { overflow: off }\nlabels: [{ keys: '*' }]\n",
        ])
        try repository.copy.write(document(12), to: "app.xliff")
        let result = try repository.check()
        #expect(Set(result.brief) == ["truncated-text a de", "truncated-text a en"])
        #expect(result.summary.labels == 1)
    }
}
