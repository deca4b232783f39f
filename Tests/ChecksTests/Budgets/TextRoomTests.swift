import Frames
import Testing

@testable import Checks

@Suite struct TextRoomTests {
    /// The room of the toolbar's label, which is offered 188 points on one line and needs 255.6.
    private func room(
        need: Double = 255.6, _ change: (inout TextFacts) -> Void = { _ in }
    ) throws -> TextRoom? {
        let report = TestScene.toolbar(.large, need: need) { view in
            view.text?.lines = [Line(range: 0..<20, width: min(need, 188), height: 21, baseline: 16)]
            if var text = view.text {
                change(&text)
                view.text = text
            }
        }
        let views = ReportIndex(report)
        return views.room(of: try #require(views.texts.first))
    }

    @Test func aLineHasTheWidthThatItIsOffered() throws {
        let room = try #require(try room())
        #expect(room.width == 188 && room.lines == 1 && room.need == 255.6 && room.lineHeight == 21)
        #expect(room.headroom == -67.6 && room.isExceeded)
        #expect(room.ems == 188.0 / 17)
    }

    /// Half a pixel of three to a point is a sixth of a point.
    @Test(arguments: [(188.16, 0, false), (188.17, -0.17, true), (180, 8, false)])
    func whatNobodySeesIsNoShortage(need: Double, headroom: Double, isExceeded: Bool) throws {
        let room = try #require(try room(need: need))
        #expect(room.headroom == headroom && room.isExceeded == isExceeded)
    }

    @Test func aTextWithoutALimitHasNoRoom() throws {
        #expect(try room { $0.budget = Budget(lines: 1) } == nil)
        #expect(try room { $0.budget = Budget(width: 188) } == nil)
        #expect(try room { $0.budget = Budget(height: 44) } == nil)
    }

    @Test(arguments: [(44, nil, 2), (41, nil, 1), (10, nil, 1), (44, 1, 1), (44, 3, 2)])
    func aHeightMakesForLines(height: Double, limit: Int?, lines: Int) throws {
        let room = try room { $0.budget = Budget(width: 188, height: height, lines: limit) }
        #expect(room?.lines == lines)
    }

    /// At half its size a text has room for twice as much; what it needs is reported at that size too.
    @Test func aTextThatShrinksHasMoreRoom() throws {
        let room = try room {
            $0.scale = 0.5
            $0.budget = Budget(width: 188, lines: 2)
            $0.fittingWidth = 100
        }
        #expect(room?.width == 376 && room?.need == 200)
    }

    /// Half a pixel of the shrunk text is a whole one at its full size.
    @Test(arguments: [(188.15, false), (188.18, true)])
    func whatNobodySeesOfATextThatShrinks(need: Double, isExceeded: Bool) throws {
        let room = try room {
            $0.scale = 0.5
            $0.budget = Budget(width: 188, lines: 2)
            $0.fittingWidth = need
        }
        #expect(room?.isExceeded == isExceeded)
    }

    @Test func emptyLinesAreLeft() throws {
        let room = try room {
            $0.truncated = false
            $0.budget = Budget(width: 188, lines: 4)
            $0.lines += [Line(range: 20..<30, width: 120, height: 21, baseline: 37)]
        }
        #expect(room?.spareLines == 2 && room?.need == 188 && room?.headroom == 0 && room?.isExceeded == false)
    }

    @Test func noWidthHelpsATextWithLineBreaksOfItsOwn() throws {
        let room = try room(need: 100) {
            $0.string = "Zur\nWiedergabeliste"
            $0.truncated = true
        }
        #expect(room?.breaksTooOften == true && room?.isExceeded == true && room?.headroom == 88)
    }
}
