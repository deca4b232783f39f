import Foundation
import Galley
import Testing

/// Catalogs of several files, and what their readers look at beside them.
@Suite struct ChangedCatalogTests {
    private static func strings(_ texts: KeyValuePairs<String, String>) -> String {
        texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }

    /// English, German and French in folders of their own.
    private func apple(_ files: [String: String] = [:]) throws -> GitCopy {
        try GitCopy(
            [
                "App/en.lproj/L.strings": Self.strings(["add": "Add", "save": "Save"]),
                "App/de.lproj/L.strings": Self.strings(["add": "Hinzu", "save": "Sichern"]),
                "App/fr.lproj/L.strings": Self.strings(["add": "Ajouter"]),
                "Package.swift": "let package = Package(name: \"App\", defaultLocalization: \"en\")\n",
                "galley.yml": "strings: App\ntextSizes: [large]\n" + Sources.narrow,
            ].merging(files) { $1 })
    }

    /// The labels that were measured: `add de`.
    private func labels(_ repository: GitCopy, since revision: String = "HEAD") throws -> [String] {
        try repository.check(since: revision).findings.map { "\($0.key ?? "") \($0.locale)" }.sorted()
    }

    @Test func oneFileOfSeveral() throws {
        let repository = try apple()
        try repository.copy.replace("Hinzu", with: "Hinzufügen", in: "App/de.lproj/L.strings")
        #expect(try labels(repository) == ["add de"])
    }

    /// Canadians read French then.
    @Test func aDeletedFile() throws {
        let repository = try apple()
        try repository.copy.replace("textSizes", with: "locales: [en, de, fr-CA]\ntextSizes", in: "galley.yml")
        try repository.copy.write(Self.strings(["add": "Ajouter"]), to: "App/fr-CA.lproj/L.strings")
        try repository.commit()
        try repository.git("rm", "-q", "App/fr-CA.lproj/L.strings")
        #expect(try labels(repository) == ["add fr-CA"])
    }

    @Test func aNewFileBringsALocale() throws {
        let repository = try apple()
        try repository.copy.write(Self.strings(["save": "Bewaar"]), to: "App/nl.lproj/L.strings")
        #expect(try labels(repository) == ["add nl", "save nl"])
    }

    /// The plural rules of a table stand in a file beside it, which may come later.
    @Test func theStringsdictBesideTheStrings() throws {
        func rules(_ one: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string><key>other</key><string>%d Dateien</string>
            </dict></dict></dict></plist>
            """
        }
        let repository = try apple(["App/de.lproj/L.stringsdict": rules("%d Datei")])
        try repository.copy.write(rules("%d Akte"), to: "App/de.lproj/L.stringsdict")
        #expect(Set(try labels(repository)) == ["files de"])
        try repository.git("checkout", "-q", ".")
        try repository.copy.write(rules("%d fichier"), to: "App/fr.lproj/L.stringsdict")
        #expect(Set(try labels(repository)) == ["files fr"])
    }

    /// What the project says of the source language counts for its catalogs, and nothing else of its file does.
    @Test func theProjectAroundACatalog() throws {
        let repository = try apple()
        try repository.copy.replace("let package", with: "// Tools\nlet package", in: "Package.swift")
        #expect(try labels(repository).isEmpty)
        try repository.copy.replace("\"en\"", with: "\"de\"", in: "Package.swift")
        #expect(
            try repository.check().remarks.first == "everything was checked: the source language of L was en then")
    }

    /// Flutter's l10n.yaml says whether apostrophes quote.
    @Test func theConfigurationOfAFormat() throws {
        let repository = try GitCopy([
            "lib/l10n/app_en.arb": #"{ "it": "It''s", "no": "No" }"#, "l10n.yaml": "arb-dir: lib/l10n\n",
            "galley.yml": "strings: lib/l10n/app_en.arb\ntextSizes: [large]\n" + Sources.narrow,
        ])
        try repository.copy.write("arb-dir: lib/l10n\nuse-escaping: true\n", to: "l10n.yaml")
        #expect(Set(try labels(repository)) == ["it en", "no en"])
    }

    /// Scenes whose catalog is gone may show another's texts now.
    @Test func aDeletedCatalogOfAFolder() throws {
        let repository = try apple(["App/de.lproj/Old.strings": Self.strings(["x": "y"])])
        try repository.git("rm", "-q", "App/de.lproj/Old.strings")
        let result = try repository.check()
        #expect(
            result.remarks.first == "everything was checked: App/de.lproj/Old.strings has been deleted since HEAD")
        #expect(result.leftOut == nil)
    }

    /// A source file that is gone does not belong to any catalog.
    @Test func otherFilesMayGo() throws {
        let repository = try apple([
            "App/View.swift": "", "App/settings.json": "{}", "App/Notes.md": "", "App/data.yml": "a: 1",
        ])
        try repository.git("rm", "-q", "App/View.swift", "App/settings.json", "App/Notes.md", "App/data.yml")
        #expect(try labels(repository).isEmpty)
    }

    @Test func aCatalogThatCouldNotBeRead() throws {
        let repository = try GitCopy([
            "T.xcstrings": "{ not JSON", "galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow,
        ])
        try repository.copy.write(Sources.xcstrings(["add": ["en": "Add"]]), to: "T.xcstrings")
        let result = try repository.check()
        #expect(result.findings.map(\.key) == ["add"])
        #expect(result.remarks.count == 1)
        #expect(
            result.remarks[0].contains("T.xcstrings counts as changed, because it cannot be read as it was then: "),
            "\(result.remarks)")
    }

    @Test func aCatalogThatIsNew() throws {
        let repository = try apple()
        try repository.copy.write(Sources.xcstrings(["new": ["en": "New"]]), to: "App/New.xcstrings")
        #expect(try labels(repository) == ["new de", "new en", "new fr"])
    }

    /// A link to a catalog that has changed elsewhere in the repository.
    @Test func aCatalogBehindALink() throws {
        let repository = try GitCopy(
            [
                "Shared/T.xcstrings": Sources.xcstrings(["add": ["en": "Add", "de": "Hinzu"]]),
                "App/galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow,
            ], project: "App")
        let link = repository.copy.folder.appending(path: "App/T.xcstrings")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../Shared/T.xcstrings")
        try repository.commit()
        #expect(try labels(repository).isEmpty)
        try repository.copy.replace("Hinzu", with: "Dazu", in: "Shared/T.xcstrings")
        #expect(try labels(repository) == ["add de", "add en"])
    }

    /// More than a pipe holds at once, of names and of texts.
    @Test func muchHasChanged() throws {
        let long = String(repeating: "x", count: 150)
        var files = ["galley.yml": "strings: T.xcstrings\ntextSizes: [large]\nlabels: [{ keys: key7 }]\n"]
        for number in 0..<1000 { files["\(long)/\(number).txt"] = "" }
        func catalog(_ text: String) -> String {
            let entries = (0..<2000).map { number in
                let value = number == 7 ? text : "A text that stays as it is"
                return
                    "\"key\(number)\": { \"localizations\": { \"en\": { \"stringUnit\": { \"value\": \"\(value)\" } } } }"
            }
            return "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ",\n")) } }"
        }
        files["T.xcstrings"] = catalog("Old")
        let repository = try GitCopy(files)
        for number in 0..<1000 { try repository.copy.write("x", to: "\(long)/\(number).txt") }
        try repository.copy.write(catalog("New"), to: "T.xcstrings")
        #expect(try repository.check().measured == ["key7 en"])
        #expect(try repository.check().summary.labels == 1)
    }
}
