import Basics
import Checks
import Frames
import Testing

/// What a checker holds of many reports, and that neither their order nor their distribution matters.
@Suite struct CheckerTests {
    /// Every cell of a label that gets longer with the text size, in two locales, on two screens.
    private static let matrix: [FrameReport] = ["de", "fi"].flatMap { locale in
        TextSize.dynamicTypeSizes.enumerated().flatMap { index, size in
            [320.0, 393].map { width in
                TestScene.toolbar(
                    size, width: width, locale: locale, need: 120 + Double(index) * (locale == "de" ? 12 : 9),
                    room: width - 132)
            }
        }
    }

    private static func result(_ reports: [FrameReport]) -> CheckResult {
        var checker = Checker()
        for report in reports { checker.check(report) }
        return checker.result()
    }

    @Test func aHundredCellsAreOneFinding() throws {
        let result = Self.result(Self.matrix)
        #expect(result.findings.map(\.locale) == ["de", "fi"])
        let german = result.findings[0]
        #expect(german.cells == 6)
        #expect(german.cellsMeasured == 24)
        #expect(german.first.textSize == .xxxLarge)
        #expect(german.worst.textSize == .accessibility5)
        #expect(german.evidence.shortage == Shortage(need: 252, room: 188))
        #expect(german.firstEvidence.shortage == Shortage(need: 192, room: 188))
    }

    /// The width of boxes says nothing about the room of a text, so that its missing glyphs are the only finding; but
    /// where that finding is off, allowed or less severe, the others stay.
    @Test func missingGlyphsAreTheOnlyFindingOfAText() throws {
        func rules(_ settings: [String: String] = [:], allowing allowed: [String]? = nil) throws -> [String] {
            var rules = RuleSet()
            for (rule, severity) in settings { try rules.set(rule, to: severity) }
            var checker = Checker(rules: rules)
            checker.check(
                TestScene.toolbar(.large, need: 400) { view in
                    view.text?.missing = [MissingCharacter(scalar: "\u{13000}", name: "EGYPTIAN HIEROGLYPH A001")]
                    view.allow = allowed
                })
            return checker.result().findings.map(\.rule)
        }
        #expect(try rules() == ["missing-glyph"])
        #expect(try rules(["missing-glyph": "off"]) == ["truncated-text"])
        #expect(Set(try rules(["missing-glyph": "warning"])) == ["truncated-text", "missing-glyph"])
        #expect(try rules(["missing-glyph": "warning", "truncated-text": "warning"]) == ["missing-glyph"])
        #expect(try rules(allowing: ["missing-glyph"]) == ["truncated-text"])
    }

    @Test func theOrderOfReportsDoesNotMatter() {
        let expected = Self.result(Self.matrix)
        #expect(Self.result(Self.matrix.reversed()).findings == expected.findings)
        #expect(Self.result(Self.matrix.reversed()).summary == expected.summary)
    }

    @Test(arguments: [1, 2, 3, 7, 48])
    func partsOfTheMatrixMergeToTheWhole(parts: Int) {
        var checkers = [Checker](repeating: Checker(), count: parts)
        for (index, report) in Self.matrix.enumerated() { checkers[index * 5 % parts].check(report) }
        var whole = Checker()
        for checker in checkers.reversed() { whole.merge(checker) }
        let expected = Self.result(Self.matrix)
        #expect(whole.result().findings == expected.findings)
        #expect(whole.result().summary == expected.summary)
        #expect(whole.result().notices == expected.notices)
    }

    /// An allowance that hides a fault in one part of the matrix is of use, however the parts are merged.
    @Test func partsOfTheMatrixShareTheUsesOfAnAllowance() {
        func part(_ size: TextSize, need: Double) -> Checker {
            var checker = Checker()
            checker.check(TestScene.toolbar(size, need: need) { $0.allow = ["truncated-text"] })
            return checker
        }
        let parts = [part(.large, need: 100), part(.xLarge, need: 200), part(.xxLarge, need: 220)]
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
            var whole = Checker()
            for index in order { whole.merge(parts[index]) }
            let result = whole.result()
            #expect(result.allowances.map(\.uses) == [2])
            #expect(result.summary.allowed == 2 && result.notices.isEmpty)
        }
    }

    /// What fails at warnings fails at errors too.
    @Test func anErrorIsWorseThanAWarning() throws {
        var rules = RuleSet()
        func result() -> CheckResult {
            var checker = Checker(rules: rules)
            checker.check(TestScene.toolbar(.large, need: 200))
            return checker.result()
        }
        #expect(result().fails(at: .warning) && result().fails(at: .error) && !result().fails(at: .off))
        try rules.set("truncated-text", to: "warning")
        #expect(result().fails(at: .warning) && !result().fails(at: .error))
    }

    /// Text sizes are rounded up to pixels, so half a device pixel is never a fault.
    @Test(arguments: [(188.16, 0), (188.17, 1)])
    func halfAPixelIsNoFault(need: Double, faults: Int) {
        let report = TestScene.toolbar(.large, need: need) { view in
            view.text?.truncated = false
            view.container = Frame(x: 0, y: 0, width: 188, height: 21)
            view.frame.width = need
        }
        #expect(report.findings().count == faults)
    }

    @Test func severitiesHoldForOneSceneOrForAll() throws {
        var rules = RuleSet()
        try rules.set("truncated-text", to: "warning")
        #expect(TestScene.toolbar(.large, need: 200).findings(rules: rules).map(\.severity) == [.warning])
        try rules.set("truncated-text", to: "off", inScene: "Toolbar")
        #expect(TestScene.toolbar(.large, need: 200).findings(rules: rules).isEmpty)
        try rules.set("truncated-text", to: "error", inScene: "Toolbar")
        #expect(TestScene.toolbar(.large, need: 200).findings(rules: rules).map(\.severity) == [.error])
    }

    @Test func aRuleThatIsOffRunsWhereASceneSaysSo() throws {
        var rules = RuleSet()
        try rules.set("truncated-text", to: "off")
        try rules.set("truncated-text", to: "error", inScene: "Toolbar")
        #expect(TestScene.toolbar(.large, need: 200).findings(rules: rules).count == 1)
    }

    @Test func findingsStandInTheOrderOfTheirPlaces() {
        var checker = Checker()
        for line in [41, 7, 23] {
            checker.check(
                TestScene.toolbar(.large, need: 200) { view in
                    view.id = "0.\(line)"
                    view.text?.key = "key.\(line)"
                    view.text?.source?.line = line
                })
        }
        #expect(checker.result().findings.map(\.source?.line) == [7, 23, 41])
    }

    @Test func pluralFormsAreOneFindingThatNamesThem() {
        var checker = Checker()
        for (plural, need) in [("one", 150.0), ("few", 200), ("many", 220)] {
            checker.check(TestScene.toolbar(.large, locale: "ru", need: need) { $0.text?.plural = plural })
        }
        let findings = checker.result().findings
        #expect(findings.map(\.plurals) == [["few", "many"]])
        #expect(findings.first?.text?.plural == "many")
        #expect(findings.first?.cells == 1)
    }
}
