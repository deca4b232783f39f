import Foundation
import Testing

@testable import Catalogs

/// Texts as users saw them are found in catalogs.
@Suite struct ShownTextIndexTests {
    private static func catalog(_ texts: KeyValuePairs<String, [String: String]>, _ syntax: MessageSyntax = .printf)
        -> Catalog
    {
        let place = Catalog.Position(file: "a", line: 1, column: 1)
        return Catalog(
            name: "a", sourceLanguage: "en",
            entries: texts.map { key, texts in
                Catalog.Entry(
                    key: key, position: place, sourceLanguage: "en",
                    localizations: texts.map { locale, text in
                        Localization(
                            locale: locale, value: .unit(StringUnit(text: text, syntax: syntax, position: place)),
                            position: place)
                    })
            })
    }

    private func keys(_ text: String, _ catalog: Catalog, locale: String? = "en", foldsCase: Bool = false) -> [String] {
        ShownTextIndex([catalog], locale: locale.map { LocaleRules($0) }, foldsCase: foldsCase)
            .candidates(for: text).map(\.key)
    }

    @Test func aTextIsFoundInItsLocaleAndInThoseItFallsBackTo() {
        let catalog = Self.catalog(["save": ["en": "Save", "de": "Speichern"], "load": ["en": "Load"]])
        #expect(keys("Speichern", catalog, locale: "de-AT") == ["save"])
        #expect(keys("Load", catalog, locale: "de") == ["load"])
        #expect(keys("Save", catalog, locale: "de").isEmpty)
        #expect(keys("Save", catalog, locale: nil) == ["save"])
    }

    /// Layouts collapse white space, break lines, and add marks of direction and soft hyphens.
    @Test(arguments: [
        "Save  all\n files", " Save all files ", "\u{2068}Save all files\u{2069}", "Save\u{A0}all files",
        "Save all fi\u{AD}les",
    ])
    func whiteSpaceAndMarksMakeNoDifference(text: String) {
        #expect(keys(text, Self.catalog(["k": ["en": "Save all files"]])) == ["k"])
    }

    @Test(arguments: [
        (MessageSyntax.printf, "%lld comments", "3 comments"), (.printf, "%lld comments", "1,204 comments"),
        (.icu, "{count, plural, one {# comment} other {# comments}}", "3 comments"),
        (.icu, "{count, plural, =0 {No comments} other {# comments}}", "No comments"),
        (.i18next, "{{count}} comments by {{name}}", "3 comments by Ann Lee"),
        (.printf, "Welcome, %@!", "Welcome, Ann!"), (.printf, "100%% of %d", "100% of 5"),
        (.styledPrintf, "<b>%1$d</b> new &amp; read", "7 new & read"),
    ])
    func argumentsAreLeftOut(syntax: MessageSyntax, text: String, shown: String) {
        #expect(keys(shown, Self.catalog(["k": ["en": text], "other": ["en": "%@"]], syntax)) == ["k"])
    }

    @Test(arguments: ["comments", "All 3 comments", "three comments", "3 commentss", "3 comment"])
    func whatIsNoNumberIsNone(shown: String) {
        #expect(keys(shown, Self.catalog(["k": ["en": "%lld comments"]])).isEmpty)
    }

    /// A text with fewer arguments says more.
    @Test func theMostWordsCount() {
        let catalog = Self.catalog(["a": ["en": "%@ saved"], "b": ["en": "%@ was saved"], "c": ["en": "It was saved"]])
        #expect(keys("It was saved", catalog) == ["c"])
        #expect(keys("File was saved", catalog) == ["b"])
        #expect(keys("File saved", catalog) == ["a"])
    }

    @Test func severalKeysWithOneTextAreAllFound() {
        let catalog = Self.catalog(["b": ["en": "Save"], "a": ["en": "Save"], "c": ["en": "%@ Save"]])
        #expect(keys("Save", catalog) == ["b", "a"])
    }

    @Test func caseMakesADifferenceUnlessTheLayoutChangesIt() {
        let catalog = Self.catalog(["save": ["en": "Save %d files"]])
        #expect(keys("SAVE 3 FILES", catalog).isEmpty)
        #expect(keys("SAVE 3 FILES", catalog, foldsCase: true) == ["save"])
    }

    /// Each text with its arguments filled in is found, by its own key or by one with the same text.
    @Test func whatIsRenderedIsFound() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Samples/Web/locales").standardizedFileURL
        let catalog = try Catalog(contentsOf: folder, sourceLanguage: "en")
        for locale in catalog.locales {
            let rules = LocaleRules(locale)
            let index = ShownTextIndex([catalog], locale: rules)
            for key in catalog.keysToShow {
                let messages = catalog.messages(for: key, in: rules)
                #expect(!messages.isEmpty)
                for message in messages {
                    #expect(index.candidates(for: message.text).contains { $0.key == key }, "\(message.text)")
                }
            }
        }
    }
}
