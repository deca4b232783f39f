import Checks
import Galley
import Labels
import Projects
import Testing

@testable import Checking

/// What is known about a label without a report is what its report says.
@Suite struct OutcomeLawTests {
    /// Findings with their hints, and everything that is counted and listed.
    @Test(arguments: [UInt64](1...120)) func outcomesSayWhatReportsSay(seed: UInt64) throws {
        let random = RandomProject(seed: seed, hasRooms: seed.isMultiple(of: 2))
        let project = try ProjectCopy(random.files).project()
        let plan = try CheckPlan(project, options: CheckOptions())
        func result(asksReports: Bool) throws -> CheckResult {
            let worker = LabelWorker(
                project, tools: LabelTools(try project.labelFonts()), tally: Checker(rules: project.rules),
                asksReports: asksReports)
            for part in plan.labels { try worker.run(part) }
            return worker.tally.result()
        }
        let (known, told) = (try result(asksReports: false), try result(asksReports: true))
        #expect(known.findings == told.findings, "\(random.description)")
        #expect(known.findings.map(\.hints) == told.findings.map(\.hints), "\(random.description)")
        #expect(known.summary == told.summary, "\(random.description)")
    }
}
