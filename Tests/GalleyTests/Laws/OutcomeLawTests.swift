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

    /// A text that goes on over its neighbours has its room all the same, with or without a report.
    @Test func aRoomWithoutFurtherLinesHasItsWidth() throws {
        let text = "Einstellungen"
        func tightest(width: Double) throws -> [TightLabel] {
            let project = try ProjectCopy([
                "Localizable.xcstrings": """
                { "sourceLanguage": "en", "version": "1.0", "strings": { "key": { "localizations": {
                "en": { "stringUnit": { "state": "translated", "value": "Settings" } },
                "de": { "stringUnit": { "state": "translated", "value": "\(text)" } } } } } }
                """,
                "rooms.json": """
                { "rooms": 1, "harvester": "test", "screens": [ { "name": "Page", "platform": "web", "locale": "en",
                "width": 800, "height": 600, "rooms": [ { "text": "Settings", "place": { "selector": "p" },
                "width": \(width), "frame": [0, 0, \(width), 20], "wraps": false,
                "font": { "families": ["Inter"], "size": 16, "scales": true } } ] } ] }
                """,
                "galley.yml": """
                strings: [Localizable.xcstrings]
                rooms: [rooms.json]
                platform: web
                locales: [de]
                scales: [1]

                """,
            ]).project()
            let plan = try CheckPlan(project, options: CheckOptions())
            let worker = LabelWorker(
                project, tools: LabelTools(try project.labelFonts()), tally: Checker(rules: project.rules))
            for part in plan.labels { try worker.run(part) }
            return worker.tally.result().summary.tightest
        }
        let tight = try #require(try tightest(width: 140).first)
        #expect(tight.room == 140 && tight.need > 90 && tight.need < 140 && tight.text.string == text)
        #expect(try tightest(width: 60).isEmpty)
    }
}
