import Foundation
import Testing

@testable import Catalogs

/// What Ruby makes of a locale file: the scalars of Psych, and the plural forms of i18n.
@Suite struct RailsRulesTests {
    private func catalog(_ yaml: String, locale: String) throws -> Catalog {
        try CatalogsTests.catalog(
            ["config/locales/\(locale).yml": Array("\(locale):\n\(yaml)".utf8)], sourceLanguage: locale)
    }

    @Test(arguments: ["3e", "1-2", "24/7", "1,2-3", "12e5x", "2nd", "1.2.3", "3-4-5"])
    func theseAreTexts(value: String) throws {
        #expect(try catalog("  a: \(value)\n", locale: "en").keys == ["a"])
    }

    @Test(arguments: [
        "3", "1_000", "0x1F", "1.5", "1.5e+3", ".5", "-7", "12:30", "2020-01-31", "2001-12-14 21:59:43 -5", ".inf",
        "true", "~",
        "null", "no", ":symbol",
    ])
    func theseAreNone(value: String) throws {
        #expect(try catalog("  a: \(value)\n", locale: "en").keys == [])
    }

    /// The rules of rails-i18n where they differ from CLDR's, and the rule of i18n itself for other languages.
    @Test(arguments: [
        ("lv", [0: "o", 1: "1", 21: "1", 11: "o", 10: "o"]), ("he", [1: "1", 2: "o"]), ("fa", [0: "o", 1: "o"]),
        ("fr", [0: "1", 1: "1", 2: "o"]), ("pt-BR", [0: "o", 1: "1"]), ("cy", [1: "1", 2: "o", 3: "o"]),
        ("tr", [1: "1", 5: "o"]), ("mk", [21: "1", 11: "o", 111: "1"]),
    ])
    func formsOfNumbers(locale: String, forms: [Int: String]) throws {
        let catalog = try catalog("  a: { one: '1', two: '2', few: f, many: m, other: o }\n", locale: locale)
        for (number, form) in forms {
            let text = catalog.message(for: "a", in: LocaleRules(locale), arguments: ["count": .integer(number)])?.text
            #expect(text == form, "\(number)")
        }
    }

    /// Ruby's i18n takes the form for zero in every language; what its rules do not ask for is not missing.
    @Test func whatIsOdd() throws {
        let english = try catalog("  a: { zero: none, one: one, other: \"%{count}\" }\n", locale: "en")
        #expect(english.message(for: "a", in: LocaleRules("en"), arguments: ["count": 0])?.text == "none")
        let latvian = try catalog("  a: { one: one, other: \"%{count}\" }\n", locale: "lv")
        #expect(CatalogDiagnosis(latvian, zeroIsForNumber: true, comparesSources: false).faults.isEmpty)
        let polish = try catalog("  a: { one: one, other: \"%{count}\" }\n", locale: "pl")
        let faults = CatalogDiagnosis(polish, zeroIsForNumber: true, comparesSources: false).faults
        #expect(faults.map(\.message) == ["\"a\" (pl) has no form for few, many, which numbers take in this language"])
    }
}
