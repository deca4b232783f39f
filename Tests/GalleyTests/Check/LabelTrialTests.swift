import Checks
import Testing

@testable import Checking
@testable import Frames
@testable import Galley
@testable import Labels
@testable import Projects

/// A label is measured again only with what the numbers of none of its cases speak against.
@Suite struct LabelTrialTests {
    /// In the worst case 400 points would fit 250 at 0.6, and in the other 100 would fit 52 at 0.5 alone.
    @Test func whatOneCaseSpeaksAgainstIsNotTried() throws {
        let copy = try ProjectCopy([
            "en.lproj/L.strings": "a = \"Hello\";",
            "galley.yml":
                "strings: [en.lproj/L.strings]\nsourceLocale: en\nlabels:\n  - { keys: a, maxWidth: 20, maxLines: 1 }\n",
        ])
        let part = try #require(try copy.project().plan(CheckOptions()).labels.first)
        let plan = LabelSweep(
            scene: "a", source: part.budget.position, style: part.budget.typesetting, environments: part.environments)
        var tried: [Double] = []
        var trials = LabelTrials(
            LabelTrials.Label(
                part: part, plan: plan,
                sweep: { plan in
                    tried.append(plan.style.minimumScaleFactor)
                    return []
                },
                measure: { _, plan in
                    SweptLabel(scene: "a", key: "a", environments: plan.environments, outcomes: [.open]) { _ in
                        Self.label(.large, need: 100, room: 52)
                    }
                }))
        var checker = Checker()
        for (size, need, room) in [(TextSize.large, 100.0, 52.0), (.accessibility1, 400, 250)] {
            let report = Self.label(size, need: need, room: room)
            checker.check(report)
            trials.add(checker.fixable)
        }
        trials.run(telling: &checker)
        #expect(tried == [0.5])
    }

    /// A text that is cut and leaves its room has two faults; what was tried for one of them is known for the other.
    @Test func noShorterTextIsMeasuredTwice() throws {
        let copy = try ProjectCopy([
            "en.lproj/L.strings": "a = \"Hello\";",
            "galley.yml":
                "strings: [en.lproj/L.strings]\nsourceLocale: en\nlabels:\n  - { keys: a, maxWidth: 8, maxLines: 1 }\n",
        ])
        let part = try #require(try copy.project().plan(CheckOptions()).labels.first)
        let plan = LabelSweep(
            scene: "a", source: part.budget.position, style: part.budget.typesetting, environments: part.environments)
        func report(_ string: String) -> FrameReport {
            var report = Self.label(.large, need: Double(string.count) * 20, room: 8)
            report.root.text?.string = string
            (report.root.frame.width, report.size.width) = (15, 15)
            report.root.container = Frame(x: 0, y: 0, width: 8, height: 21)
            return report
        }
        var measured: [String] = []
        var trials = LabelTrials(
            LabelTrials.Label(
                part: part, plan: plan, sweep: { _ in [] },
                measure: { text, plan in
                    measured.append(text)
                    return SweptLabel(scene: "a", key: "a", environments: plan.environments, outcomes: [.open]) { _ in
                        report(text)
                    }
                }))
        var checker = Checker()
        checker.check(report("Hello"))
        #expect(checker.fixable.count == 2)
        trials.add(checker.fixable)
        trials.run(telling: &checker)
        // All five letters but the first are too many, and so is that.
        #expect(measured.count == Set(measured).count && measured.contains("H"))
    }

    private static func label(_ size: TextSize, need: Double, room: Double) -> FrameReport {
        var root = ViewFrame(id: "0", kind: "Text", frame: Frame(x: 0, y: 0, width: room, height: 21))
        root.text = TextFacts(
            string: "Hello", key: "a", locale: "en", ideal: Size(width: need, height: 21),
            budget: Budget(width: room, lines: 1), lines: [Line(range: 0..<5, width: room, baseline: 16)],
            truncated: true, fontSize: 17, firstBaseline: 16, lastBaseline: 16)
        return FrameReport(
            scene: "a", environment: LayoutEnvironment(locale: "en", textSize: size, width: room),
            size: Size(width: room, height: 21), fits: true, fonts: [], root: root)
    }
}
