import Checks
import Frames
import Testing

/// What the summary says, so that nothing passes silently.
@Suite struct SummaryTests {
    @Test func countsLabelsCellsAndFonts() {
        var checker = Checker()
        for locale in ["de", "fi"] {
            for size in [TextSize.large, .xLarge] {
                checker.check(TestScene.toolbar(size, locale: locale, need: 100))
            }
        }
        let summary = checker.result(duration: 0.25).summary
        #expect(summary.labels == 1)
        #expect(summary.cells == 4)
        #expect(summary.locales == ["de", "fi"])
        #expect(summary.fonts == ["Inter 4.0"])
        #expect(summary.duration == 0.25)
    }

    @Test func nothingMeasuredIsTold() {
        #expect(Checker().result().measuredNothing)
        var checker = Checker()
        let root = ViewFrame(id: "0", kind: "Color", frame: Frame(x: 0, y: 0, width: 10, height: 10))
        checker.check(
            FrameReport(
                scene: "Blank", environment: LayoutEnvironment(), size: Size(width: 10, height: 10), fits: true,
                fonts: [], root: root))
        #expect(checker.result().measuredNothing)
        #expect(checker.result().notices == [.sceneWithoutText("Blank", at: nil)])
    }

    /// Of each label the tightest cell, the tightest label first, ten at most; what fails is a finding and not here.
    @Test func namesTheTenTightestLabels() {
        var checker = Checker()
        for label in 0..<30 {
            for (size, need) in [(TextSize.large, 100.0), (.xLarge, 120), (.accessibility5, 300)] {
                checker.check(
                    TestScene.toolbar(size, need: need + Double(label * 7 % 30)) { $0.text?.key = "label.\(label)" })
            }
        }
        let tightest = checker.result().summary.tightest
        #expect(tightest.count == 10)
        #expect(tightest.map(\.headroom) == (39...48).map(Double.init))
        #expect(tightest.allSatisfy { $0.cell.textSize == .xLarge })
    }

    /// Of labels that are equally tight the ten first by name are listed, in whatever order they come.
    @Test func theOrderOfEquallyTightLabelsDoesNotMatter() {
        func tightest(_ labels: [Int]) -> [String?] {
            var checker = Checker()
            for label in labels {
                checker.check(
                    TestScene.toolbar(.large, need: 100) { view in
                        view.name = "label \(label + 10)"
                        view.text?.key = "label.\(label + 10)"
                    })
            }
            return checker.result().summary.tightest.map(\.text.key)
        }
        let expected = (0..<10).map { "label.\($0 + 10)" as String? }
        #expect(tightest(Array(0..<15)) == expected)
        #expect(tightest((0..<15).reversed()) == expected)
    }

    /// A text without a key, such as a name or an address, is the same in every locale, and in the list once.
    @Test func aTextWithoutAKeyIsOneLabelInAllLocales() {
        var checker = Checker()
        for locale in ["fi", "de", "en"] {
            for key in [nil, "share"] {
                checker.check(
                    TestScene.toolbar(.large, locale: locale, need: key == nil ? 100 : 90) { $0.text?.key = key })
            }
        }
        let tightest = checker.result().summary.tightest
        #expect(tightest.map(\.text.key) == [nil, "share", "share", "share"])
        #expect(tightest.map(\.locale) == ["de", "de", "en", "fi"])
    }

    /// A room that was made to the measure of the text says nothing about how tight it is.
    @Test func aRoomMadeToMeasureIsNotTight() {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, need: 187.7) { $0.frame.width = 188 })
        #expect(checker.result().summary.tightest.isEmpty)
    }

    /// The same string in two views of a scene is one label.
    @Test func aLabelIsNamedOnce() {
        var checker = Checker()
        for index in 0..<3 { checker.check(TestScene.toolbar(.large, need: 100) { $0.id = "0.\(index)" }) }
        #expect(checker.result().summary.tightest.count == 1)
    }

    /// What is too close to call is named by itself, and takes no place of what fits for sure.
    @Test(arguments: [false, true]) func manyCloseCallsHideNoTightLabel(isMerged: Bool) throws {
        let model = FontModel(font: "Inter 4.0", of: "the iOS system font", meanError: 0.01, error95: 0.02)
        var checkers = [Checker(), Checker()]
        for label in 0..<1000 {
            // All but the last hundred are too close to call in the larger size, half of them in the smaller one too.
            let needs = [label < 500 ? 187.5 : label < 900 ? 181 : 180, label < 900 ? 187 : 170 + Double(label) / 1000]
            for (part, need) in needs.enumerated() {
                var report = TestScene.toolbar(part == 0 ? .large : .xLarge, need: need) { view in
                    view.text?.key = "label.\(label)"
                    view.text?.fonts = ["Inter 4.0"]
                }
                report.fontModels = [model]
                checkers[isMerged ? part : 0].check(report)
            }
        }
        checkers[0].merge(checkers[1])
        let summary = checkers[0].result().summary
        #expect(summary.closeCalls?.count == 900)
        #expect(summary.tightest.count == 10)
        #expect(summary.tightest.allSatisfy { (900..<1000).map { "label.\($0)" }.contains($0.text.key) })
    }

    /// A rule that a scene switches off for itself is listed with the scene, in whatever project it is.
    @Test func rulesThatAreOffInAScene() throws {
        func result(_ scene: String, off: [String]) throws -> CheckResult {
            var rules = RuleSet()
            for name in off { try rules.set("truncated-text", to: "off", inScene: name) }
            var checker = Checker(rules: rules)
            checker.check(TestScene.toolbar(.large, need: 300))
            var other = TestScene.toolbar(.large, need: 300)
            other.scene = scene
            checker.check(other)
            return checker.result()
        }
        func idle(_ result: CheckResult) -> IdleRule? {
            result.summary.idleRules.first { $0.rule == "truncated-text" }
        }
        let some = try result("Other", off: ["Other"])
        #expect(some.findings.map(\.scene) == ["Toolbar"])
        #expect(idle(some)?.cause == .offInScenes(["Other"]))
        #expect(idle(some).map(Prose.cause) == "switched off in Other")
        #expect(idle(try result("Other", off: ["Missing"])) == nil)
        let all = try result("Third", off: ["Third", "Toolbar"])
        #expect(idle(CheckResult(merging: [some, all]))?.cause == .offInScenes(["Other", "Third", "Toolbar"]))
    }

    @Test func rulesThatDoNotApplyAreNamedWithTheirCause() throws {
        var rules = RuleSet()
        try rules.set("overflow", to: "off")
        var checker = Checker(rules: rules)
        checker.check(TestScene.toolbar(.large, need: 100))
        let idle = checker.result().summary.idleRules
        #expect(
            idle == [
                IdleRule(rule: "clipped-text", cause: .missing(.clip)), IdleRule(rule: "overflow", cause: .off),
                IdleRule(rule: "overlap", cause: .missing(.neighbours)),
                IdleRule(rule: "nothing-fits", cause: .missing(.choice)),
                IdleRule(rule: "too-many-characters", cause: .missing(.lengthLimit)),
                IdleRule(rule: "small-target", cause: .missing(.control)),
            ])
    }
}
