import Checks
import Frames
import Testing

/// A hint is true in every cell of its finding.
@Suite struct HintTests {
    private func hints(_ reports: [FrameReport]) throws -> [Hint] {
        var checker = Checker()
        for report in reports { checker.check(report) }
        return try #require(checker.result().findings.first).hints
    }

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
        let hints = try hints([
            TestScene.toolbar(.large, need: 600), TestScene.toolbar(.large, width: 430, need: 600, room: 640),
        ])
        #expect(hints == [.fitsOn([Screen(width: 430)])])
    }

    @Test func tellsWhatIsLackingWhereTheFaultBegins() throws {
        let hints = try hints([TestScene.toolbar(.accessibility1, need: 600), TestScene.toolbar(.large, need: 400)])
        #expect(hints == [.begins(Shortage(need: 400, room: 188))])
    }
}
