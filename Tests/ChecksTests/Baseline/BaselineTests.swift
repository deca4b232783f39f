import Basics
import Checks
import Foundation
import Frames
import Testing

/// Three ways not to report a fault: a view allows it, the baseline knows it, the source locale has it too.
@Suite struct AllowanceTests {
    @Test func anAllowanceHidesItsRuleInTheViewAndBelow() {
        var own = TestScene.toolbar(.large, need: 200) { $0.allow = ["truncated-text"] }
        #expect(own.findings().isEmpty)
        own.root.children[0].allow = ["overflow"]
        #expect(own.findings().count == 1)
        own.root.allow = ["truncated-text"]
        #expect(own.findings().isEmpty)
    }

    @Test func usesAreCountedAndListedWithTheirReason() {
        var checker = Checker()
        for size in [TextSize.large, .xLarge] {
            checker.check(
                TestScene.toolbar(size, need: 200) { view in
                    view.allow = ["truncated-text"]
                    view.allowReasons = ["truncated-text": "repeated in the row below"]
                })
        }
        let result = checker.result()
        #expect(result.allowances.map(\.uses) == [2])
        #expect(result.allowances.map(\.reason) == ["repeated in the row below"])
        #expect(result.summary.allowed == 2)
        #expect(result.notices.isEmpty)
    }

    @Test func anAllowanceThatHidesNothingIsReportedUnlessFiltersAreOn() {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, need: 100) { $0.allow = ["truncated-text"] })
        guard case .uselessAllowance(let allowance)? = checker.result().notices.first else {
            Issue.record("nothing reported")
            return
        }
        #expect(allowance.rule == "truncated-text")
        #expect(checker.result(isPartial: true).notices.isEmpty)
    }

    @Test func anAllowanceOfAMisspeltRuleIsReportedWithTheNearest() {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, need: 200) { $0.allow = ["truncate-text"] })
        let result = checker.result()
        #expect(result.findings.count == 1)
        guard case .unknownAllowance(_, nearest: let nearest)? = result.notices.first else {
            Issue.record("nothing reported")
            return
        }
        #expect(nearest == "truncated-text")
    }
}

@Suite struct BaselineTests {
    private func checker(need: Double = 200, line: Int = 41, locale: String = "de") -> Checker {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, locale: locale, need: need) { $0.text?.source?.line = line })
        return checker
    }

    @Test func knownFindingsAreNotReportedAgain() {
        let baseline = Baseline(checker().result().findings)
        let result = checker().result(baseline: baseline)
        #expect(result.findings.isEmpty)
        #expect(result.summary.known == 1)
        #expect(result.notices.isEmpty)
    }

    /// Lines move, and widths change by the rounding of a pixel (a third of a point); the finding stays the same.
    @Test func neitherLineNorRoundingMakesAFindingNew() {
        let baseline = Baseline(checker().result().findings)
        #expect(checker(need: 200.3, line: 97).result(baseline: baseline).findings.isEmpty)
        #expect(checker(need: 190).result(baseline: baseline).findings.isEmpty)
    }

    @Test func aFindingThatGotWorseIsNew() throws {
        let baseline = Baseline(checker().result().findings)
        let result = checker(need: 200.4).result(baseline: baseline)
        let finding = try #require(result.findings.first)
        #expect(finding.remarks.first == .outgrows(.amount(was: 12)))
        #expect(result.summary.known == 0 && result.notices.isEmpty)
    }

    @Test func aFindingInANewCellIsNew() throws {
        let baseline = Baseline(checker().result().findings)
        var more = checker()
        more.check(TestScene.toolbar(.small, need: 190))
        #expect(more.result(baseline: baseline).findings.first?.remarks.first == .outgrows(.cells))
        // The known cell alone, as under a filter.
        #expect(checker().result(baseline: Baseline(more.result().findings)).findings.isEmpty)
    }

    /// A check of a part of the cells, written down beside what was known, forgets neither.
    @Test func aBaselineWrittenInPartsKnowsTheCellsOfAllParts() {
        var other = Checker()
        other.check(TestScene.toolbar(.small, need: 190))
        for (first, second) in [(checker(), other), (other, checker())] {
            let part = Baseline(first.result().findings)
            let whole = Baseline(second.result().findings, keepingReasonsOf: part, andEntries: { _ in true })
            #expect(checker().result(baseline: whole).findings.isEmpty)
            #expect(other.result(baseline: whole).findings.isEmpty)
            #expect(checker(need: 202).result(baseline: whole).findings.count == 1)
        }
    }

    /// Of cells that are equally bad, one is the worst by chance: a check of the other one alone changes no line of the file.
    @Test(arguments: [[TextSize.small], [.large], [.large, .small]])
    func whatIsAsBadAsItWasStaysAsItIsWritten(sizes: [TextSize]) {
        func findings(_ sizes: [TextSize]) -> [Finding] {
            var checker = Checker()
            for size in sizes { checker.check(TestScene.toolbar(size, need: 200)) }
            return checker.result().findings
        }
        let whole = Baseline(findings([.small, .large]))
        #expect(Baseline(findings(sizes), keepingReasonsOf: whole, andEntries: { _ in true }) == whole)
    }

    /// Nobody looked for what a rule that is off would find.
    @Test func anEntryOfARuleThatIsOffIsNotStale() throws {
        let baseline = Baseline(checker().result().findings)
        var rules = RuleSet()
        try rules.set("truncated-text", to: "off")
        var idle = Checker(rules: rules)
        idle.check(TestScene.toolbar(.large, need: 200))
        #expect(idle.result(baseline: baseline).notices.isEmpty)
    }

    /// It is not known whether it is worse than it was.
    @Test func anEntryWithoutAMeasureHidesNothing() {
        var baseline = Baseline(checker().result().findings)
        baseline.entries[0].measure = nil
        let result = checker().result(baseline: baseline)
        #expect(result.findings.map(\.remarks.first) == [.outgrows(.unmeasured)])
        #expect(result.summary.known == 0 && result.notices.isEmpty)
    }

    /// As many characters of another text, or as many words and placeholders, are another fault.
    @Test(arguments: ["missing-glyph", "broken-word", "unfilled-placeholder"])
    func theSameNumberInAnotherTextIsNotKnown(rule: String) throws {
        func checker(_ string: String) -> Checker {
            var checker = Checker()
            checker.check(
                TestScene.toolbar(.large, need: 100) { view in
                    view.text?.string = string
                    switch rule {
                    case "missing-glyph": view.text?.missing = [MissingCharacter(scalar: "\u{E000}", name: string)]
                    case "broken-word": view.text?.brokenWords = [string]
                    default: view.text?.placeholders = [string]
                    }
                })
            return checker
        }
        let known = checker("Eins").result()
        try #require(known.findings.map(\.rule) == [rule])
        let baseline = Baseline(known.findings)
        #expect(checker("Eins").result(baseline: baseline).findings.isEmpty)
        let other = checker("Zwei").result(baseline: baseline).findings
        #expect(other.map(\.remarks.first) == [.outgrows(.text)])
    }

    @Test func anEntryThatNothingAnswersToIsStale() {
        let baseline = Baseline(checker().result().findings)
        let notices = checker(need: 100).result(baseline: baseline).notices
        #expect(notices == [.staleBaselineEntry(baseline.entries[0])])
    }

    /// What a filter left out may still stand.
    @Test func anEntryOfALocaleThatWasNotCheckedIsNotStale() {
        let baseline = Baseline(checker().result().findings)
        #expect(checker(need: 100, locale: "fi").result(baseline: baseline).notices.isEmpty)
    }

    @Test func readsWhatItWritesAndKeepsReasons() throws {
        var baseline = Baseline(checker().result().findings)
        baseline.entries[0].reason = "waits for the new toolbar"
        let read = try JSONDecoder().decode(Baseline.self, from: JSONEncoder().encode(baseline))
        #expect(read == baseline)
        #expect(Baseline(checker().result().findings, keepingReasonsOf: read) == baseline)
    }
}

@Suite struct DifferentialTests {
    /// German fails at two sizes, English at one of them: only the other one is German's own.
    @Test func reportsOnlyCellsInWhichTheSourceLocaleFits() throws {
        let sizes: [(TextSize, english: Double, german: Double)] = [
            (.large, 100, 150), (.accessibility1, 150, 200), (.accessibility5, 200, 300),
        ]
        var source = Checker()
        for (size, need, _) in sizes { source.check(TestScene.toolbar(size, locale: "en", need: need)) }
        var checker = Checker(differential: SourceFaults(locale: "en", of: source))
        for (size, english, german) in sizes {
            checker.check(TestScene.toolbar(size, locale: "en", need: english))
            checker.check(TestScene.toolbar(size, locale: "de", need: german))
        }
        let findings = checker.result().findings
        #expect(findings.map(\.locale) == ["de"])
        #expect(findings.first?.textSizes == [.accessibility1])
        #expect(findings.first?.evidence.shortage?.need == 200)
    }

    /// A text without a key may be another in every locale, as a price is: its place says that it is the same.
    @Test func aTextThatNoCatalogHasIsComparedByItsPlace() {
        func report(_ locale: String, _ price: String, id: String = "0.1") -> FrameReport {
            TestScene.toolbar(.large, locale: locale, need: 200) { view in
                view.id = id
                view.text?.key = nil
                view.text?.string = price
            }
        }
        var source = Checker()
        source.check(report("en", "$1.50"))
        func findings(_ other: FrameReport) -> [Finding] {
            var checker = Checker(differential: SourceFaults(locale: "en", of: source))
            checker.check(other)
            return checker.result().findings
        }
        #expect(findings(report("de", "1,50 €")).isEmpty)
        #expect(findings(report("de", "$1.50", id: "0.2")).isEmpty)
        #expect(findings(report("de", "1,50 €", id: "0.2")).count == 1)
        // A text with a key is known by it, and not by its place.
        var keyed = report("de", "Preis")
        keyed.root.children[0].text?.key = "price"
        #expect(findings(keyed).count == 1)
    }
}
