import Basics
import Checks
import Reports
import Testing

/// The output that people see most often.
@Suite struct TextFindingsTests {
    @Test func colourIsAddedToTheSameText() throws {
        let result = try SampleCheck.result()
        let plain = TextFindings().render(result, options: ReportOptions())
        let coloured = TextFindings().render(result, options: ReportOptions(colour: true))
        #expect(coloured != plain)
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func isQuietWhenAllIsWell() {
        var checker = Checker()
        checker.check(TestText.report(string: "OK", scene: "Clean", isCut: false))
        let result = checker.result()
        #expect(TextFindings().render(result, options: ReportOptions(summary: false)) == "")
    }

    /// A line break in a text must not break the line of its finding.
    @Test func aFindingIsOneLine() {
        var checker = Checker()
        checker.check(TestText.report(string: "first\nsecond\u{2028}third\u{1B}[0m\r", scene: "Lines"))
        let text = TextFindings().render(checker.result(), options: ReportOptions(summary: false))
        let lines = text.split(whereSeparator: \.isNewline)
        #expect(lines.count { !$0.hasPrefix("  ") } == 1)
        #expect(!text.contains("\u{1B}"))
    }

    @Test(arguments: FindingsFormats.names)
    func everyFormatIsTheSameEveryTime(name: String) throws {
        let format = try FindingsFormats.find(name)
        let texts = try (0..<3).map { _ in try format.render(SampleCheck.result(), options: ReportOptions()) }
        #expect(Set(texts).count == 1)
        #expect(texts[0].hasSuffix("\n"))
    }

    @Test func aMisspeltFormatSuggestsTheNearest() {
        #expect(throws: UnknownName("juint", kind: "format", expected: FindingsFormats.names)) {
            try FindingsFormats.find("juint")
        }
    }
}
