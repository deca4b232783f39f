import Foundation
import Testing

/// Filters, and files that have nothing to do with what is asked for.
@Suite struct FilterListTests {
    private static let files = [
        "l/en.json": #"{"save": "Save"}"#, "l/de.json": #"{"save": "Sichern"}"#,
        "l/fr.json": #"{"save": "Enregistrer"}"#,
        "galley.yml": """
        strings: l/en.json
        sourceLocale: en
        widths: [300, 400]
        labels: [{ keys: "*" }]

        """,
        "S.yml": "scene: S\nview: { Text: save }\n",
    ]

    /// As `layout --sheet` takes them: with commas, and several times.
    @Test func severalValues() throws {
        let scratch = try ScratchFolder(Self.files)
        for words in [["--locale", "de,fr"], ["--locale", "de", "--locale", "fr"]] {
            let run = try GalleyProcess(["check"] + words, in: scratch.url)
            #expect(run.status == 0 && run.output.contains("in 12 cells and 2 locales"), "\(run.output)\(run.error)")
        }
        let narrow = try GalleyProcess(
            ["check", "--width", "300,400", "--text-size", "large,AX3", "--locale", "en"], in: scratch.url)
        #expect(narrow.output.contains("in 4 cells and 1 locale"), "\(narrow.output)\(narrow.error)")
        let catalog = try GalleyProcess(["catalog", "--locale", "de,fr"], in: scratch.url)
        #expect(catalog.status == 0 && catalog.output.contains("\n  fr"), "\(catalog.output)\(catalog.error)")
        let unknown = try GalleyProcess(["check", "--locale", "de,xx"], in: scratch.url)
        #expect(unknown.status == 2 && unknown.error.contains("--locale xx matches nothing"), "\(unknown.error)")
    }

    @Test func aDamagedFileOfAnotherLocale() throws {
        let configuration = try #require(Self.files["galley.yml"]) + "scenes: [S.yml]\n"
        let scratch = try ScratchFolder(Self.files.merging(["l/de.json": "{", "galley.yml": configuration]) { $1 })
        func measure(_ locale: String) throws -> GalleyProcess {
            try GalleyProcess(["measure", "--catalog", "l/en.json", "--locale", locale], in: scratch.url)
        }
        #expect(try measure("fr").status == 0)
        for run in [
            try measure("de-AT"), try measure("de"),
            try GalleyProcess(["measure", "--catalog", "l/en.json"], in: scratch.url),
            try GalleyProcess(["layout", "S.yml", "--locale", "de-AT"], in: scratch.url),
            try GalleyProcess(["layout", "S.yml", "--locale", "de", "--format", "svg"], in: scratch.url),
        ] {
            #expect(run.status == 3 && run.error.hasPrefix("l/de.json:1:2: error: "), "\(run.status) \(run.error)")
            #expect(run.output.isEmpty)
        }
        #expect(
            try GalleyProcess(["layout", "S.yml", "--locale", "fr"], in: scratch.url).output.contains("Enregistrer"))
    }

    @Test func aFontIsNamedWithItsLine() throws {
        let scratch = try ScratchFolder(Self.files.merging(["bad.ttf": "garbage", "bad.woff2": "wOF2garbage"]) { $1 })
        for font in ["bad.ttf", "bad.woff2"] {
            let text = try #require(Self.files["galley.yml"]) + "fonts:\n  - { file: \(font), default: true }\n"
            try scratch.write(text, to: "galley.yml")
            let run = try GalleyProcess(["check"], in: scratch.url)
            #expect(run.status == 3, "\(run.error)")
            #expect(run.error.contains("galley.yml:6:13: error: ") && run.error.contains(font), "\(run.error)")
        }
    }

    /// What is wrong only when a command runs says nothing of the other commands.
    @Test func anOptionThatDoesNotFit() throws {
        let scratch = try ScratchFolder(Self.files)
        let words = ["layout", "S.yml", "--system", "ios 26", "--platform", "android"]
        let run = try GalleyProcess(words, in: scratch.url)
        #expect(run.status == 2)
        #expect(run.error == "error: --system ios 26 is for platform ios, and the platform is android\n")
    }
}
