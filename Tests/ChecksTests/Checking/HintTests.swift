import Checks
import Frames
import Testing

/// A hint is what was tried in every cell of its finding, and held there.
@Suite struct HintTests {
    private func finding(_ reports: [FrameReport]) throws -> Finding {
        var checker = Checker()
        for report in reports { checker.check(report) }
        return try #require(checker.result().findings.first)
    }

    private static let sizes: [TextSize] = [.large, .xxxLarge, .accessibility1]

    /// A finding in a cell of each text size, in which remedies were tried.
    private static func tried(
        _ sizes: [TextSize] = sizes, _ work: (inout Checker, FindingIdentity, LayoutEnvironment) -> Void
    ) -> Checker {
        var checker = Checker()
        for size in sizes {
            let report = TestScene.toolbar(size, need: 300)
            checker.check(report)
            for fault in checker.fixable { work(&checker, fault.finding, report.environment) }
        }
        return checker
    }

    private static func hints(_ checker: Checker) -> [Hint] { checker.result().findings.first?.hints ?? [] }

    /// A report alone shows what may be tried, and nothing that holds.
    @Test func whatWasNotTriedIsNoHint() throws {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, need: 300) { $0.text?.unlimited = TextExtent(lines: 2, height: 42) })
        let fault = try #require(checker.fixable.first)
        // 188 ÷ 300 is 0.626….
        #expect(
            fault.attempts.map(\.remedy) == [.unlimitedLines, .scale(percent: 60), .scale(percent: 50)])
        #expect(fault.attempts.allSatisfy { $0.view == "0.1" })
        #expect(fault.text?.guess == 12)
        #expect(Self.hints(checker).isEmpty)
    }

    @Test func doesNotTryToShrinkTextBelowHalf() {
        var checker = Checker()
        checker.check(TestScene.toolbar(.large, need: 400))
        #expect(checker.fixable.first?.attempts.isEmpty == true)
    }

    @Test func whatHeldInEveryCellIsAHint() {
        let checker = Self.tried { checker, finding, cell in
            checker.note(.unlimitedLines, fixes: finding, in: cell, lines: cell.textSize == .large ? 2 : 3)
            checker.note(.stack, fixes: finding, in: cell)
            for percent in [60, 50] { checker.note(.scale(percent: percent), fixes: finding, in: cell) }
            // The same is lacking in every cell, and the first of them is the worst.
            checker.note(
                surplus: cell.textSize == .large ? 9 : 12, of: "Zur Wiedergabeliste hinzufügen", in: finding, at: cell)
        }
        let hints = Self.hints(checker)
        #expect(
            hints == [
                .unlimitedLines(atMost: 3), .stack, .minimumScaleFactor(0.6), .minimumScaleFactor(0.5),
                .shorter(by: 9, of: 30),
            ])
        #expect(
            Prose.hintClauses(hints) == [
                "fits without a line limit (on 3 lines at most), in a vertical stack or with minimumScaleFactor 0.6",
                "the text is too long by at least 9 of its 30 characters",
            ])
    }

    @Test func whatDidNotHoldInOneCellIsNone() {
        let checker = Self.tried { checker, finding, cell in
            if cell.textSize != .accessibility1 { checker.note(.stack, fixes: finding, in: cell) }
            if cell.textSize != .large { checker.note(.scale(percent: 60), fixes: finding, in: cell) }
            checker.note(.scale(percent: 50), fixes: finding, in: cell)
        }
        #expect(Self.hints(checker) == [.minimumScaleFactor(0.5)])
    }

    /// However the cells are shared out, and whatever came first.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]]) func partsAreMergedInAnyOrder(order: [Int]) throws {
        let parts = Self.sizes.map { size in
            Self.tried([size]) { checker, finding, cell in
                checker.note(.unlimitedLines, fixes: finding, in: cell, lines: cell.textSize == .large ? 2 : 4)
                if size != .xxxLarge { checker.note(.stack, fixes: finding, in: cell) }
                checker.note(
                    surplus: Int(size.order), of: "Zur Wiedergabeliste hinzufügen", in: finding, at: cell)
            }
        }
        var state = CheckState()
        for part in order { state.merge(try CheckState(packed: parts[part].state.packed)) }
        let whole = Checker(rules: RuleSet(), differential: nil, state: state)
        // That of the worst cell.
        let surplus = Int(TextSize.large.order)
        #expect(Self.hints(whole) == [.unlimitedLines(atMost: 4), .shorter(by: surplus, of: 30)])
    }

    /// A layout without the fault, one with it, and one with another fault in its stead.
    @Test func aRemedyLeavesNoFaultOfAnyRule() throws {
        var checker = Checker()
        let faulty = TestScene.toolbar(.large, need: 300)
        checker.check(faulty)
        let fault = try #require(checker.fixable.first)
        #expect(checker.isFixed(fault, in: TestScene.toolbar(.large, need: 100)))
        #expect(!checker.isFixed(fault, in: faulty))
        let broken = TestScene.toolbar(.large, need: 100) { $0.text?.brokenWords = ["Wiedergabeliste"] }
        #expect(!checker.isFixed(fault, in: broken))
        #expect(!checker.isFixedByShorterText(fault, in: broken))
        let tiny = TestScene.toolbar(.large, need: 100) { $0.text?.scale = 0.5 }
        #expect(!checker.isFixed(fault, in: tiny))
    }

    /// A remedy may leave another view's fault as bad as it was, and may not make it worse.
    @Test(arguments: [(220.0, true), (240.0, true), (240.5, false)]) func aRemedyMakesNoOtherFaultWorse(
        need: Double, holds: Bool
    ) throws {
        func report(first: Double, second: Double) -> FrameReport {
            var report = TestScene.toolbar(.large, need: first)
            var other = TestScene.toolbar(.large, need: second).root.children[0]
            other.id = "0.2"
            other.frame.y = 40
            report.root.children.append(other)
            return report
        }
        var checker = Checker()
        checker.check(report(first: 300, second: 240))
        let fault = try #require(checker.fixable.first)
        #expect(checker.isFixed(fault, in: report(first: 100, second: need)) == holds)
    }

    @Test func namesScreensWithoutTheFault() throws {
        let finding = try finding([
            TestScene.toolbar(.large, need: 600), TestScene.toolbar(.large, width: 430, need: 600, room: 640),
        ])
        #expect(finding.remarks == [.fitsOn([Screen(width: 430)])])
    }

    /// A screen on which another scene was checked proves nothing.
    @Test func doesNotNameScreensOnWhichTheSceneWasNotChecked() throws {
        var other = TestScene.toolbar(.accessibility5, width: 430, need: 100)
        other.scene = "Other"
        let finding = try finding([TestScene.toolbar(.large, need: 600), other])
        #expect(finding.remarks.isEmpty)
        #expect(finding.cellsMeasured == 1)
        #expect(Prose.message(finding, widthNames: [:]).contains("in Toolbar at large, width 320;"))
    }

    @Test func tellsWhatIsLackingWhereTheFaultBegins() throws {
        let finding = try finding([
            TestScene.toolbar(.accessibility1, need: 600), TestScene.toolbar(.large, need: 400),
        ])
        #expect(finding.remarks == [.begins(Shortage(need: 400, room: 188))])
    }

    /// The end of one word can be guessed; whole words that are lost are named.
    @Test(arguments: [("hinzufügen", false), ("liste hinzufügen", true)])
    func namesWordsThatAreLost(hidden: String, isNamed: Bool) throws {
        let finding = try finding([TestScene.toolbar(.large, need: 600) { $0.text?.hidden = [hidden] }])
        #expect(finding.remarks == (isNamed ? [.hides([hidden])] : []))
    }
}
