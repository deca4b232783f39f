import Foundation
import Testing

@testable import Catalogs

/// JSON with a file a locale, as far as discovery needs to know it.
private enum StubReader: CatalogReader {
    static let format = CatalogFormat(name: "stub", title: "Stub", files: "*.json")
    static func recognizes(_ source: CatalogSource) -> Bool {
        source.pathExtension == "json" && source.beginning().hasPrefix("{")
    }
    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(of: path, shapes: [.fileName, .folder(), .suffix(after: ["_", "."])])
    }
    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart { CatalogPart() }
}

@Suite struct CatalogFolderTests {
    /// What is found, a line a catalog: its format, then its files with their locales.
    private static func found(
        _ files: [String: String], below path: String? = nil
    ) throws -> (catalogs: [String], unread: [String]) {
        let folder = try ScratchFolder(files)
        let url = path.map { folder.url.appending(path: $0) } ?? folder.url
        let found = CatalogFolder(url, named: "", readers: [XCStringsReader.self, StringsReader.self, StubReader.self])
        return (
            found.catalogs.map { catalog in
                let files = catalog.files.map { file in file.locale.map { "\(file.name) \($0)" } ?? file.name }
                return "\(catalog.format.name): " + files.joined(separator: ", ")
            }, found.unread.map(\.description)
        )
    }

    /// Rooms that were harvested in German are no German texts.
    @Test func aFileOfRoomsIsNoCatalog() throws {
        let found = try Self.found([
            "locales/en.json": #"{ "rooms": "Rooms", "harvester": "Harvester" }"#,
            "locales/de.json": #"{ "rooms": 1, "harvester": "galley", "screens": [] }"#,
        ])
        #expect(found.catalogs == ["stub: locales/en.json en"] && found.unread == [])
    }

    @Test func filesOfOnePatternAreACatalog() throws {
        let found = try Self.found([
            "App/Base.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "",
            "App/de.lproj/InfoPlist.strings": "", "App/zh_CN.lproj/Localizable.strings": "",
            "App/L.xcstrings": "", "locales/de/common.json": "{}", "locales/de/errors.json": "{}",
            "locales/pt_br/common.json": "{}",
        ])
        #expect(
            found.catalogs == [
                "strings: App/Base.lproj/Localizable.strings, App/de.lproj/Localizable.strings de, "
                    + "App/zh_CN.lproj/Localizable.strings zh-CN",
                "xcstrings: App/L.xcstrings",
                "strings: App/de.lproj/InfoPlist.strings de",
                "stub: locales/de/common.json de, locales/pt_br/common.json pt-BR",
                "stub: locales/de/errors.json de",
            ])
        #expect(found.unread == [])
    }

    /// Built and fetched files, those of release tools, and JSON that has nothing to do with languages.
    @Test func whatOnlyLooksLikeACatalogIsNone() throws {
        let found = try Self.found([
            "package.json": "{}", "tsconfig.json": "{}", "src/bin/run.json": "{}", "my.json": "{}", "is/a.json": "{}",
            "node_modules/x/locales/de.json": "{}", "build/de.lproj/L.strings": "", ".build/de.lproj/L.strings": "",
            "Pods/A/de.lproj/L.strings": "", "DerivedData/L.xcstrings": "", "vendor/locales/de.json": "{}",
            "fastlane/metadata/android/de-DE/title.txt": "", "fastlane/screenshots/af/title.strings": "",
            "screenshots/af/frame.json": "{}", ".dart_tool/de.json": "{}", "app/src/debug/locales/de.json": "{}",
            "src/androidTest/locales/de.json": "{}",
        ])
        #expect(found.catalogs == [])
        #expect(found.unread == [])
    }

    /// The language My is Burmese where another stands beside it, or the folder says so.
    @Test func usualWordsAreLocalesAmongLocales() throws {
        #expect(
            try Self.found(["x/my.json": "{}", "x/de.json": "{}"]).catalogs == ["stub: x/de.json de, x/my.json my"])
        #expect(try Self.found(["i18n/my.json": "{}"]).catalogs == ["stub: i18n/my.json my"])
        #expect(try Self.found(["i18n/my.json": "{}"], below: "i18n").catalogs == ["stub: my.json my"])
    }

    /// A folder that is a locale's by itself is one catalog with that locale.
    @Test func aFolderOfOneLocaleKnowsIt() throws {
        let files = ["de.lproj/L.strings": "", "fr.lproj/L.strings": ""]
        #expect(try Self.found(files, below: "de.lproj").catalogs == ["strings: L.strings de"])
    }

    @Test func formatsThatAreNotReadAreNamed() throws {
        let found = try Self.found([
            "lang/de/messages.php": "<?php", "lang/notes.php": "", "i18n/de.toml": "", "app/res.xtb": "",
            "locales/de.json": "[damaged", "config.toml": "", "src/de.php": "",
        ])
        #expect(found.catalogs == [])
        #expect(
            found.unread == [
                "app/res.xtb: warning: this looks like a catalog, but it is not read: Chromium translations",
                "i18n/de.toml: warning: this looks like a catalog, but it is not read: TOML",
                "lang/de/messages.php: warning: this looks like a catalog, but it is not read: a PHP array",
                "locales/de.json: warning: this looks like a catalog, but it is not read: JSON of an unknown shape, "
                    + "or damaged",
            ])
    }

    @Test func aFolderIsReadAsACatalog() throws {
        let folder = try ScratchFolder([
            "a/en.lproj/One.strings": "\"a\" = \"x\";", "a/de.lproj/One.strings": "\"a\" = \"y\";",
            "a/en.lproj/Two.strings": "\"b\" = \"z\";", "a/fr.xtb": "", "empty/": "",
        ])
        let catalog = try Catalog(
            contentsOf: folder.url.appending(path: "a"), file: "a", sourceLanguage: "en")
        #expect(catalog.name == "a")
        #expect(catalog.keys == ["a", "b"])
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog["a"]?["de"]?.position.description == "a/de.lproj/One.strings:1:7")
        #expect(catalog.warnings.map(\.file) == ["a/fr.xtb"])
        let none = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "empty"), file: "empty")
        }
        #expect(none?.description == "empty: error: there is no catalog in this folder")
    }

    /// Files by the thousand cost time by the thousand.
    @Test func manyFilesAreListedOnce() throws {
        var files: [String: String] = [:]
        for language in ["de", "fr", "pl", "cs", "ja"] {
            for number in 0..<40 { files["locales/\(language)/n\(number).json"] = "{}" }
        }
        #expect(try Self.found(files).catalogs.count == 40)
    }
}
