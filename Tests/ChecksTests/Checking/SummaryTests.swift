import Checks
import Frames
import Testing

/// What the summary tells, so that nothing passes silently.
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

    /// Of labels that are equally tight the ten first by name are told, in whatever order they come.
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

    @Test func rulesThatCannotFireAreNamedWithTheirCause() throws {
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
                IdleRule(rule: "small-target", cause: .missing(.control)),
            ])
    }
}
