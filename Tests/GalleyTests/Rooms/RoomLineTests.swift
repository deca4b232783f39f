import Labels
import Testing

@testable import Projects

/// How texts divide a line that they share.
@Suite struct RoomLineTests {
    private func line(
        _ own: Int, of width: Double = 100, _ changes: (inout [RoomLine.Member]) -> Void = { _ in }
    ) -> RoomLine {
        let member = RoomLine.Member(
            style: LabelTypesetting(font: .system(size: 16)), width: 30, takesRest: false, wraps: false, isCut: false)
        var members = [member, member, member]
        changes(&members)
        return RoomLine(width: width, members: members, own: own)
    }

    private func needs(_ widths: Double...) -> [RoomLine.Need] {
        widths.map { RoomLine.Need(width: $0, isBreakable: true) }
    }

    /// What one needs less, another may have.
    @Test func aShortTextLeavesItsSpaceToAnother() {
        #expect(line(1).ownWidth(needs(10, 60, 30)) == 60)
        #expect(line(1).ownWidth(needs(10, 40, 30)) == 60)
    }

    @Test func whereNothingGivesWayTheLastTextsLeaveTheLine() {
        let needs = needs(40, 40, 40)
        #expect(line(0).ownWidth(needs) == 40)
        #expect(line(1).ownWidth(needs) == 40)
        #expect(line(2).ownWidth(needs) == 20)
    }

    /// A title with an ellipsis beside a button.
    @Test func whatCanBeCutGivesWayFirst() {
        func cut(_ own: Int) -> RoomLine { line(own) { $0[0].isCut = true } }
        #expect(cut(0).ownWidth(needs(50, 40, 40)) == 20)
        #expect(cut(1).ownWidth(needs(50, 40, 40)) == 40)
    }

    /// Items of a flex container shrink in proportion to what they need (CSS Flexible Box Layout, 9.7).
    @Test func whatCanBeBrokenGivesWayInProportion() {
        func broken(_ own: Int) -> RoomLine { line(own) { for index in 0..<2 { $0[index].wraps = true } } }
        #expect(broken(0).ownWidth(needs(60, 30, 10)) == 60)
        #expect(broken(0).ownWidth(needs(60, 60, 10)) == 45)
        #expect(broken(2).ownWidth(needs(60, 60, 10)) == 10)
    }

    @Test func aTextThatTakesTheRestGetsWhatTheOthersLeave() {
        func rest(_ own: Int) -> RoomLine { line(own) { $0[0].takesRest = true } }
        #expect(rest(0).ownWidth(needs(300, 40, 40)) == 20)
        #expect(rest(1).ownWidth(needs(300, 40, 40)) == nil)
    }

    /// A button with a greatest width is no wider where others are narrow, and costs them no more.
    @Test func aLimitOfOneTextHoldsWhateverTheOthersNeed() {
        func limited(_ own: Int) -> RoomLine { line(own) { $0[0].most = 50 } }
        #expect(limited(0).ownWidth(needs(90, 10, 10)) == 50)
        #expect(limited(1).ownWidth(needs(90, 10, 10)) == 40)
    }
}
