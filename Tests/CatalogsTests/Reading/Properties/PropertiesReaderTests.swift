import Foundation
import Testing

@testable import Catalogs

private func read(_ text: String) throws(CatalogError) -> CatalogPart { try read(Array(text.utf8)) }

private func read(_ bytes: [UInt8]) throws(CatalogError) -> CatalogPart {
    let source = CatalogSource(
        url: URL(filePath: "/Messages_de.properties"), file: "Messages_de.properties", contents: bytes)
    return try PropertiesReader.read(source, locale: "de")
}

private func pairs(_ part: CatalogPart) -> [[String]] {
    part.entries.map { [$0.key, $0["de"]?.value.units.first?.text ?? ""] }
}

@Suite("Java properties")
struct PropertiesReaderTests {
    /// The examples of the documentation of java.util.Properties.load, and every other rule of it.
    @Test func everyRuleOfTheFormat() throws {
        let part = try read(
            #"""
            # A licence.

            ! About the truth.
            #   Second line.
            Truth = Beauty
             Truth2:Beauty
            Truth3      :Beauty
            fruits    apple, banana, \
                      pear, \
                      cantaloupe
            cheeses
            a\ key\:\= = \ value \u00e4\uD83D\uDE00\uD83D!\t\q\\
            joined\
              Key \
               = x
            === ==
            """#)
        #expect(
            pairs(part) == [
                ["Truth", "Beauty"], ["Truth2", "Beauty"], ["Truth3", "Beauty"],
                ["fruits", "apple, banana, pear, cantaloupe"], ["cheeses", ""],
                ["a key:=", " value ä😀\u{FFFD}!\tq\\"], ["joinedKey", "x"], ["", "== =="],
            ])
        #expect(part.entries[0].comment == "About the truth.\nSecond line.")
        #expect(part.entries[1].comment == nil)
        #expect(part.entries[0].position == Catalog.Position(file: "Messages_de.properties", line: 5, column: 1))
        #expect(part.entries[1].position == Catalog.Position(file: "Messages_de.properties", line: 6, column: 2))
        #expect(
            part.entries.map { $0["de"]?.position.line ?? 0 } == [5, 6, 7, 8, 11, 12, 15, 16])
        #expect(part.entries.map { $0["de"]?.position.column ?? 0 } == [9, 9, 14, 11, 8, 14, 6, 2])
    }

    @Test func duplicatesAreReported() throws {
        let part = try read("a=1\nb=2\na=3\n")
        #expect(pairs(part) == [["a", "3"], ["b", "2"]])
        #expect(part.warnings.map(\.problem) == [.duplicateKey("a", firstLine: 1)])
        #expect(part.warnings.map(\.line) == [3])
    }

    @Test func whatIsNoUTF8IsLatin1() throws {
        let part = try read(Array("a=".utf8) + [0xE4, 0xFF] + Array("\nb=c".utf8))
        #expect(pairs(part) == [["a", "äÿ"], ["b", "c"]])
        #expect(pairs(try read("a=ä")) == [["a", "ä"]])
    }

    @Test(arguments: [
        ("It''s {0}", MessageSyntax.javaMessage), ("{ 1 , number}", .javaMessage), ("It's", .plain), ("{name}", .plain),
        ("100 %", .plain), ("%d files", .javaPrintf), ("{0", .plain), ("{}", .plain),
    ])
    func theTextTellsItsSyntax(text: String, syntax: MessageSyntax) {
        #expect(PropertiesSyntax.syntax(of: text) == syntax)
    }

    @Test(arguments: [("a=\\u12", 1, 3, "the end of the file"), ("a=1\nb\\u00g0=", 2, 2, "'g'")])
    func aBrokenEscapeIsAnError(text: String, line: Int, column: Int, found: String) {
        let problem = error { () throws(CatalogError) in try read(text) }
        #expect(
            problem
                == CatalogError(
                    .unexpected(found: found, expected: "four hexadecimal digits after '\\u'"),
                    at: Catalog.Position(file: "Messages_de.properties", line: line, column: column)))
    }

    @Test func everyPrefixIsReadOrRefused() {
        let bytes = Array("# c\r\nä\\u00e4\\\r\n b : \\uD83D\\uDE00\\\n x\\".utf8)
        for length in 0...bytes.count {
            let problem = error { () throws(CatalogError) in try read(Array(bytes.prefix(length))) }
            if let problem { #expect(problem.line == 2 || problem.line == 3) }
        }
    }

    @Test(arguments: [
        ("Messages_de.properties", true), ("messages_pt_BR.properties", true), ("Messages.properties", true),
        ("AppBundle.properties", true), ("gradle.properties", false), ("local.properties", false),
        ("log4j.properties", false), ("gradle-wrapper.properties", false), ("application.properties", false),
        ("l10n/de/app.properties", true),
    ])
    func settingsAreNoBundles(path: String, isBundle: Bool) {
        let source = CatalogSource(url: URL(filePath: "/nowhere/" + path), file: path, contents: [])
        #expect(PropertiesReader.recognizes(source) == isBundle)
    }

    @Test func aBundleIsTheFilesOfOneName() throws {
        let catalog = try catalog(
            [
                "Messages.properties": Array("hello=Hello, {0}!\nbye=Bye".utf8),
                "Messages_de.properties": Array("hello=Hallo, {0}!".utf8),
            ], sourceLanguage: "en")
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog.message(for: "hello", in: LocaleRules("de"), arguments: ["Ann"])?.text == "Hallo, Ann!")
        #expect(catalog.message(for: "bye", in: LocaleRules("de"))?.text == "Bye")
        #expect(PropertiesReader.place(of: "app.properties").pattern == "app_*.properties")
    }

    @Test func aBundleIsFoundByTheFilesBesideIt() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["app.properties", "app_de.properties", "gradle.properties"] {
            try Data("a=b".utf8).write(to: folder.appending(path: name))
        }
        let recognized = ["app.properties", "gradle.properties"].map { name in
            PropertiesReader.recognizes(CatalogSource(url: folder.appending(path: name), file: name))
        }
        #expect(recognized == [true, false])
    }
}
