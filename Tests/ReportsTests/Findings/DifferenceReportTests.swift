import Checks
import Foundation
import Frames
import Pictures
import Reports
import Testing

/// Differences from recordings, in every format that faults have.
@Suite struct DifferenceReportTests {
    /// What verify finds where a row moved in each of these locales, at two text sizes, farther at the larger one.
    private static func result(_ locales: [String] = ["de", "fi"]) -> CheckResult {
        var checker = Checker()
        for locale in locales {
            for size in [TextSize.large, .accessibility3] {
                var report = RecordedToolbar.report
                report.environment.locale = locale
                report.environment.textSize = size
                let recorded = FrameTree.render(report)
                    .replacing("16,0 88×44", with: size == .large ? "12,0 88×44" : "8,0 80×44")
                    .replacing("28,11", with: size == .large ? "24,11" : "20,11")
                    .replacing("320 × 44, fits", with: "320 × 40, fits")
                checker.check(report, finding: FrameDifference.faults(recorded: recorded, now: report))
            }
        }
        var result = checker.result(isPartial: true)
        result.subject = .differences
        result.notices = [
            .remark("Toolbar.reports/versions.txt: recorded with ICU 74.2, measured with ICU 76.1", at: nil)
        ]
        (result.summary.tightest, result.summary.idleRules, result.summary.notes) = ([], [], [])
        for index in result.findings.indices where result.findings[index].view.name == "save" {
            result.findings[index].remarks.append(.varies)
        }
        return result
    }

    /// Kinds of difference that `FrameDifference` does not find by itself, or only in other scenes.
    private static func oddities() -> CheckResult {
        let view = RecordedView(
            title: "Divider", string: "a\"]]><&\u{0}", frame: Frame(x: 1, y: 2, width: 3, height: 4))
        let differences: [Difference] = [
            .added(view), .removed(view), .unrecorded(command: "galley"),
            .unreadable(line: 3, recorded: nil, now: "a\u{1B}"),
            .stale(reason: "is recorded", command: "galley record"),
        ]
        var checker = Checker()
        let reference = ViewReference(RecordedToolbar.report.root)
        checker.check(RecordedToolbar.report, finding: differences.map { Fault($0, of: reference) })
        var result = checker.result(isPartial: true)
        result.subject = .differences
        return result
    }

    @Test func aDifferenceOfManyLocalesIsTheLargestAndTheNamesOfAll() {
        let text = TextFindings().render(Self.result(), options: ReportOptions())
        #expect(
            text == """
                note: Toolbar.reports/versions.txt: recorded with ICU 74.2, measured with ICU 76.1
                2 differences in 2 locales:

                Scenes/Toolbar.yml:3:3: error: changed-view: Button save (de) moved 8 right and is 8 wider (80 × 44 → 88 × 44) \
                in Toolbar at every text size, width 320
                  note: so at AX3, width 320; not the same in every cell
                  in 2 locales: de, fi
                Scenes/Toolbar.yml:3:3: error: resized-scene: Toolbar (de) is 320 × 44, was 320 × 40 \
                (at every text size, width 320)
                  in 2 locales: de, fi

                Compared 1 scene in 4 cells and 2 locales with what was recorded.
                2 differences in 2 locales: 1 changed-view, 1 resized-scene.

                """)
    }

    @Test func whatIsLeftOutIsSaid() {
        let text = TextFindings().render(Self.result(), options: ReportOptions(limit: 1))
        #expect(text.hasSuffix("Not shown: 1 difference; --all shows every difference.\n"))
    }

    @Test func nothingIsSaidInOneLine() {
        var result = Checker().result()
        result.subject = .differences
        (result.summary.idleRules, result.summary.notes) = ([], [])
        #expect(
            TextFindings().render(result, options: ReportOptions())
                == "Compared 0 scenes in 0 cells and 0 locales with what was recorded.\nNo differences.\n")
    }

    /// Frames are numbers for programs.
    @Test func programsReadBothFrames() throws {
        let json = try FindingsFormats.find("json").render(Self.result(["de"]), options: ReportOptions())
        for part in [
            "\"moved\" : {", "\"recorded\" : {", "\"now\" : {", "\"title\" : \"Button #save\"", "\"fits\" : true",
        ] { #expect(json.contains(part)) }
        #expect(json.contains("\"rule\" : \"changed-view\"") && !json.contains("\"rule\" : \"truncated-text\""))
        let sarif = try FindingsFormats.find("sarif").render(Self.result(["de"]), options: ReportOptions())
        #expect(sarif.contains("\"id\" : \"stale-recording\"") && !sarif.contains("\"id\" : \"overflow\""))
        #expect(!sarif.contains("\"ruleIndex\" : -1"))
        let junit = try FindingsFormats.find("junit").render(Self.result(), options: ReportOptions())
        #expect(junit.contains(#"failures="4""#))
    }

    @Test(
        .enabled(if: Validator.xmllint.isInstalled, "needs xmllint (Debian: libxml2-utils)"),
        arguments: [("junit", "JUnit.xsd"), ("checkstyle", "checkstyle.xsd")])
    func xmlIsValid(format: String, schema: String) throws {
        for result in [Self.result(), Self.oddities()] {
            let document = try FindingsFormats.find(format).render(result, options: ReportOptions())
            #expect(try Validator.xmllint.complaint(about: document, schema: Validator.schema(schema)) == nil)
        }
    }

    @Test(
        .enabled(if: Validator.python3.isInstalled, "needs jsonschema (Debian: python3-jsonschema)"),
        arguments: [("sarif", "sarif-schema-2.1.0.json"), ("gitlab", "gitlab-code-quality.schema.json")])
    func jsonIsValid(format: String, schema: String) throws {
        for result in [Self.result(), Self.oddities()] {
            let document = try FindingsFormats.find(format).render(result, options: ReportOptions())
            #expect(try Validator.python3.complaint(about: document, schema: Validator.schema(schema)) == nil)
        }
    }

    @Test(.enabled(if: Validator.python3.isInstalled, "needs jsonschema (Debian: python3-jsonschema)"))
    func findingsAreValidAfterTheirSchema() throws {
        let schema = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(JSONFindings.schema().utf8).write(to: schema)
        defer { try? FileManager.default.removeItem(at: schema) }
        for result in [Self.result(), Self.oddities()] {
            let document = try FindingsFormats.find("json").render(result, options: ReportOptions())
            #expect(try Validator.python3.complaint(about: document, schema: schema.path) == nil)
        }
    }

    @Test func theRecordedSideIsDrawnFromTheRecording() throws {
        let recorded = RecordedToolbar.text.replacing("16,0 88×44", with: "12,0 80×44")
            .replacing("96×22 \"Löschen\" (delete)", with: "90×44 \"Alle löschen\" (delete), 2 lines")
        let difference = try #require(FrameDifference(recorded: recorded, now: RecordedToolbar.report))
        let now = difference.currentPicture(ScenePicture(RecordedToolbar.report))
        let (before, isUnknown) = difference.recordedPicture(
            in: RecordedToolbar.report.environment, beside: ScenePicture(RecordedToolbar.report))
        #expect(isUnknown)
        #expect(before.emphasis == PictureEmphasis(title: "recorded", views: ["0.0", "0.0.0", "0.1"]))
        #expect(now.emphasis == PictureEmphasis(title: "now", views: ["0.0", "0.0.0", "0.1"]))
        let save = before.report.root.children[0]
        #expect(save.frame == Frame(x: 12, y: 0, width: 80, height: 44) && save.control == true)
        let lines = try #require(before.report.root.children[1].text?.lines)
        #expect(lines.map(\.range) == [[0, 5], [5, 12]] && lines.map(\.width).max() == 90)
        let svg = FrameSVG.render([before, now])
        #expect(svg.contains("de, recorded") && svg.contains("de, now") && svg.contains("3 views marked"))
    }
}
