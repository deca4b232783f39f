import Foundation
import Testing

/// A source language that no file has would have the names of keys measured: it is an error, whoever states it.
@Suite struct ForeignSourceLocaleTests {
    private static let catalog = [
        "texts/en.json": #"{"menu.save": "Save"}"#, "texts/de.json": #"{"menu.save": "Sichern"}"#,
        "texts/fi.json": #"{"menu.save": "Tallenna"}"#,
    ]

    private func project(_ sourceLocale: String) throws -> ScratchFolder {
        var files = Self.catalog
        files["galley.yml"] = """
            strings: texts/en.json
            sourceLocale: \(sourceLocale)
            labels: [{ keys: "*", maxWidth: 20 }]

            """
        return try ScratchFolder(files)
    }

    private static let message = "sourceLocale: no catalog has texts in fr; the locales are fi, de, en\n"

    @Test func inTheConfiguration() throws {
        let scratch = try project("fr")
        for command in [["check"], ["catalog"], ["measure", "--catalog", "texts/en.json"]] {
            let run = try GalleyProcess(command, in: scratch.url)
            #expect(run.status == 2 && run.output.isEmpty, "\(command)")
            #expect(run.error.hasSuffix("galley.yml:2:15: error: " + Self.message), "\(command): \(run.error)")
        }
    }

    @Test func asAnOption() throws {
        let scratch = try ScratchFolder(Self.catalog)
        let commands = [
            ["catalog", "texts"], ["measure", "--catalog", "texts/en.json"], ["init"],
        ]
        for command in commands {
            let run = try GalleyProcess(command + ["--source-locale", "fr"], in: scratch.url)
            #expect(run.status == 2 && run.output.isEmpty, "\(command)")
            #expect(
                run.error == "error: --" + Self.message.replacing("sourceLocale", with: "source-locale"), "\(run.error)"
            )
        }
        #expect(try scratch.contents() == ["texts"])
    }

    /// A language that the files have in another spelling, and one that only keys are in, is none.
    @Test func whatTheFilesHave() throws {
        let languages = [("en", "texts/en-GB.json"), ("en-US", "texts/en.json"), ("nb", "texts/no.json")]
        for (language, file) in languages {
            let scratch = try ScratchFolder([
                file: #"{"menu.save": "Save"}"#, "texts/de.json": #"{"menu.save": "Sichern"}"#,
            ])
            let run = try GalleyProcess(["catalog", "texts", "--source-locale", language], in: scratch.url)
            #expect(run.status == 0, "\(language): \(run.error)")
        }
        let texts = [
            ("texts/de.json", #"{"Save as": "Sichern als", "Save": "Sichern"}"#),
            ("de.lproj/A.strings", #""Save" = "Sichern";"#),
            (
                "po/de.po",
                "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\nmsgid \"Save\"\nmsgstr \"Los\"\n"
            ),
            ("res/values/strings.xml", #"<resources><string name="menu_save">Save</string></resources>"#),
        ]
        for (file, text) in texts {
            let scratch = try ScratchFolder([file: text])
            let run = try GalleyProcess(["catalog", file, "--source-locale", "fr"], in: scratch.url)
            #expect(run.status == 0, "\(file): \(run.error)")
        }
        let names = try ScratchFolder(["de.lproj/A.strings": #""menu.save" = "Sichern";"#])
        #expect(
            try GalleyProcess(["catalog", "de.lproj/A.strings", "--source-locale", "fr"], in: names.url).status == 2)
    }
}
