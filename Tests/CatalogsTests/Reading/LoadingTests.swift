import Foundation
import Testing

@testable import Catalogs

@Suite struct LoadingTests {
    @Test func foldersOfOneNameAreOneCatalog() throws {
        let folder = try ScratchFolder([
            "en.lproj/Localizable.strings": "b = Save;\na = Open;",
            "de.lproj/Localizable.strings": "a = \"Öffnen\";\nb = Sichern;\nc = Nur;",
            "zh_CN.lproj/Localizable.strings": "a = \"打开\";", "German.lproj/Other.strings": "x = y;",
            "fr.lproj/InfoPlist.strings": "a = Ouvrir;",
        ])
        let url = folder.url.appending(path: "en.lproj/Localizable.strings")
        let catalog = try Catalog(
            contentsOf: url, file: "App/en.lproj/Localizable.strings", sourceLanguage: "en")
        #expect(catalog.name == "Localizable")
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.locales == ["en", "de", "zh-CN"])
        #expect(catalog.keys == ["b", "a", "c"])
        #expect(catalog["a"]?["de"]?.position.description == "App/de.lproj/Localizable.strings:1:5")
    }

    @Test func baseIsTheSourceLanguage() throws {
        let folder = try ScratchFolder([
            "Base.lproj/L.strings": "a = Base;\nb = Both;", "fi.lproj/L.strings": "b = Suomi;",
            "de.lproj/L.strings": "b = Beide;",
        ])
        let url = folder.url.appending(path: "Base.lproj/L.strings")
        #expect(try Catalog(contentsOf: url, sourceLanguage: "en").locales == ["en", "de", "fi"])
        let finnish = try Catalog(contentsOf: url, sourceLanguage: "fi")
        #expect(finnish.locales == ["fi", "de"])
        #expect(finnish["a"]?["fi"]?.value.units.map(\.text) == ["Base"])
        #expect(finnish["b"]?["fi"]?.value.units.map(\.text) == ["Suomi"])
    }

    /// The pseudo-language of Crowdin's In-Context is no language; a text that only looks like one of its identifiers is a text.
    @Test func identifiersOfAServiceAreLeftOut() throws {
        let folder = try ScratchFolder([
            "en.lproj/L.strings": "a = Open;\nb = Save;",
            "lol.lproj/L.strings": "a = \"crwdns1:0crwdne1:0\";\nb = \"crwdns2:0crwdne2:0\";",
            "de.lproj/L.strings": "a = \"crwdns1:0crwdne1:0\";\nb = Sichern;",
        ])
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "en.lproj/L.strings"), sourceLanguage: "en")
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog.warnings.map(\.problem) == [.identifiers])
        #expect(catalog.warnings.first?.file.hasSuffix("lol.lproj/L.strings") == true)
    }

    /// A storyboard's texts are the source; Xcode keeps blank files for the languages that nobody has begun.
    @Test func aBlankTableOfAStoryboardIsNoFault() throws {
        func unread(_ files: [String: String]) throws -> [String] {
            let folder = try ScratchFolder(files)
            let url = folder.url.appending(path: "de.lproj/L.strings")
            return try Catalog(contentsOf: url, sourceLanguage: "en").unreadFiles.compactMap(\.locale)
        }
        #expect(try unread(["de.lproj/L.strings": "a = Ja;", "fi.lproj/L.strings": "\n"]) == [])
        #expect(
            try unread(["en.lproj/L.strings": "a = Yes;", "de.lproj/L.strings": "a = Ja;", "fi.lproj/L.strings": "\n"])
                == ["fi"])
    }

    /// A locale may have rules only, or what was compiled from its texts.
    @Test func filesStandInForOthers() throws {
        let rules = """
            <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string><key>x</key>
            <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """
        let folder = try ScratchFolder([
            "App/en.lproj/L.strings": "n = Files;\na = b;", "App/de.lproj/L.stringsdict": rules,
            "App/fr.lproj/L.strings": "a = c;", "App/fr.lproj/L.stringsdict": rules,
            "po/de.po": "", "po/fr.mo": "", "po/de.mo": "",
        ])
        let url = folder.url.appending(path: "App")
        for name in ["", "/en.lproj/L.strings", "/de.lproj/L.stringsdict"] {
            let catalog = try Catalog(
                contentsOf: folder.url.appending(path: "App\(name)"), file: "App\(name)", sourceLanguage: "en")
            #expect(catalog.locales == ["en", "de", "fr"])
            #expect(catalog["n"]?["de"]?.position.file == "App/de.lproj/L.stringsdict")
            #expect(catalog["n"]?["fr"]?.position.file == "App/fr.lproj/L.stringsdict")
            #expect(catalog["a"]?["fr"]?.position.file == "App/fr.lproj/L.strings")
        }
        #expect(CatalogFolder(url, named: "App").catalogs.map(\.format.name) == ["strings"])
        let gettext = CatalogFolder(folder.url.appending(path: "po"), named: "po").catalogs
        #expect(gettext.map { $0.files.map(\.name) } == [["po/de.po", "po/fr.mo"]])
        #expect(gettext.first?.files.map(\.locale) == ["de", "fr"])
        #expect(POReader.reader(of: CatalogSource(url: URL(filePath: "/po/fr.mo"), file: "fr.mo")).format.name == "mo")
    }

    @Test func aFileOutsideAnyFolderIsASourceByItself() throws {
        let folder = try ScratchFolder(["L.strings": "a = b;"])
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "L.strings"), sourceLanguage: "sv")
        #expect(catalog.locales == ["sv"])
    }

    @Test func unreadableFilesSaySo() throws {
        let folder = try ScratchFolder(["a.xcstrings": "", "b.txt": "", "c.strings/x": ""])
        let missing = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "x.xcstrings"), file: "x.xcstrings")
        }
        #expect(missing?.description == "x.xcstrings: error: cannot be read: there is no such file")
        let empty = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "a.xcstrings"), file: "a.xcstrings")
        }
        #expect(
            empty?.description
                == "a.xcstrings:1:1: error: expected '{' of a string catalog, found the end of the file")
        let other = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "b.txt"), file: "b.txt")
        }
        #expect(other?.problem == .unknownFormat(extension: "txt"))
        let directory = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "c.strings"), file: "c.strings")
        }
        #expect(directory != nil)
    }
}
