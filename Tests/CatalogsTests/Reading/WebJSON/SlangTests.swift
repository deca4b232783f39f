import Foundation
import Testing

@testable import Catalogs

/// JSON of slang, a Dart library, whose keys say what their texts are.
@Suite struct SlangTests {
    private func catalog(_ text: String) throws -> Catalog {
        let scratch = try ScratchFolder(["i18n/en.i18n.json": text])
        return try Catalog(contentsOf: scratch.url.appending(path: "i18n/en.i18n.json"), sourceLanguage: "en")
    }

    @Test func modifiersAreNoPartOfAKey() throws {
        let catalog = try catalog(
            #"""
            {
              "time": {
                "hours(plural, param=h)": { "one": "{h} hour", "other": "{h} hours" },
                "place(ordinal, param=p)": { "one": "{p}st", "other": "{p}th" },
                "title(rich)": "Time"
              },
              "names(map)": { "one": "One", "en(ignoreMissing)": "English" },
              "call (mobile)": "Call",
              "f(x)": "Function"
            }
            """#)
        #expect(
            catalog.keys == [
                "time.hours", "time.place", "time.title", "names.one", "names.en", "call (mobile)", "f(x)",
            ])
        let rules = LocaleRules("en")
        #expect(catalog.messages(for: "time.hours", in: rules).map(\.text) == ["1 hour", "8888888 hours"])
        #expect(catalog.messages(for: "time.hours", in: rules).map(\.categories) == [[.one], [.other]])
        #expect(catalog.message(for: "time.place", in: rules, arguments: ["p": .integer(21)])?.text == "21st")
        #expect(catalog["names.en"]?.mayStayUntranslated == true && catalog["names.one"]?.mayStayUntranslated == false)
    }

    @Test func whatIsOutdatedNeedsReview() throws {
        let scratch = try ScratchFolder([
            "i18n/en.i18n.json": #"{ "a": "A", "b": "B" }"#, "i18n/de.i18n.json": #"{ "a(OUTDATED)": "Ä", "b": "B" }"#,
        ])
        let catalog = try Catalog(contentsOf: scratch.url.appending(path: "i18n/en.i18n.json"), sourceLanguage: "en")
        let progress = try #require(catalog.progress().first)
        #expect(progress.needsReview == 1 && progress.translated == 1 && progress.missing == 0)
    }

    /// What its analysis writes beside the texts has the texts of the source language again.
    @Test func reportsAreNoCatalogs() throws {
        let scratch = try ScratchFolder([
            "i18n/en.i18n.json": #"{ "a": "A" }"#, "i18n/_missing_translations_de.json": #"{ "a": "A" }"#,
            "i18n/_missing_translations.json": #"{ "de": { "a": "A" } }"#,
            "i18n/_unused_translations_fr-FR.json": #"{ "a": "A" }"#,
        ])
        let found = CatalogFolder(scratch.url, named: "").catalogs
        #expect(found.flatMap { $0.files.map(\.url.lastPathComponent) } == ["en.i18n.json"])
    }
}
