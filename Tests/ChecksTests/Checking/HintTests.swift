import Checks
import Frames
import Testing

/// A hint is true in every cell of its finding.
@Suite struct HintTests {
    private func finding(_ reports: [FrameReport]) throws -> Finding {
        var checker = Checker()
        for report in reports { checker.check(report) }
        return try #require(checker.result().findings.first)
    }

    private func hints(_ reports: [FrameReport]) throws -> [Hint] { try finding(reports).hints }

    /// The factor is the one of the cell that needs the smallest, rounded down: 188 ÷ 300 is 0.626….
    @Test func namesAFactorThatDoesForEveryCell() throws {
        let hints = try hints([
            TestScene.toolbar(.large, need: 300), TestScene.toolbar(.large, width: 393, need: 320, room: 201),
        ])
        #expect(hints.contains(.minimumScaleFactor(0.62)))
    }

    @Test func doesNotRecommendToShrinkTextBelowHalf() throws {
        #expect(try hints([TestScene.toolbar(.large, need: 400)]).isEmpty)
    }

    @Test func namesTheLineLimitThatDoesForEveryCell() throws {
        let sizes: [(TextSize, Int)] = [(.large, 2), (.accessibility1, 4), (.xxxLarge, 3)]
        let reports = sizes.map { size, lines in
            TestScene.toolbar(size, need: 600) { view in
                view.text?.unlimited = TextExtent(lines: lines, height: 21 * Double(lines))
            }
        }
        #expect(try hints(reports).contains(.lineLimit(4)))
    }

    @Test func doesNotNameALineLimitThatTheHeightForbids() throws {
        let report = TestScene.toolbar(.large, need: 600) { view in
            view.text?.unlimited = TextExtent(lines: 3, height: 63)
            view.text?.budget.height = 44
        }
        #expect(try hints([report]).isEmpty)
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
