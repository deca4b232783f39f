import Foundation
import Galley
import Testing

/// What is known, meant, or the same in the source locale is not reported; what no longer is, is.
@Suite struct BaselineCheckTests {
    @Test func aBaselineHidesWhatItHoldsAndNothingElse() throws {
        let copy = try ProjectCopy(of: "Faults")
        let file = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check { $0.locales = ["de"] }, to: file)
        let result = try copy.check { $0.baseline = file }
        #expect(result.brief == PlantedFault.all.map(\.finding).filter { !$0.hasSuffix(" de") }.sorted())
        #expect(result.summary.known == 9)
        #expect(result.notices.isEmpty)
    }

    @Test func aStaleEntryIsReported() throws {
        let copy = try ProjectCopy(of: "Faults")
        let file = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check(), to: file)
        try copy.replace("Posteingang", with: "Eingang", in: "Localizable.xcstrings")
        let result = try copy.check { $0.baseline = file }
        #expect(result.findings.isEmpty)
        guard case .staleBaselineEntry(let entry) = try #require(result.notices.first) else {
            Issue.record("\(result.notices)")
            return
        }
        #expect(entry.finding.key == "mail.inbox" && result.notices.count == 1)
    }

    @Test func aBaselineWrittenAnewKeepsItsReasons() throws {
        let copy = try ProjectCopy(of: "Faults")
        let file = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check(), to: file)
        var baseline = try #require(try BaselineFile.read(file))
        baseline.entries[0].reason = "waits for the redesign"
        try Data(try BaselineJSON.render(baseline).utf8).write(to: file)
        try BaselineFile.write(copy.check(), to: file)
        #expect(try BaselineFile.read(file) == baseline)
    }

    /// What the source locale explains a differential check does not look at: the baseline keeps it.
    @Test func aDifferentialBaselineKeepsWhatTheSourceLocaleHasToo() throws {
        let copy = try ProjectCopy([
            "Localizable.xcstrings": LabelTests.catalog,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            locales: [en, de]
            textSizes: [large]
            labels:
              - { keys: toolbar.add, maxWidth: 2, maxLines: 1 }
            """,
        ])
        let file = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check(), to: file)
        let before = try #require(try BaselineFile.read(file)).entries.map(\.finding)
        var options = CheckOptions()
        (options.isDifferential, options.ignoresBaseline) = (true, true)
        let result = try copy.project().check(options)
        #expect(before.contains { $0.locale == "de" } && result.findings.isEmpty)
        try BaselineFile.write(result, of: options, to: file)
        #expect(try BaselineFile.read(file)?.entries.map(\.finding) == before)
    }

    @Test func whatASceneAllowsIsNotReportedAndAnIdleAllowanceIs() throws {
        let copy = try ProjectCopy(of: "Faults")
        try copy.replace(
            "lineLimit: 1", with: "lineLimit: 1\n      allow: { truncated-text: the whole title is one tap away }",
            in: "Scenes/TruncatedText.yml")
        let result = try copy.check()
        #expect(!result.brief.contains("truncated-text playlist.add de"))
        #expect(result.summary.allowed == 2)
        #expect(result.allowances.first?.reason == "the whole title is one tap away")
        #expect(result.notices.isEmpty)

        try copy.replace("lineLimit: 1", with: "lineLimit: 2", in: "Scenes/TruncatedText.yml")
        let notices = try copy.check().notices
        guard case .uselessAllowance(let allowance) = try #require(notices.first) else {
            Issue.record("\(notices)")
            return
        }
        #expect(allowance.rule == "truncated-text" && notices.count == 1)
    }

    @Test func anAllowanceOfNoRuleIsAMistakeWithItsPlace() throws {
        let copy = try ProjectCopy(of: "Faults")
        try copy.replace(
            "lineLimit: 1", with: "lineLimit: 1\n      allow: [truncated-txt]", in: "Scenes/TruncatedText.yml")
        let error = #expect(throws: InputError.self) { try copy.check() }
        #expect(error?.message == #"there is no rule "truncated-txt"; did you mean "truncated-text"?"#)
        #expect(error?.line == 7)
        #expect(error?.kind == .configuration)
    }

    /// A narrower bar cuts English off too, at the larger size: there German is no longer news.
    @Test func aDifferentialCheckReportsOnlyWhatTheSourceLocaleDoesNotHave() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        try copy.replace("padding: 8", with: "padding: 40", in: "Toolbar.yml")
        let all = try copy.check()
        let differential = try copy.check { $0.isDifferential = true }
        #expect(all.findings.contains { $0.locale == "en" })
        #expect(!differential.findings.contains { $0.locale == "en" })
        #expect(!differential.findings.isEmpty)
        let source = try #require(all.findings.first { $0.locale == "en" })
        func cells(_ result: CheckResult) -> Int {
            result.findings.first { $0.locale == "de" && $0.key == source.key && $0.rule == source.rule }?.cells ?? 0
        }
        #expect(cells(differential) == cells(all) - source.cells)
        // The source locale is compared with even where a filter leaves it out.
        let filtered = try copy.check { ($0.isDifferential, $0.locales) = (true, ["de"]) }
        #expect(filtered.findings == differential.findings.filter { $0.locale == "de" })
    }
}
