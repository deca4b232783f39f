import Checks
import Foundation
import Frames
import Projects
import Testing

@testable import Checking
@testable import Galley

/// A label that is cut in many cells comes as one report, and its findings must be those of a report for each cell.
@Suite struct ShortCellTests {
    /// A check that has every cell come by itself.
    private struct Apart: ReportTally {
        var checker: Checker
        var fresh: Apart { Apart(checker: checker.fresh) }

        mutating func check(_ report: FrameReport) { checker.check(report) }
        mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows { try work(&checker) }
        mutating func merge(_ other: Apart) { checker.merge(other.checker) }
    }

    private static let labels = [
        "{ keys: \"*\", maxWidth: 20, maxLines: 1 }", "{ keys: \"*\", maxWidth: 66, maxLines: 1 }",
        "{ keys: \"*\", maxLines: 1 }",
        // A size that does not follow the text size: many cells lack the same.
        "{ keys: \"*\", font: { size: 17 }, maxWidth: 66, maxLines: 1 }",
    ]

    @Test(arguments: labels, ["ios", "android", "web"])
    func findingsAreThoseOfEveryCell(labels: String, platform: String) throws {
        let sizes =
            platform == "ios"
            ? "textSizes: [AX3, xSmall, large, xxxLarge, AX5]" : "scales: [2, 1, 1.3]"
        let copy = try ProjectCopy([
            "Localizable.xcstrings": LabelTests.catalog,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            platform: \(platform)
            \(sizes)
            widths: [90, 40, 200]
            labels: [\(labels)]
            """,
        ])
        let project = try copy.project()
        let joined = try run(Checker(rules: project.rules), project).result()
        let apart = try run(Apart(checker: Checker(rules: project.rules)), project).checker.result()
        #expect(joined.findings == apart.findings)
        #expect(joined.findings.contains { $0.rule == "truncated-text" })
        #expect(joined.summary.cells == apart.summary.cells && joined.summary.tightest == apart.summary.tightest)
    }

    /// What a comment hides in cells that have no report of their own counts as well.
    @Test(arguments: [40.0, 66, 300])
    func anAllowanceHidesTheFindingOfEveryCell(width: Double) throws {
        let copy = try ProjectCopy([
            "Localizable.xcstrings": LabelTests.catalog.replacing(
                #""toolbar.add": {"#, with: #""toolbar.add": { "comment": "galley:allow truncated-text","#),
            "galley.yml": """
            strings: [Localizable.xcstrings]
            textSizes: [AX3, xSmall, large, xxxLarge, AX5]
            labels: [{ keys: "*", maxWidth: \(width), maxLines: 1 }]
            """,
        ])
        let project = try copy.project()
        let joined = try run(Checker(rules: project.rules), project).result()
        let apart = try run(Apart(checker: Checker(rules: project.rules)), project).checker.result()
        #expect(joined.findings == apart.findings)
        #expect(!joined.findings.contains { $0.rule == "truncated-text" && $0.key == "toolbar.add" })
        #expect(joined.allowances == apart.allowances)
        #expect(joined.allowances.map { $0.uses > 0 } == [true])
    }

    private func run<Tally: ReportTally>(_ tally: Tally, _ project: Project) throws -> Tally {
        let plan = try CheckPlan(project, options: CheckOptions())
        let pool = CheckPool(
            project: project, fonts: try project.labelFonts(), options: CheckOptions(),
            progress: WorkProgress(1) { _ in })
        return try pool.run(scenes: [], labels: plan.labels, into: tally)
    }
}
