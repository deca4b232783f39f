import Basics
import Checks
import Frames
import Reports
import Testing

/// A recorded report and the one of today: a person reads which view moved by how much.
@Suite struct FrameDifferenceTests {
    /// What is different where the recording had the first of each two texts in place of the second.
    private func describe(_ changes: (was: String, now: String)...) -> [String] {
        Self.describe(changes.reduce(RecordedToolbar.text) { $0.replacing($1.now, with: $1.was) })
    }

    private static func describe(_ recorded: String, now report: FrameReport = RecordedToolbar.report) -> [String] {
        FrameDifference.faults(recorded: recorded, now: report).map { fault in
            guard case .difference(let difference) = fault.evidence else { return "" }
            let text = fault.text.map { " \(Prose.quoted($0.string))" } ?? ""
            return "\(fault.rule) \(fault.view.id) \(Prose.name(fault.view))\(text): \(Prose.says(difference))"
        }
    }

    @Test func sameReportsHaveNoDifference() throws {
        let difference = try #require(
            FrameDifference(recorded: RecordedToolbar.text, now: RecordedToolbar.report))
        #expect(difference.faults.isEmpty)
    }

    @Test func aViewThatMovedTakesWhatIsInItAlong() {
        #expect(
            describe((was: "3.5,2 88", now: "16,0 88"), (was: "15.5,13", now: "28,11"))
                == ["changed-view 0.0 Button save: moved 12.5 right and 2 up"])
    }

    @Test func aViewThatStaysBehindIsNamed() {
        #expect(
            describe((was: "4,0 88", now: "16,0 88")) == [
                "changed-view 0.0 Button save: moved 12 right",
                "changed-view 0.0.0 Text \"Sichern\": did not move with the view that contains it",
            ])
    }

    @Test func sizesTextsAndFactsAreNamed() {
        #expect(
            describe(
                (was: "320 × 66, fits", now: "320 × 44, fits"), (was: "72×44", now: "96×22"),
                (was: "(delete), 2 lines", now: "(delete)"), (was: "\"Sicher\"", now: "\"Sichern\"")) == [
                    "resized-scene 0 HStack: is 320 × 44, was 320 × 66",
                    "changed-view 0.0.0 Text \"Sichern\": was \"Sicher\"",
                    """
                    changed-view 0.1 Text "Löschen": is 24 wider and 22 shorter (72 × 44 → 96 × 22) and no longer 2 lines
                    """,
                ])
    }

    @Test func viewsThatCameOrWentAreNamed() {
        let come = describe(
            (was: "", now: "├─ Button #save 16,0 88×44\n│  └─ Text 28,11 64×22 \"Sichern\" (save)\n"))
        #expect(come == ["new-view 0.0 Button save: is new at 16,0 (88 × 44)"])
        let gone = describe((was: "├─ Divider #line 4,0 1×44\n├─ Button", now: "├─ Button"))
        #expect(gone == ["missing-view 0.0 Divider line: is gone from 4,0 (1 × 44)"])
    }

    /// The place is that of the view that held it, as what is gone has none.
    @Test func whatIsGoneIsLookedForWhereItWas() throws {
        let recorded = RecordedToolbar.text.replacing("├─ Button", with: "├─ Divider 4,0 1×44\n├─ Button")
        let fault = try #require(FrameDifference.faults(recorded: recorded, now: RecordedToolbar.report).first)
        #expect(fault.view.source == SourcePosition(file: "Scenes/Toolbar.yml", line: 3, column: 3))
    }

    @Test(arguments: ["", "a\nb\n", "a\n", "\n\n\n\n", "Toolbar: de\n320\n├─ 0\n", "Toolbar: de\n320\nA 0,0 nan×1\n"])
    func aTextThatIsNoTreeIsComparedByLine(text: String) {
        let faults = Self.describe(text)
        #expect(faults.count == 1)
        #expect(faults[0].hasPrefix("missing-recording 0 HStack: has a recording that differs in line "))
    }

    /// Whatever `FrameTree` writes, the difference can read.
    @Test func readsEveryFactOfAReport() {
        let recorded = FrameTree.render(SampleReport.full).replacing("188×42.333", with: "188×40")
        #expect(
            Self.describe(recorded, now: SampleReport.full) == [
                """
                changed-view 0.1.0 Text "Zur Wiedergabeliste hinzufügen": is 2.333 taller (188 × 40 → 188 × 42.333)
                """
            ])
    }

    /// Each fact of a report by itself, changed or lost, is one difference at least.
    @Test func everyCharacterCounts() {
        let text = FrameTree.render(SampleReport.full)
        var lines = text.split(separator: "\n")
        for index in lines.indices.dropFirst() {
            let line = lines[index]
            lines[index] = line + ", unheard of"
            #expect(!Self.describe(lines.joined(separator: "\n") + "\n", now: SampleReport.full).isEmpty)
            lines[index] = line
        }
    }

    @Test func theFirstLineIsReadAgain() throws {
        var turned = SampleReport.full
        turned.environment.system = .ios18OnItsSide
        for report in [SampleReport.full, RecordedToolbar.report, turned] {
            let line = try #require(FrameTree.render(report).split(separator: "\n").first)
            let read = try #require(RecordedEnvironment(line: line))
            #expect(read.scene == report.scene)
            #expect(Cell(read.environment) == Cell(report.environment))
            #expect(read.environment.locale == report.environment.locale)
            #expect(read.environment.layoutDirection == report.environment.layoutDirection)
            #expect(read.environment.platform == report.environment.platform)
            #expect(read.environment.system == report.environment.system)
        }
        #expect(RecordedEnvironment(line: "HarfBuzz 10.2.0") == nil && RecordedEnvironment(line: ": , ") == nil)
    }
}

/// A row of a button and a text, as it is today and as it is recorded.
enum RecordedToolbar {
    static let text = """
        Toolbar: de, large, width 320, ios
        320 × 44, fits
        HStack 0,0 320×44
        ├─ Button #save 16,0 88×44
        │  └─ Text 28,11 64×22 "Sichern" (save)
        └─ Text 116,11 96×22 "Löschen" (delete)

        """

    static let report: FrameReport = {
        var save = ViewFrame(
            id: "0.0", kind: "Button", frame: Frame(x: 16, y: 0, width: 88, height: 44),
            children: [label("Sichern", "save", id: "0.0.0", Frame(x: 28, y: 11, width: 64, height: 22))])
        save.name = "save"
        save.control = true
        let delete = label("Löschen", "delete", id: "0.1", Frame(x: 116, y: 11, width: 96, height: 22))
        var root = ViewFrame(
            id: "0", kind: "HStack", frame: Frame(x: 0, y: 0, width: 320, height: 44), children: [save, delete])
        root.source = SourcePosition(file: "Scenes/Toolbar.yml", line: 3, column: 3)
        return FrameReport(
            scene: "Toolbar", file: "Scenes/Toolbar.yml",
            environment: LayoutEnvironment(locale: "de", textSize: .large, width: 320),
            size: Size(width: 320, height: 44), fits: true, fonts: ["Inter 4.0"], root: root)
    }()

    private static func label(_ string: String, _ key: String, id: String, _ frame: Frame) -> ViewFrame {
        var view = ViewFrame(id: id, kind: "Text", frame: frame)
        view.source = SourcePosition(file: "Scenes/Toolbar.yml", line: 4, column: 5)
        view.text = TextFacts(
            string: string, key: key, source: SourcePosition(file: "L.xcstrings", line: 7, column: 3), locale: "de",
            ideal: Size(width: frame.width, height: frame.height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: frame.width, baseline: 16)], fontSize: 17,
            firstBaseline: 16, lastBaseline: 16)
        return view
    }
}
