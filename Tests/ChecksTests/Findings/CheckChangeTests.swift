import Checks
import Frames
import Testing

/// What became of findings from one check to the next.
@Suite struct FindingDifferenceTests {
    private func result(_ cells: [(TextSize, Double)]) -> CheckResult {
        var checker = Checker()
        for (size, need) in cells { checker.check(TestScene.toolbar(size, need: need)) }
        return checker.result()
    }

    @Test(arguments: [
        (200.0, 240.0, "worse"), (240.0, 200.0, "better"), (200.0, 200.0, "same"), (200.0, 100.0, "gone"),
        (100.0, 200.0, "new"),
    ]) func whatIsLackingDecides(before: Double, now: Double, outcome: String) {
        let difference = CheckChange(from: result([(.large, before)]), to: result([(.large, now)]))
        let counts = [
            "new": difference.new, "gone": difference.gone, "worse": difference.worse, "better": difference.better,
            "same": difference.same,
        ].mapValues(\.findings.count)
        #expect(counts.filter { $0.value > 0 } == [outcome: 1])
    }

    /// Where the worst is as it was, other cells are worse and fewer are better.
    @Test func cellsDecideWhereTheWorstIsAsItWas() {
        let (few, more) = (result([(.xLarge, 240)]), result([(.large, 200), (.xLarge, 240)]))
        #expect(CheckChange(from: few, to: more).worse.findings.count == 1)
        #expect(CheckChange(from: more, to: few).better.findings.count == 1)
        #expect(CheckChange(from: more, to: more).same.findings.count == 1)
    }

    @Test func howItWasIsTold() throws {
        let difference = CheckChange(from: result([(.large, 200)]), to: result([(.large, 240)]))
        let finding = try #require(difference.worse.findings.first)
        let details = Prose.details(finding, widthNames: [320: "iPhone SE"])
        #expect(details.contains("note: it was: needs 200, has 188 (12 short, 6 %) at large, iPhone SE"))
    }
}
