import Foundation
import Testing

@Suite struct CatalogCommandTests {
    private static let files = [
        "res/values/strings.xml": """
        <resources>
            <string name="save">Save</string>
            <string name="open">Open %1$s</string>
            <string name="open">Open %1$s now</string>
        </resources>
        """,
        "res/values-de/strings.xml": "<resources>\n<string name=\"open\">Öffnen</string>\n</resources>",
        "res/values-fi/strings.xml": "<resources><string name=\"save\">Tallenna</string></resources>",
    ]

    @Test func aTableForPeople() throws {
        let scratch = try ScratchFolder(Self.files)
        let run = try GalleyProcess("catalog", in: scratch.url)
        #expect(run.status == 0 && run.error == "")
        #expect(
            run.output == """
                res/values/strings.xml and 2 other files: Android string resources, 2 keys, source language en \
                (as its tools take it)
                  locale  done  translated  missing
                  de      50 %           1        1
                  fi      50 %           1        1

                res/values-de/strings.xml:2:21: warning: "open" (de) lacks the placeholder %1$s of the source text
                res/values/strings.xml:4:5: warning: "open" is already on line 3; this one counts

                """, "\(run.output)")
        #expect(try GalleyProcess("catalog", "res", in: scratch.url).output == run.output)
        #expect(try GalleyProcess("catalog", "res/values-de/strings.xml", in: scratch.url).output == run.output)
        #expect(try GalleyProcess("catalog", "--strict", in: scratch.url).status == 1)
        let finnish = try GalleyProcess("catalog", "--strict", "--locale", "fi", in: scratch.url)
        #expect(finnish.output.contains("fi ") && !finnish.output.contains("de "))
        let other = try GalleyProcess("catalog", "--locale", "fr", in: scratch.url)
        #expect(other.status == 2)
        #expect(other.error.contains("there is no locale in the catalogs \"fr\""))
    }

    @Test func aDocumentForPrograms() throws {
        let scratch = try ScratchFolder(Self.files)
        let run = try GalleyProcess("catalog", "--format", "json", in: scratch.url)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        let catalog = try #require((document["catalogs"] as? [[String: Any]])?.first)
        #expect(catalog["format"] as? String == "android" && catalog["keys"] as? Int == 2)
        #expect(catalog["sourceLanguage"] as? String == "en")
        let files = try #require(catalog["files"] as? [[String: Any]])
        #expect(files.map { $0["locale"] as? String } == ["de", "fi", nil])
        #expect(files.last?["locale"] is NSNull)
        let locale = try #require((catalog["locales"] as? [[String: Any]])?.first)
        #expect(locale["locale"] as? String == "de" && locale["percent"] as? Int == 50)
        let odd = try #require((catalog["oddities"] as? [[String: Any]])?.first)
        #expect(odd["problem"] as? String == "missingPlaceholder" && odd["key"] as? String == "open")
        #expect(odd["line"] as? Int == 2 && odd["column"] as? Int == 21)
    }

    /// What cannot be read is named, and the rest is listed; the status says so.
    @Test func whatCannotBeReadIsNamed() throws {
        let scratch = try ScratchFolder([
            "a/L.xcstrings": "{", "a/de.toml": "", "a/i18n/de.toml": "",
            "b.xcstrings":
                #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
        ])
        let run = try GalleyProcess("catalog", in: scratch.url)
        #expect(run.status == 3)
        #expect(run.output.contains("a/L.xcstrings:1:2: error: "))
        #expect(run.output.contains("a/i18n/de.toml: warning: this looks like a catalog, but it is not read: TOML"))
        #expect(run.output.contains("b.xcstrings: Xcode string catalog, 0 keys, source language en"))
        #expect(try GalleyProcess("catalog", "a/L.xcstrings", in: scratch.url).status == 3)
        #expect(try GalleyProcess("catalog", "missing.po", in: scratch.url).status == 3)
        #expect(try GalleyProcess("catalog", "a/i18n/de.toml", in: scratch.url).status == 3)
    }

    /// Without a stated source language there is still a table, and the question.
    @Test func theQuestionIsAsked() throws {
        let scratch = try ScratchFolder([
            "locales/en.json": #"{"a": "Save", "b": "Open"}"#, "locales/de.json": #"{"a": "Sichern"}"#,
        ])
        let run = try GalleyProcess("catalog", "locales", in: scratch.url)
        #expect(run.status == 0 && run.output.contains("source language not known"))
        #expect(run.output.contains("--source-locale en"))
        let stated = try GalleyProcess("catalog", "locales", "--source-locale", "en", in: scratch.url)
        #expect(stated.output.contains("source language en (as stated)"))
        #expect(stated.output.contains("  de      50 %           1        1"))
        // The nearest galley.yml says so too, to measure as well.
        #expect(try GalleyProcess("measure", "--catalog", "locales", in: scratch.url).status == 2)
        try scratch.write("sourceLocale: en\n", to: "galley.yml")
        #expect(try GalleyProcess("catalog", "locales", in: scratch.url).output.contains("source language en"))
        #expect(try GalleyProcess("measure", "--catalog", "locales", in: scratch.url).status == 0)
    }

    /// The catalogs and the source language of a configuration may be in a file that it extends.
    @Test func whatAConfigurationExtendsNamesTheCatalogs() throws {
        let scratch = try ScratchFolder()
        for folder in [".git", "Shared", "App/Texts"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
        try scratch.write("", to: ".git/HEAD")
        try scratch.write("strings: [../App/Texts/*.json]\nsourceLocale: de\n", to: "Shared/base.yml")
        try scratch.write(#"{ "add": "Hinzufügen" }"#, to: "App/Texts/de.json")
        try scratch.write(#"{ "add": "Add" }"#, to: "App/Texts/en.json")
        try scratch.write(#"{ "other": "Other" }"#, to: "App/en.json")
        try scratch.write("extends: ../Shared/base.yml\n", to: "App/galley.yml")
        let run = try GalleyProcess("catalog", "--format", "json", in: scratch.url.appending(path: "App"))
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("Texts/de.json") && !run.output.contains(#""file" : "en.json""#), "\(run.output)")
        #expect(run.output.contains(#""sourceLanguage" : "de""#), "\(run.output)")
    }
}
