import Basics
import Checks
import Frames
import Testing

/// How much room a text should have to spare, and what the error of a model leaves open.
@Suite struct TightTextTests {
    private let model = FontModel(font: "Inter 4.0", of: "the iOS system font", meanError: 0.01, error95: 0.024)

    /// A text of one line in 200 points.
    private func label(
        _ need: Double, models: [FontModel] = [], container: Double? = nil,
        change: (inout TextFacts) -> Void = { _ in }
    ) -> FrameReport {
        var scene = report(
            text("Sichern", 0, 0, need) { view in
                guard var facts = view.text else { return }
                facts.budget = Budget(width: 200, lines: 1)
                facts.fonts = ["Inter 4.0"]
                change(&facts)
                view.text = facts
                view.container = container.map { Frame(x: 0, y: 0, width: $0, height: 20) }
            })
        scene.fontModels = models
        return scene
    }

    private func isTight(_ scene: FrameReport, margin: Margin? = nil) -> Bool {
        var rule = TightText()
        rule.margin = margin
        return !rule.faults(in: scene).isEmpty
    }

    @Test func theMarginIsInPointsOrInPercentOfTheNeed() {
        #expect(isTight(label(195), margin: .points(6)) && !isTight(label(195), margin: .points(5)))
        #expect(isTight(label(190), margin: .fraction(0.06)) && !isTight(label(190), margin: .fraction(0.05)))
    }

    @Test func withoutAMarginTheErrorOfTheModelCounts() {
        #expect(!isTight(label(196)) && isTight(label(196.2)))
        #expect(isTight(label(196, models: [model])) && !isTight(label(195.3, models: [model])))
        #expect(!isTight(label(196, models: [model]) { $0.fonts = ["Noto Sans Arabic 2.0"] }))
    }

    @Test func aShortageThatIsNoneIsTight() {
        let scene = label(200.03) { ($0.truncated, $0.fittingWidth) = (true, 200.03) }
        #expect(isTight(scene, margin: .points(1)) && TruncatedText().faults(in: scene).isEmpty)
        var rule = TightText()
        rule.margin = .points(1)
        guard case .tightText(let tightness)? = rule.faults(in: scene).first?.evidence else {
            Issue.record("no evidence")
            return
        }
        #expect(tightness.headroom == 0)
    }

    @Test func whatLacksRoomIsNotTightButCut() {
        #expect(!isTight(label(210) { ($0.truncated, $0.fittingWidth) = (true, 210) }, margin: .points(40)))
    }

    /// What follows the text to the pixel was made for it.
    @Test func aRoomMadeToMeasureIsNotTight() {
        #expect(!isTight(label(200) { $0.ideal.width = 199.8 }, margin: .points(4)))
        #expect(isTight(label(199.8), margin: .points(4)))
    }

    /// As wide as the text by chance, not made for it.
    @Test func aRoomThatIsGivenIsTightToThePixel() {
        func label(in container: Double?, width: Double = 320) -> FrameReport {
            var scene = self.label(200, container: container) { $0.ideal.width = 199.8 }
            scene.environment.width = width
            return scene
        }
        #expect(isTight(label(in: 200), margin: .points(4)) && !isTight(label(in: 260), margin: .points(4)))
        #expect(isTight(label(in: nil, width: 200), margin: .points(4)))
    }

    /// Padding takes what the scene has beyond the text; a layout that is wider than the text gives it what it likes.
    @Test func aTextAsWideAsTheSceneIsTightToThePixel() {
        func scene(_ stack: Double, _ width: Double) -> FrameReport {
            var scene = self.label(200) { $0.ideal.width = 199.8 }
            scene.root = view("VStack", 0, 0, stack, 20, [scene.root])
            scene.size.width = width
            return scene
        }
        #expect(isTight(scene(200, 320), margin: .points(4)))
        #expect(!isTight(scene(200, 260), margin: .points(4)) && !isTight(scene(300, 320), margin: .points(4)))
    }

    /// It may shrink further, and how small it gets is another rule's concern.
    @Test func aTextThatShrinksIsNotTight() {
        #expect(!isTight(label(199) { ($0.scale, $0.ideal.width) = (0.9, 221) }, margin: .points(4)))
    }

    @Test func aTextThatMayWrapIsNotTightOnOneLine() {
        #expect(!isTight(label(199) { $0.budget.lines = nil }, margin: .points(4)))
    }

    @Test func aTextIsJudgedByTheModelsOfItsOwnFonts() {
        let han = FontModel(font: "Noto Sans CJK 2.0", of: "the iOS system font", meanError: 0.01, error95: 0.05)
        func isTight(_ fonts: [String]) -> Bool { self.isTight(label(192, models: [model, han]) { $0.fonts = fonts }) }
        #expect(!isTight(["Inter 4.0"]) && isTight([han.font]) && isTight(["Inter 4.0", han.font]))
    }

    @Test func aTextWithLinesToSpareIsNotTight() {
        #expect(!isTight(label(199) { $0.budget.lines = 2 }, margin: .points(4)))
        func wrapped(_ limit: Int?) -> FrameReport {
            label(199) { facts in
                facts.lines += facts.lines
                facts.budget.lines = limit
                facts.fittingWidth = limit == 2 ? 198 : nil
            }
        }
        #expect(isTight(wrapped(2), margin: .points(4)) && !isTight(wrapped(2), margin: .points(1)))
        #expect(!isTight(wrapped(3), margin: .points(4)) && !isTight(wrapped(nil), margin: .points(4)))
    }

    @Test func theRuleIsOffUntilItIsAskedFor() throws {
        let scene = label(199)
        #expect(scene.findings().isEmpty)
        var rules = RuleSet()
        try rules.set("tight-text", to: "warning")
        try rules.set("margin", of: "tight-text", to: .amount(4))
        let finding = try #require(scene.findings(rules: rules).first)
        #expect(
            Prose.message(finding, widthNames: [:])
                == #""Sichern" (Sichern, de) has 1 to spare, less than 4: needs 199, has 200 in Test at large, width 320"#
        )
        try rules.set("margin", of: "tight-text", to: .amount(1), inScene: "Test")
        #expect(scene.findings(rules: rules).isEmpty)
        #expect(throws: UnknownName.self) { try rules.set("margin", of: "overflow", to: .amount(1)) }
    }

    /// Named whether or not the rule runs: the labels, each once in its tightest cell, and how many there are.
    @Test func theSummaryNamesWhatIsTooCloseToCall() throws {
        var checker = Checker()
        for need in [100, 196, 198, 199.5] { checker.check(label(need, models: [model])) }
        for index in 0..<20 { checker.check(label(197, models: [model]) { $0.key = "label.\(index)" }) }
        let calls = try #require(checker.result().summary.closeCalls)
        #expect(calls.count == 21 && calls.errors95 == [0.024] && calls.tightest.count == 10)
        #expect(calls.tightest[0].headroom == 0.5 && calls.tightest[1].headroom == 3)
        #expect(
            Prose.closeCalls(calls)
                == "Too close to call: 21 labels fit by less than the error of their font's model, 2.4 %")
        #expect(checker.result().summary.tightest.isEmpty)
        var other = Checker()
        other.check(label(199.5) { $0.key = "other" })
        #expect(other.result().summary.closeCalls == nil)
        other.merge(checker)
        #expect(other.result().summary.closeCalls == calls)
        #expect(other.result().summary.tightest.map(\.text.key) == ["other"])
    }

    /// Each label stands once in the summary, and each model with its own error.
    @Test func closeCallsAreNotNamedAgainAmongTheTightest() throws {
        let han = FontModel(font: "Noto Sans CJK 2.0", of: "the iOS system font", meanError: 0.01, error95: 0.05)
        var checker = Checker()
        checker.check(label(198, models: [model, han]) { $0.key = "latin" })
        checker.check(
            label(192, models: [model, han]) { facts in
                facts.key = "han"
                facts.fonts = [han.font]
            })
        // The same label in a cell where it is not close.
        checker.check(label(150, models: [model, han]) { $0.key = "latin" })
        for index in 0..<12 { checker.check(label(180 - Double(index), models: [model]) { $0.key = "whole \(index)" }) }
        let summary = checker.result().summary
        let calls = try #require(summary.closeCalls)
        #expect(calls.tightest.map(\.text.key) == ["latin", "han"] && calls.errors95 == [0.024, 0.05])
        #expect(
            Prose.closeCalls(calls).hasSuffix("2 labels fit by less than the error of their font's model, 2.4 or 5 %"))
        #expect(summary.tightest.map(\.text.key) == (0..<10).map { "whole \($0)" })
    }
}
