import Foundation
import Testing

@testable import Catalogs

/// What is not to be translated, what is not translated yet, and where a missing translation is shown.
@Suite struct UntranslatedTests {
    /// The missing translations of a folder's catalogs, each as its place and key.
    private func missing(_ files: [String: String], source: String = "en") throws -> [String] {
        let scratch = try ScratchFolder(files)
        return CatalogFolder(scratch.url, named: "").catalogs.flatMap { found in
            CatalogSummary(found, sourceLanguage: source, listsMissing: true).oddities.compactMap { oddity in
                guard case .fault(let fault) = oddity.problem, fault.kind == .missingTranslation else { return nil }
                let column = oddity.column ?? 0
                return "\(oddity.file):\(oddity.line ?? 0):\(column) \(fault.key) \(fault.locale)"
            }
        }.sorted()
    }

    private static func po(_ messages: String) -> String {
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n\(messages)"
    }

    /// A key that only German has is shown to nobody else: it is odd in German, and missing nowhere.
    @Test func keysOfOneTranslationAreNotMissingInOthers() throws {
        let files = [
            "en.json": "{\"hello\": \"Hello\", \"bye\": \"Bye\"}",
            "de.json": "{\"hello\": \"Hallo\", \"only\": \"Nur\"}",
            "fr.json": "{\"hello\": \"Bonjour\", \"bye\": \"Salut\"}",
        ]
        #expect(try missing(files) == ["de.json:1:1 bye de"])
        let scratch = try ScratchFolder(files)
        let catalog = try Catalog(contentsOf: scratch.url.appending(path: "en.json"), sourceLanguage: "en")
        let only = try #require(catalog["only"])
        #expect(
            ["de", "de-AT", "fr", "en"].map { catalog.shows(only, in: $0, names: LocaleFallback.names(for: $0)) } == [
                true, true, false, false,
            ])
    }

    /// `msgfmt --statistics` counts the messages of a file; that another language's file is older says nothing of it.
    @Test func eachFileOfGettextHasItsOwnKeys() throws {
        let german = Self.po("msgid \"New\"\nmsgstr \"Neu\"\n\nmsgid \"Open\"\nmsgstr \"\"\n")
        let french = Self.po("msgid \"Old\"\nmsgstr \"Ancien\"\n\n#, fuzzy\nmsgid \"Save\"\nmsgstr \"Sauf\"\n")
        #expect(
            try missing(["po/de.po": german, "po/fr.po": french]) == ["po/de.po:7:7 Open de", "po/fr.po:8:7 Save fr"])
        // So has one that lacks its first form.
        let plural = "msgid \"%d day\"\nmsgid_plural \"%d days\"\nmsgstr[0] \"\"\nmsgstr[1] \"%d Tage\"\n"
        #expect(try missing(["po/de.po": Self.po(plural)]) == ["po/de.po:4:7 %d day de"])
        // A template has the keys of all.
        let template = Self.po("msgid \"New\"\nmsgstr \"\"\n\nmsgid \"Open\"\nmsgstr \"\"\n")
        #expect(
            try missing(["po/de.po": german, "po/fr.po": french, "po/a.pot": template]) == [
                "po/de.po:7:7 Open de", "po/fr.po:1:1 New fr", "po/fr.po:1:1 Open fr", "po/fr.po:8:7 Save fr",
            ])
    }

    /// Services write `""` for what nobody has translated yet, and programs then show the source text.
    @Test func anEmptyTextOfJSONIsNone() throws {
        let files = [
            "locales/en.json": "{\"a\": \"Apple {{n}}\", \"b\": \"\"}", "locales/de.json": "{\"a\": \"\", \"b\": \"\"}",
        ]
        #expect(try missing(files) == ["locales/de.json:1:2 a de"])
        let scratch = try ScratchFolder(files)
        let catalog = try Catalog(contentsOf: scratch.url.appending(path: "locales/en.json"), sourceLanguage: "en")
        #expect(catalog.message(for: "a", in: LocaleRules("de"), arguments: ["n": 1])?.text == "Apple 1")
        let summary = CatalogSummary(
            try #require(CatalogFolder(scratch.url, named: "").catalogs.first), sourceLanguage: "en")
        #expect(summary.oddities == [] && summary.progress.first?.missing == 1)
    }

    @Test func whatAndroidIsTold() throws {
        let tools = "xmlns:tools=\"http://schemas.android.com/tools\""
        let german = "<resources><string name=\"c\">C</string></resources>"
        let values = """
            <resources \(tools)>
            <string name="a" tools:ignore="MissingTranslation,UnusedResources">A</string>
            <string name="b">B</string><string name="c" tools:ignore="MissingTranslation">C</string>
            </resources>
            """
        #expect(
            try missing(["res/values/strings.xml": values, "res/values-de/strings.xml": german])
                == ["res/values-de/strings.xml:1:1 b de"])
        for attribute in ["translatable=\"false\"", "tools:ignore=\"MissingTranslation\""] {
            let whole = values.replacing("<resources ", with: "<resources \(attribute) ")
            #expect(try missing(["res/values/strings.xml": whole, "res/values-de/strings.xml": german]) == [])
        }
    }

    /// The file of the language, and in it the place where the translation belongs.
    @Test func thePlaceIsInTheFileOfTheLanguage() throws {
        #expect(
            try missing([
                "en.lproj/L.strings": "\"a\" = \"A\";\n\"b\" = \"B\";", "de.lproj/L.strings": "\"b\" = \"B\";",
            ])
                == ["de.lproj/L.strings:1:1 a de"])
        let ts =
            "<TS language=\"de\"><context><name>C</name>\n<message><source>A</source>\n<translation type=\"unfinished\">"
        #expect(
            try missing(["t/a_de.ts": ts + "</translation></message></context></TS>"]) == ["t/a_de.ts:2:1 C|A de"])
        // Programs show an unfinished one.
        #expect(try missing(["t/a_de.ts": ts + "Ä</translation></message></context></TS>"]) == [])
        for type in ["vanished", "obsolete"] {
            let former = ts.replacing("unfinished", with: type) + "Ä</translation></message></context></TS>"
            #expect(try missing(["t/a_de.ts": former]) == [])
        }
        let xliff = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="a"><source>A</source></trans-unit>
            <trans-unit id="b"><source>B</source><target/></trans-unit>
            <trans-unit id="c"><source>C</source><target>C</target></trans-unit></body></file></xliff>
            """
        #expect(try missing(["de.xliff": xliff]) == ["de.xliff:2:1 a de", "de.xliff:3:1 b de"])
    }
}
