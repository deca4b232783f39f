import Checks
import Foundation
import Galley
import Reports
import Testing

/// What a check reports about texts that nothing is known to show.
@Suite struct SurveyTests {
    private static let files = [
        "texts/en.json": """
        { "play": "Play", "hello": "Hello {{name}}", "long": "\(String(repeating: "A long text. ", count: 20))",
          "files_one": "{{count}} file", "files_other": "{{count}} files", "same": "OK" }
        """,
        "texts/de.json": """
        { "play": "Wiedergabe", "hello": "Hallo {{nmae}}", "long": "\(String(repeating: "Ein längerer Text. ", count: 20))",
          "files_one": "{{count}} Datei", "files_other": "{{count}} Dateien", "same": "OK", "gone": "Weg" }
        """,
        "texts/fr.json": "{ \"play\": \"Lire\" }",
        "galley.yml": "strings: texts/en.json\nsourceLocale: en\nplatform: web\nlocales: all\n",
    ]

    @Test func whatIsKnownWithoutRooms() throws {
        let result = try ProjectCopy(Self.files).check()
        #expect(result.findings.isEmpty && result.measuredNothing)
        let coverage = try #require(result.summary.coverage)
        #expect(coverage.placed == 0)
        #expect(coverage.gaps.map(\.locale) == ["fr"])
        let survey = try #require(coverage.survey)
        #expect(survey.locales == 3)
        // Neither a paragraph, nor what is as wide as its source.
        let play = try #require(survey.growths.first)
        #expect(play.key == "play" && play.locale == "de" && play.sourceString == "Play")
        #expect(play.width > play.sourceWidth && play.percent > 50)
        #expect(!survey.growths.contains { ["long", "same", "gone"].contains($0.key) })
        #expect(survey.growths == survey.growths.sorted())
        #expect(Set(survey.problems.map(\.problem)) == ["missingPlaceholder", "extraPlaceholder"])
        #expect(survey.broken == 2 && survey.odd == 1)
        let text = TextFindings().render(result, options: ReportOptions())
        #expect(text.hasPrefix("No room is known for the "))
        #expect(text.contains("\"Wiedergabe\" (play, de) for \"Play\""))
        #expect(text.contains("Broken in the catalogs: 2 texts; 1 more is odd"))
        #expect(text.contains("\n  fr lacks "))
        #expect(!text.contains("No findings."))
        for format in FindingsFormats.all where ["markdown", "html", "github"].contains(format.name) {
            #expect(try format.render(result, options: ReportOptions()).contains("fr lacks "), "\(format.name)")
        }
        #expect(MarkdownFindings().render(result, options: ReportOptions()).hasPrefix("## Galley: nothing checked for"))
    }

    /// A budget without a place and a limit is no room: its missing translations are counted, and what else it finds stays.
    @Test func aBudgetWithoutALimitIsNoRoom() throws {
        var files = Self.files
        files["galley.yml"]? += "labels: [{ keys: \"*\" }]\n"
        let open = try ProjectCopy(files).check()
        #expect(!open.findings.contains { $0.rule == "missing-translation" })
        #expect(open.summary.coverage?.survey != nil && !open.measuredNothing)
        files["galley.yml"] = files["galley.yml"]?.replacing("\"*\"", with: "\"hello\", maxWidth: 300")
        let result = try ProjectCopy(files).check()
        #expect(result.brief.filter { $0.hasPrefix("missing") } == ["missing-translation hello fr"])
        #expect(result.summary.coverage?.survey == nil && result.summary.coverage?.placed == 1)
        let text = TextFindings().render(result, options: ReportOptions())
        #expect(text.contains(" keys has a room: ") && text.contains("\n  fr lacks "))
    }

    /// Entries of a baseline that were findings of their own are counted in one remark, not listed as no longer found.
    @Test func aBaselineOfMissingTranslationsIsOneRemark() throws {
        var files = Self.files
        files["galley.yml"]? += "labels: [{ keys: \"*\", maxWidth: 2000 }]\n"
        let copy = try ProjectCopy(files)
        let known = try copy.check()
        #expect(known.findings.contains { $0.rule == "missing-translation" })
        let baseline = Baseline(known.findings.filter { $0.rule == "missing-translation" })
        try copy.write(BaselineJSON.render(baseline), to: "b.json")
        try copy.write(
            files["galley.yml"]!.replacing(", maxWidth: 2000", with: "") + "baseline: b.json\n", to: "galley.yml")
        let notices = try copy.check().notices.map(Prose.notice).filter { $0.hasPrefix("the baseline has") }
        #expect(notices.count == 1 && notices[0].contains("which the summary counts instead"), "\(notices)")
    }

    /// The locales of the command line are those that are counted.
    @Test func aFilterOfLocalesIsKept() throws {
        let result = try ProjectCopy(Self.files).check { $0.locales = ["de"] }
        let coverage = try #require(result.summary.coverage)
        #expect(coverage.gaps.isEmpty && coverage.survey?.locales == 1)
        #expect(coverage.survey?.growths.allSatisfy { $0.locale == "de" } == true)
    }
}
