import Foundation

/// A file of one format, made up from labels.
struct CatalogFile {
    /// What the table calls it.
    let name: String
    /// Where it stands, so that its format and locale are recognized.
    let path: String
    let data: Data

    private init(_ name: String, _ path: String, _ text: String) { self.init(name, path, Data(text.utf8)) }

    private init(_ name: String, _ path: String, _ data: Data) {
        (self.name, self.path, self.data) = (name, path, data)
    }

    /// A file of every format with the same texts, a locale each but for string catalogs, which hold all locales.
    static func all(_ corpus: Corpus, entries count: Int) -> [CatalogFile] {
        let german = corpus.locales.firstIndex(of: "de") ?? 0
        let texts = corpus.texts(count: count, locale: german)
        let entries = texts.indices.map { (key: "screen\($0 / 50)_label\($0 % 50)", text: texts[$0]) }
        return propertyLists(entries) + json(entries) + xml(entries) + lines(entries) + [
            CatalogFile(
                "xcstrings", "Localizable.xcstrings",
                StringCatalog(corpus, keys: count / corpus.locales.count).json),
            CatalogFile("gettext, .mo", "mo/de.mo", MOFile.data(entries)),
        ]
    }

    private typealias Entries = [(key: String, text: String)]

    // MARK: Apple's

    private static func propertyLists(_ entries: Entries) -> [CatalogFile] {
        let rules = entries.map { key, text in
            """
            <key>\(key)</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
              <key>count</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>%d \(escaped(text))</string>
                <key>other</key><string>%d \(escaped(text))</string>
              </dict>
            </dict>
            """
        }
        return [
            CatalogFile(
                "strings", "strings/de.lproj/Localizable.strings", joined(entries) { "\"\($0)\" = \"\($1)\";" }),
            CatalogFile(
                "stringsdict", "stringsdict/de.lproj/Localizable.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                \(rules.joined(separator: "\n"))
                </dict></plist>
                """),
        ]
    }

    // MARK: JSON

    private static func json(_ entries: Entries) -> [CatalogFile] {
        // The first text tells the dialects of the web apart.
        func object(_ first: String, _ member: (String, String) -> String = { "  \"\($0)\": \"\($1)\"" }) -> String {
            "{\n\(first),\n\(entries.map(member).joined(separator: ",\n"))\n}\n"
        }
        return [
            CatalogFile("Flutter (ARB)", "arb/app_de.arb", object("  \"@@locale\": \"de\"")),
            CatalogFile(
                "browser extension", "extension/_locales/de/messages.json",
                object("  \"first\": { \"message\": \"1\" }") { "  \"\($0)\": { \"message\": \"\($1)\" }" }),
            CatalogFile("i18next", "i18next/locales/de/common.json", object("  \"first\": \"{{name}}\"")),
            CatalogFile("vue-i18n", "vue/locales/de.json", object("  \"first\": \"{n} Bild | {n} Bilder\"")),
            CatalogFile("ICU JSON", "icu/messages/de.json", object("  \"first\": \"{count, number}\"")),
        ]
    }

    // MARK: XML

    private static func xml(_ entries: Entries) -> [CatalogFile] {
        func document(_ start: String, _ end: String, _ entry: (String, String) -> String) -> String {
            let lines = entries.map { entry($0, escaped($1)) }
            return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(start)\n\(lines.joined(separator: "\n"))\n\(end)\n"
        }
        return [
            CatalogFile(
                "Android", "android/res/values-de/strings.xml",
                document("<resources>", "</resources>") { "  <string name=\"\($0)\">\($1)</string>" }),
            CatalogFile(
                "XLIFF", "xliff/de.xliff",
                document(
                    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"><file original=\"App\" "
                        + "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>",
                    "</body></file></xliff>"
                ) { "  <trans-unit id=\"\($0)\"><source>\($0)</source><target>\($1)</target></trans-unit>" }),
            CatalogFile(
                ".NET (RESX)", "resx/Messages.de.resx",
                document("<root>", "</root>") { "  <data name=\"\($0)\"><value>\($1)</value></data>" }),
            CatalogFile(
                "Qt", "qt/app_de.ts",
                document(
                    "<!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>App</name>", "</context></TS>"
                ) {
                    "  <message><source>\($0)</source><translation>\($1)</translation></message>"
                }),
        ]
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    // MARK: Lines

    private static func lines(_ entries: Entries) -> [CatalogFile] {
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n\"\n\n"
        return [
            CatalogFile("gettext, .po", "po/de.po", header + joined(entries) { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }),
            CatalogFile("Java", "java/Messages_de.properties", joined(entries) { "\($0)=\($1)" }),
            CatalogFile("Fluent", "fluent/de/main.ftl", joined(entries) { "\($0) = \($1)" }),
            CatalogFile("Rails", "rails/config/locales/de.yml", "de:\n" + joined(entries) { "  \($0): \"\($1)\"" }),
        ]
    }

    private static func joined(_ entries: Entries, _ line: (String, String) -> String) -> String {
        entries.map(line).joined(separator: "\n") + "\n"
    }
}
