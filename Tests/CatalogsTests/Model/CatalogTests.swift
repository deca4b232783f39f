import Testing

@testable import Catalogs

@Suite struct CatalogTests {
    private func catalog() throws(CatalogError) -> Catalog {
        try xcstrings(
            #"""
            "Cancel": {"localizations": {
              "de": \#(unit("Abbrechen")), "pt-BR": \#(unit("Cancelar")), "zh-Hans": \#(unit("取消")),
              "zh-Hant": \#(unit("取消 (TW)")), "zh-HK": \#(unit("取消 (HK)")), "nb": \#(unit("Avbryt")),
              "es-419": \#(unit("Cancelar (AL)")), "es": \#(unit("Cancelar (ES)")), "he": \#(unit("ביטול")),
              "sr-Latn": \#(unit("Otkaži"))}},
            "id.only": {"localizations": {"en": \#(unit("Identified"))}},
            "Word only": {}
            """#)
    }

    private func found(_ locale: String, _ key: String = "Cancel") throws -> String? {
        try catalog().localization(for: key, in: LocaleRules(locale))?.localization.locale
    }

    @Test(arguments: [
        ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("DE", "de"), ("pt", "pt-BR"), ("pt-BR", "pt-BR"),
        ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-HK"), ("zh-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("no", "nb"), ("nb-NO", "nb"), ("nn", "nb"),
        ("es-MX", "es-419"), ("es-ES", "es"), ("es-PR", "es-419"), ("iw", "he"), ("he-IL", "he"),
        // Another script is no translation.
        ("sr", "en"), ("sr-Latn-ME", "sr-Latn"), ("en-AU", "en"), ("fr", "en"), ("", "en"), ("not a locale", "en"),
    ])
    func fallback(locale: String, expected: String) throws {
        #expect(try found(locale) == expected)
    }

    @Test func theKeyIsTheTextWithoutASourceText() throws {
        let match = try #require(try catalog().localization(for: "Word only", in: LocaleRules("de")))
        #expect(match.isKey)
        #expect(match.localization.locale == "en")
        #expect(match.localization.value.units.map(\.text) == ["Word only"])
        let identified = try #require(try catalog().localization(for: "id.only", in: LocaleRules("en")))
        #expect(!identified.isKey)
        #expect(identified.localization.value.units.map(\.text) == ["Identified"])
    }

    @Test func theSourceLanguageIsNotPassedOver() throws {
        // British English asks for English, which is the key, before any other language's text.
        let catalog = try xcstrings(#""Color": {"localizations": {"en-GB": \#(unit("Colour"))}}"#)
        #expect(catalog.localization(for: "Color", in: LocaleRules("en-AU"))?.localization.locale == "en-GB")
        #expect(catalog.localization(for: "Color", in: LocaleRules("en"))?.isKey == true)
        #expect(catalog.localization(for: "Color", in: LocaleRules("en-US"))?.isKey == true)
    }

    /// A program in Latin American Spanish shows Mexicans its own text, the key, and not the Spanish of Spain.
    @Test func nothingIsLookedUpPastTheSourceLanguage() throws {
        let entry = #""Celular": {"localizations": {"es": \#(unit("Móvil")), "en": \#(unit("Mobile"))}}"#
        let latin = try xcstrings(entry, source: "es-419")
        #expect(LocaleRules("es-MX").fallbacks.contains("es"))
        for locale in ["es-MX", "es-419", "fr"] {
            let match = try #require(latin.localization(for: "Celular", in: LocaleRules(locale)))
            #expect(match.isKey && match.localization.value.units.map(\.text) == ["Celular"])
        }
        #expect(latin.localization(for: "Celular", in: LocaleRules("es-ES"))?.localization.locale == "es")
    }

    @Test func anUnknownKeyIsNil() throws {
        #expect(try catalog().localization(for: "Cancle", in: LocaleRules("de")) == nil)
        #expect(try catalog().message(for: "Cancle", in: LocaleRules("de")) == nil)
        #expect(try catalog().messages(for: "Cancle", in: LocaleRules("de")).isEmpty)
    }

    @Test func mergingJoinsKeysAndLocales() throws {
        let first = try xcstrings(
            #""a": {"localizations": {"de": \#(unit("A"))}}, "b": {"localizations": {"de": \#(unit("B"))}}"#)
        let second = try xcstrings(
            #""b": {"localizations": {"de": \#(unit("Anders")), "fr": \#(unit("Bé"))}}, "c": {}"#, source: "fi")
        let merged = Catalog(merging: [first, second])
        #expect(merged.keys == ["a", "b", "c"])
        #expect(merged.locales == ["en", "de", "fr"])
        #expect(merged["b"]?["de"]?.value.units.map(\.text) == ["B"])
        #expect(merged["b"]?["fr"]?.value.units.map(\.text) == ["Bé"])
        #expect(merged.localization(for: "c", in: LocaleRules("de"))?.localization.locale == "fi")
        #expect(
            merged.warnings.map(\.message)
                == ["\"b\" (de) has another text in \(try #require(first["b"]?["de"]).position); that one counts"])
        #expect(Catalog(merging: []).keys.isEmpty)
    }
}
