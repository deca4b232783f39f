import Checks
import Foundation
import Frames
import Reports
import Testing

/// CI systems drop what exceeds their limits, so the worst findings come first and the rest is counted.
@Suite struct LimitsTests {
    /// So many errors, the later ones lacking more, and as many warnings.
    private static func result(_ count: Int) throws -> CheckResult {
        var rules = RuleSet()
        try rules.set("truncated-text", to: "warning", inScene: "Warnings")
        var checker = Checker(rules: rules)
        for scene in ["Errors", "Warnings"] {
            for index in 0..<count {
                var report = TestText.report(string: "Label \(index)", scene: scene, key: "label.\(index)")
                report.root.text?.ideal.width = 100 + Double(index)
                checker.check(report)
            }
        }
        return checker.result()
    }

    /// More than any of the limits allows.
    private static let large = Result { try result(3000) }

    @Test func gitHubShowsTheWorstTenOfEachSeverity() throws {
        let text = GitHubFindings().render(try Self.result(30), options: ReportOptions())
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(lines.first?.contains("\"Label 29\"") == true)
        #expect(lines.contains("Annotations show the worst 20 of 60 faults. All findings:"))
        #expect(lines.count { $0.contains(": truncated-text: ") } == 60)
    }

    @Test func gitHubNamesNoRemainderWhereThereIsNone() throws {
        let text = GitHubFindings().render(try Self.result(10), options: ReportOptions())
        #expect(!text.contains("::group::"))
    }

    @Test func sarifKeepsTheWorstFiveThousandAndSaysSo() throws {
        let text = try SARIFFindings().render(try Self.large.get(), options: ReportOptions())
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let run = try #require((document?["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 5000)
        #expect(results.count { $0["level"] as? String == "error" } == 3000)
        #expect(text.contains("1,000 findings left out: the worst 5000 of a run are kept."))
    }

    @Test func markdownStaysBelowTheLimitOfAJobSummary() throws {
        let text = MarkdownFindings().render(try Self.large.get(), options: ReportOptions())
        #expect(text.utf8.count < 1024 * 1024)
        #expect(text.contains(" more, left out."))
        #expect(text.contains("Label 2999"))
    }
}
