import Foundation
import Testing

@testable import Catalogs

/// One app, its strings written in every format: the catalogs must say the same.
@Suite struct SameAppTests {
    /// A file of each format by which a person would name the catalog, and whether the format has plurals.
    static let catalogs: [(file: String, hasPlurals: Bool)] = [
        ("xcstrings/Localizable.xcstrings", true), ("strings/en.lproj/Localizable.strings", true),
        ("android/res/values/strings.xml", true), ("arb/app_en.arb", true), ("gettext/po/en.po", true),
        ("i18next/locales/en/common.json", true), ("next-intl/messages/en.json", true),
        ("fluent/locales/en/app.ftl", true), ("rails/config/locales/en.yml", true), ("qt/app_en.ts", true),
        ("resx/Messages.resx", false), ("properties/Messages.properties", false), ("xliff/de.xliff", false),
        ("xliff2/de.xlf", false),
    ]

    private func read(_ file: String) throws -> Catalog {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SameApp")
        return try Catalog(contentsOf: folder.appending(path: file), sourceLanguage: "en")
    }

    private func text(
        _ key: String, of catalog: Catalog, in locale: String, _ arguments: MessageArguments = []
    ) -> String? {
        // next-intl nests its keys.
        let nested = key.replacing("cart_", with: "cart.")
        return catalog.message(
            for: catalog[key] == nil ? nested : key, in: LocaleRules(locale), arguments: arguments)?.text
    }

    @Test(arguments: catalogs) func plainTexts(file: String, hasPlurals: Bool) throws {
        let catalog = try read(file)
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.locales == ["en", "ar", "de", "pl"])
        #expect(catalog.keys.count == (hasPlurals ? 4 : 3))
        #expect(catalog.warnings.map(\.description) == [])
        for (locale, title, checkout) in [
            ("en", "Shopping cart", "Proceed to checkout"), ("de", "Warenkorb", "Weiter zur Kasse"),
            ("pl", "Koszyk", "Przejdź do kasy"), ("ar", "سلة التسوق", "إتمام الشراء"),
        ] {
            #expect(text("cart_title", of: catalog, in: locale) == title)
            #expect(text("cart_checkout", of: catalog, in: locale) == checkout)
        }
    }

    @Test(arguments: catalogs) func aName(file: String, hasPlurals: Bool) throws {
        let catalog = try read(file)
        #expect(text("cart_greeting", of: catalog, in: "en", ["Ann"]) == "Hello, Ann!")
        #expect(text("cart_greeting", of: catalog, in: "ar", ["Ann"]) == "مرحبًا، Ann!")
    }

    @Test(
        arguments: catalogs.filter(\.hasPlurals).map(\.file),
        [
            ("en", 1, "1 item"), ("en", 0, "0 items"), ("de", 1, "1 Artikel"), ("de", 7, "7 Artikel insgesamt"),
            ("pl", 1, "1 rzecz"), ("pl", 22, "22 rzeczy"), ("pl", 12, "12 rzeczy razem"),
            ("ar", 0, "لا عناصر"), ("ar", 1, "عنصر واحد"), ("ar", 2, "عنصران"), ("ar", 3, "3 عناصر"),
            ("ar", 11, "11 عنصرًا"), ("ar", 100, "100 عنصر"),
        ] as [(String, Int, String)])
    func plurals(file: String, example: (locale: String, number: Int, expected: String)) throws {
        let catalog = try read(file)
        let shown = text("cart_items", of: catalog, in: example.locale, [.integer(example.number)])
        #expect(shown == example.expected)
    }

    /// Every category of a locale once, and the same texts in the same order, whatever the format.
    @Test(arguments: catalogs.filter(\.hasPlurals).map(\.file))
    func everyCategory(file: String) throws {
        let catalog = try read(file)
        let key = catalog["cart_items"] == nil ? "cart.items" : "cart_items"
        for (locale, count) in [("en", 2), ("de", 2), ("pl", 3), ("ar", 6)] {
            // The Polish category for fractions is measured only where the number may be one.
            let messages = catalog.messages(for: key, in: LocaleRules(locale)).filter { $0.arguments.isWhole }
            #expect(messages.count == count)
            #expect(Set(messages.map(\.text)).count == count)
            #expect(messages.flatMap(\.categories) == LocaleRules(locale).plurals.categories.prefix(count).map { $0 })
        }
    }

    @Test(arguments: catalogs) func commentsAndPlaces(file: String, hasPlurals: Bool) throws {
        let catalog = try read(file)
        let key = catalog["cart_checkout"] == nil ? "cart.checkout" : "cart_checkout"
        let entry = try #require(catalog[key])
        // These have no comments that belong to an entry.
        if !["i18next", "next-intl", "rails"].contains(where: file.hasPrefix) {
            #expect(entry.comment == "The button below the list.")
        }
        let german = try #require(entry["de"])
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SameApp")
        let written = folder.deletingLastPathComponent().path + "/" + german.position.file
        let path = FileManager.default.fileExists(atPath: german.position.file) ? german.position.file : written
        let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
        // The place is that of the text itself, or of the quotation mark or tag before it.
        let line = try #require(
            lines.indices.contains(german.position.line - 1) ? lines[german.position.line - 1] : nil)
        let rest = line.dropFirst(german.position.column - 1)
        #expect(rest.contains("Weiter zur Kasse"))
    }
}

extension MessageArguments {
    fileprivate var isWhole: Bool {
        (numbered + named.values.map { $0 }).allSatisfy { if case .real = $0 { false } else { true } }
    }
}
