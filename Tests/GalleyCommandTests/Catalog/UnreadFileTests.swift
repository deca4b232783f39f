import Foundation
import Testing

/// One file that cannot be read is an error for that file. The rest is checked, and the status is 3.
@Suite struct UnreadFileTests {
    private static let english = "\"title\" = \"Settings\";\n"
    private static let french = "\"title\" = \"Paramètres\";\n"
    private static let damaged = "\"title\" = \"Einstellungen\"\n"

    private func project(english: String = UnreadFileTests.english, french: String = UnreadFileTests.french) throws
        -> ScratchFolder
    {
        try ScratchFolder([
            "en.lproj/L.strings": english, "de.lproj/L.strings": Self.damaged, "fr.lproj/L.strings": french,
            "galley.yml": """
            strings: [en.lproj/L.strings]
            sourceLocale: en
            widths: [320]
            labels: [{ keys: title, maxWidth: 30, maxLines: 1 }]
            """,
        ])
    }

    @Test func theRestIsChecked() throws {
        let scratch = try project()
        let run = try GalleyProcess("check", in: scratch.url)
        let error = "de.lproj/L.strings:2:1: error: expected ';' after the text, found the end of the file"
        #expect(run.status == 3 && run.output.contains(error), "\(run.output)\(run.error)")
        #expect(run.output.contains("\"Paramètres\" (title, fr)") && run.output.contains("\"Settings\" (title, en)"))
        #expect(!run.output.contains("(title, de)"), "\(run.output)")
        let json = try GalleyProcess("check", "--format", "json", in: scratch.url)
        #expect(json.status == 3 && json.output.contains("\"unfinished\""), "\(json.output)")
        // An option that names it alone leaves nothing else; those that fall back to it lack their texts too.
        let alone = try GalleyProcess("check", "--locale", "de", in: scratch.url)
        #expect(alone.status == 3 && (alone.output + alone.error).contains(error), "\(alone.output)\(alone.error)")
        let austrian = try project()
        try austrian.write(austrian.text(of: "galley.yml") + "\nlocales: [de-AT, fr]\n", to: "galley.yml")
        let fallback = try GalleyProcess("check", in: austrian.url)
        #expect(fallback.status == 3 && fallback.output.contains(error), "\(fallback.output)\(fallback.error)")
        // Nobody asked for it.
        #expect(try GalleyProcess("check", "--locale", "fr", in: scratch.url).status == 1)
    }

    /// The texts of the others are checked; those that fall back to it cannot be.
    @Test func theFileOfTheSourceLanguage() throws {
        let scratch = try project(english: "\"title\" = ")
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 3 && run.output.contains("en.lproj/L.strings:1:11: error: "), "\(run.output)\(run.error)")
        #expect(run.output.contains("(title, fr)") && !run.output.contains("(title, en)"), "\(run.output)")
    }

    /// A catalog of a single file, beside another.
    @Test func aWholeCatalog() throws {
        let scratch = try ScratchFolder([
            "A.xcstrings":
                "{\"sourceLanguage\": \"en\", \"strings\": {\"Continue shopping\": {}}, \"version\": \"1.0\"}",
            "B.xcstrings": "{\"sourceLanguage\": ",
            "One.yml": "view: { Text: Continue shopping, frame: { width: 30 }, lineLimit: 1 }\n",
            "Two.yml": "view: { Text: { key: other }, frame: { width: 30 } }\n",
            "galley.yml": "strings: [A.xcstrings, B.xcstrings]\nscenes: [One.yml, Two.yml]\nwidths: [320]\n",
        ])
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 3 && run.output.contains("B.xcstrings:1:20: error: "), "\(run.output)\(run.error)")
        #expect(run.output.contains("truncated-text: \"Continue shopping\""), "\(run.output)")
        // Nothing is left to check.
        try scratch.write("{", to: "A.xcstrings")
        let nothing = try GalleyProcess("check", in: scratch.url)
        #expect(nothing.status == 3 && nothing.error.hasPrefix("A.xcstrings:1:2: error: "), "\(nothing.error)")
    }

    /// Commands that write what they find of a whole project do not write a part.
    @Test func otherCommandsRefuse() throws {
        let scratch = try project()
        for command in ["budget", "verify"] {
            let run = try GalleyProcess([command], in: scratch.url)
            #expect(
                run.status == 3 && run.error.contains("de.lproj/L.strings:2:1: error: "), "\(command): \(run.error)")
        }
    }
}
