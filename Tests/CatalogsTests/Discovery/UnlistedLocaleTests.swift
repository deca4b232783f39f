import Foundation
import Testing

@testable import Catalogs

/// A locale whose language ICU does not list is one in every format, beside those of others.
@Suite struct UnlistedLocaleTests {
    /// The locales of the only catalog of a folder.
    private func locales(_ files: [String: String]) throws -> [String] {
        let scratch = try ScratchFolder(files)
        let found = CatalogFolder(scratch.url, named: "")
        #expect(found.catalogs.count == 1, "\(found.catalogs.map(\.files))")
        return found.catalogs.first?.files.compactMap(\.locale).sorted() ?? []
    }

    private static let po = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"Save\"\nmsgstr \"S\"\n"
    private static let ts = "<TS><context><name>c</name><message><source>A</source></message></context></TS>"

    @Test(arguments: [
        ["po/de.po": po, "po/kmr.po": po, "po/cmn.po": po],
        ["de/LC_MESSAGES/a.po": po, "kmr/LC_MESSAGES/a.po": po, "cmn/LC_MESSAGES/a.po": po],
        [
            "locales/de.json": "{\"a\": \"A\"}", "locales/kmr.json": "{\"a\": \"A\"}",
            "locales/cmn.json": "{\"a\": \"A\"}",
        ],
        [
            "locales/de/app.json": "{\"a\": \"A {{b}}\"}", "locales/kmr/app.json": "{\"a\": \"A\"}",
            "locales/cmn/app.json": "{\"a\": \"A\"}",
        ],
        [
            "config/locales/de.yml": "de:\n  a: A\n", "config/locales/kmr.yml": "kmr:\n  a: A\n",
            "config/locales/cmn.yml": "cmn:\n  a: A\n",
        ],
        [
            "l10n/app_de.arb": "{\"a\": \"A\"}", "l10n/app_kmr.arb": "{\"a\": \"A\"}",
            "l10n/app_cmn.arb": "{\"a\": \"A\"}",
        ],
        ["t/app_de.ts": ts, "t/app_kmr.ts": ts, "t/app_cmn.ts": ts],
        ["M_de.properties": "a=A\n", "M_kmr.properties": "a=A\n", "M_cmn.properties": "a=A\n"],
        ["l/de/a.ftl": "a = A\n", "l/kmr/a.ftl": "a = A\n", "l/cmn/a.ftl": "a = A\n"],
        ["M.de.resx": "<root/>", "M.kmr.resx": "<root/>", "M.cmn.resx": "<root/>"],
        [
            "de.lproj/L.strings": "\"a\" = \"A\";", "kmr.lproj/L.strings": "\"a\" = \"A\";",
            "cmn.lproj/L.strings": "\"a\" = \"A\";",
        ],
        [
            "res/values-de/strings.xml": "<resources><string name=\"a\">A</string></resources>",
            "res/values-kmr/strings.xml": "<resources><string name=\"a\">A</string></resources>",
            "res/values-cmn/strings.xml": "<resources><string name=\"a\">A</string></resources>",
        ],
    ])
    func everyFormat(files: [String: String]) throws {
        #expect(try locales(files) == ["cmn", "de", "kmr"])
        // Whichever is named, all are read.
        let scratch = try ScratchFolder(files)
        for path in files.keys {
            let found = try FoundCatalog(
                of: scratch.url.appending(path: path), file: path, options: ReadingOptions(), in: nil)
            #expect(found.files.compactMap(\.locale).sorted() == ["cmn", "de", "kmr"], "\(path)")
        }
    }

    /// Three letters are no locale where no other is.
    @Test func aWordAlone() throws {
        let scratch = try ScratchFolder([
            "po/app.po": Self.po, "conf/kmr.json": "{\"a\": \"A\"}", "locales/de.json": "{\"a\": \"A\"}",
            "locales/web.json": "{\"a\": \"A\"}",
        ])
        let found = CatalogFolder(scratch.url, named: "")
        #expect(found.catalogs.map { $0.files.map(\.name) } == [["locales/de.json"], ["po/app.po"]])
    }

    /// What ICU calls one language are files of two, and two files of one locale are not merged in silence.
    @Test func equalLanguages() throws {
        let files = ["mo", "ro", "no", "nb"].map { ("l/\($0).json", "{\"a\": \"\($0)\"}") }
        let scratch = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
        let catalog = try Catalog(contentsOf: scratch.url.appending(path: "l/ro.json"), sourceLanguage: "en")
        let texts = catalog["a"]?.localizations.map { "\($0.locale) \($0.value.units[0].text)" }.sorted()
        #expect(texts == ["mo mo", "nb nb", "no no", "ro ro"] && catalog.warnings.isEmpty)

        let twice = try android(["values-he", "values-iw"])
        #expect(
            twice.warnings.map(\.description) == [
                "values-iw/strings.xml:1:1: warning: another file is of the locale he as well: "
                    + "values-he/strings.xml, whose texts count where both have a key"
            ])
    }

    private func android(_ folders: [String]) throws -> Catalog {
        let text = Array("<resources><string name=\"a\">A</string></resources>".utf8)
        return try catalog(
            ["\(folders[0])/strings.xml": text, "\(folders[1])/strings.xml": text], sourceLanguage: "en")
    }
}
