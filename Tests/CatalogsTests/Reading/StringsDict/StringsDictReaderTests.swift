import Foundation
import Testing

@testable import Catalogs

@Suite struct StringsDictReaderTests {
    private func read(_ members: String) throws(CatalogError) -> Catalog {
        let text = "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>"
        return try catalog(["en.lproj/L.stringsdict": Array(text.utf8)])
    }

    private func plural(_ forms: String, type: String = "lld") -> String {
        "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict>"
    }

    private func form(_ name: String, _ text: String) -> String { "<key>\(name)</key><string>\(text)</string>" }

    @Test func severalVariables() throws {
        let catalog = try read(
            """
            <key>%d files in %d folders</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
                <key>files</key>\(plural(form("zero", "No file") + form("one", "%d file") + form("other", "%d files"), type: "%ld"))
                <key>folders</key>
                \(plural(form("one", "%d folder") + form("other", "%d folders")))
            </dict>
            """)
        let entry = try #require(catalog.entries.first)
        #expect(entry.key == "%d files in %d folders")
        #expect(entry.position.description == "en.lproj/L.stringsdict:2:1")
        let localization = try #require(entry["en"])
        #expect(localization.value.units.map(\.text) == ["%#@files@ in %2$#@folders@"])
        #expect(localization.position.description == "en.lproj/L.stringsdict:4:50")
        #expect(localization.substitutions.map(\.name) == ["files", "folders"])
        #expect(localization.substitutions.map(\.specifier) == ["ld", "lld"])
        #expect(localization.substitutions[0].value.units.map(\.text) == ["No file", "%d file", "%d files"])
        #expect(
            localization.substitutions[1].value.units.map { "\($0.position.line):\($0.position.column)" } == [
                "7:165", "7:207",
            ])
        let english = LocaleRules("en")
        #expect(catalog.message(for: entry.key, in: english, arguments: [0, 1])?.text == "No file in 1 folder")
        #expect(catalog.message(for: entry.key, in: english, arguments: [1, 2])?.text == "1 file in 2 folders")
        #expect(catalog.messages(for: entry.key, in: english).count == 6)
        #expect(catalog.warnings.isEmpty)
    }

    @Test func widthsAndDevices() throws {
        let catalog = try read(
            """
            <key>hello</key><dict><key>NSStringVariableWidthRuleType</key>
            <dict>\(form("1", "Hi"))\(form("22", "Hello"))\(form("053", "Greetings"))\(form("x", "?"))</dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            \(form("iphone", "Tap")) \(form("mac", "Click"))
            <key>ipad</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(form("10", "Touch"))</dict></dict>
            <key>appletv</key><dict>\(form("NSStringLocalizedFormatKey", "%#@n@"))<key>n</key>\(plural(form("other", "%d")))</dict>
            </dict></dict>
            <key>plain</key><string> Plain &amp; simple </string>
            """)
        guard case .width(let widths) = catalog["hello"]?["en"]?.value,
            case .device(let devices) = catalog["tap"]?["en"]?.value
        else {
            Issue.record("no widths or devices")
            return
        }
        #expect(widths.mapValues { $0.units.map(\.text) } == [1: ["Hi"], 22: ["Hello"], 53: ["Greetings"]])
        #expect(
            devices.mapValues { $0.units.map(\.text) }
                == [.iPhone: ["Tap"], .mac: ["Click"], .iPad: ["Touch"], .television: ["%#@n@"]])
        #expect(catalog["tap"]?["en"]?.substitutions.map(\.name) == ["n"])
        #expect(catalog["plain"]?["en"]?.value.units.map(\.text) == [" Plain & simple "])
        #expect(
            catalog.warnings.map(\.description)
                == ["en.lproj/L.stringsdict:3:113: warning: \"hello\": the width \"x\" is not a whole number"])
    }

    @Test func oddRulesAreReported() throws {
        let catalog = try read(
            """
            <key>a</key><dict>\(form("NSStringLocalizedFormatKey", "%#@x@ %#@y@"))
            <key>y</key>\(plural(form("one", "1") + form("two ", "2") + "<key>few</key><integer>3</integer>"))</dict>
            <key>b</key><dict>\(form("other", "b"))</dict>
            <key>c</key><array/>
            <key>a</key><string>again</string>
            """)
        #expect(
            catalog.warnings.map { $0.description.replacing("en.lproj/L.stringsdict:", with: "") } == [
                "3:183: warning: \"a\": y has a form \"two \", expected zero, one, two, few, many, other",
                "3:216: warning: \"a\": y.few is not a text",
                "3:1: warning: \"a\": y has no form \"other\"", "2:64: warning: \"a\": %#@x@ has no forms",
                "4:13: warning: \"b\": no NSStringLocalizedFormatKey",
                "5:13: warning: \"c\" is left out: <array> is not a text",
                "6:1: warning: \"a\" is already on line 2; this one counts",
            ])
        #expect(catalog.keys == ["a"])
    }

    @Test(arguments: [
        ("<plist><dict><string>a</string></dict></plist>", "1:14: error: expected <key>, found <string>"),
        (
            "<plist><dict><key>a</key><key>b</key></dict></plist>",
            "1:26: error: expected the value of the key before it, found <key>"
        ),
        ("<plist><array/></plist>", "1:8: error: expected <dict>, found <array>"),
        ("<?xml version='1.0'?><resources/>", "1:22: error: expected <plist>, found <resources>"),
        ("<plist><dict><key>a", "1:20: error: expected </key>, found the end of the file"),
        ("bplist00", " error: not a property list of strings"),
    ])
    func damage(text: String, expected: String) {
        let found = error { () throws(CatalogError) in try catalog(["L.stringsdict": Array(text.utf8)]) }
        #expect(found?.description == "L.stringsdict:" + expected)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func everyFormOfPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let rules: [String: Any] = [
            "k": [
                "NSStringLocalizedFormatKey": "%#@n@",
                "n": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                    "one": "%d Wahl", "other": "%d Wahlen",
                ],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: format, options: 0)
        let catalog = try catalog(["de.lproj/L.stringsdict": Array(data)])
        #expect(catalog.message(for: "k", in: LocaleRules("de"), arguments: [1])?.text == "1 Wahl")
        #expect(catalog.warnings.isEmpty)
    }

    @Test func rulesGoBeforeStringsOfTheSameName() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "CatalogsTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rule =
            "<dict>\(form("NSStringLocalizedFormatKey", "%#@n@"))<key>n</key>\(plural(form("other", "%d rules")))</dict>"
        for (path, text) in [
            "en.lproj/L.strings": "a = A;\nb = B;", "de.lproj/L.strings": "a = \"Ä\";",
            "en.lproj/L.stringsdict": "<plist><dict><key>b</key>\(rule)<key>c</key>\(rule)</dict></plist>",
        ] {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        for name in ["en.lproj/L.strings", "en.lproj/L.stringsdict"] {
            let catalog = try Catalog(
                contentsOf: folder.appending(path: name), file: "App/\(name)", sourceLanguage: "en")
            #expect(catalog.keys == ["a", "b", "c"])
            #expect(catalog.message(for: "b", in: LocaleRules("en"), arguments: [2])?.text == "2 rules")
            #expect(catalog["b"]?.position.description == "App/en.lproj/L.strings:2:1")
            #expect(catalog["c"]?.position.description.hasPrefix("App/en.lproj/L.stringsdict:1:") == true)
        }
        let both = try Catalog(contentsOf: folder.appending(path: "en.lproj/L.strings"), sourceLanguage: "en")
        #expect(both["a"]?["de"]?.value.units.map(\.text) == ["Ä"])
    }
}
