import Foundation
import Labels
import Rooms
import Testing

@testable import Projects

/// How texts divide a line that they share.
@Suite struct RoomLineTests {
    private func line(_ changes: (inout [RoomLine.Member]) -> Void = { _ in }) -> RoomLine {
        let member = RoomLine.Member(
            style: LabelTypesetting(font: .system(size: 16)), width: 30, takesRest: false, wraps: false, isCut: false)
        var members = [member, member, member]
        changes(&members)
        return RoomLine(width: 100, members: members)
    }

    private func needs(_ widths: Double...) -> [RoomLine.Need] {
        widths.map { RoomLine.Need(width: $0, word: $0 / 3) }
    }

    /// What one needs less, another may have.
    @Test func aShortTextLeavesItsSpaceToAnother() {
        #expect(line().widths(needs(10, 60, 30)) == [10, 60, 30])
        #expect(line().widths(needs(10, 40, 30)) == [30, 60, 50])
    }

    @Test func whereNothingGivesWayTheLastTextsLeaveTheLine() {
        #expect(line().widths(needs(40, 40, 40)) == [40, 40, 20])
        #expect(line().widths(needs(80, 40, 40)) == [80, 20, 0])
    }

    /// A page that scrolls sideways is seen up to its edge; a field may be after the text.
    @Test func eachTextMayHaveAnEdgeOfItsOwn() {
        let limited = line {
            $0[0].end = 35
            $0[2].end = 110
        }
        #expect(limited.widths(needs(30, 30, 30)) == [35, 40, 40])
        #expect(limited.widths(needs(40, 20, 20)) == [35, 40, 40])
        #expect(limited.widths(needs(40, 40, 30)) == [35, 40, 30])
        #expect(limited.widths(needs(40, 40, 40)) == [35, 40, 30])
    }

    /// A title with an ellipsis beside a button.
    @Test func whatCanBeCutGivesWayFirst() {
        #expect(line { $0[0].isCut = true }.widths(needs(50, 40, 40)) == [20, 40, 40])
    }

    /// Items of a flex container shrink in proportion to what they need (CSS Flexible Box Layout, 9.7).
    @Test func whatCanBeBrokenGivesWayInProportion() {
        let broken = line { for index in 0..<2 { $0[index].wraps = true } }
        #expect(broken.widths(needs(60, 30, 10)) == [60, 30, 10])
        #expect(broken.widths(needs(60, 60, 10)) == [45, 45, 10])
    }

    /// What cannot shrink further is left as it is, and the others shrink more.
    @Test func noTextIsNarrowerThanItsWidestWord() {
        let line = line { for index in 0..<3 { $0[index].wraps = true } }
        let word = RoomLine.Need(width: 30, word: 30)
        #expect(line.widths([word, RoomLine.Need(width: 80, word: 20), word]) == [30, 40, 30])
        // Two of them are stuck, one after the other.
        let long = RoomLine.Need(width: 60, word: 36)
        #expect(
            line.widths([RoomLine.Need(width: 40, word: 35), long, RoomLine.Need(width: 60, word: 10)]) == [35, 36, 29])
        #expect(line.widths([RoomLine.Need(width: 60, word: 50), long, word]) == [50, 36, 14])
    }

    @Test func aTextThatTakesTheRestGetsWhatTheOthersLeave() {
        #expect(line { $0[0].takesRest = true }.widths(needs(300, 40, 40)) == [20, nil, nil])
    }

    /// A button with a greatest width is no wider where others are narrow, and costs them no more.
    @Test func aLimitOfOneTextHoldsWhateverTheOthersNeed() {
        #expect(line { $0[0].most = 50 }.widths(needs(90, 10, 10)) == [50, 40, 40])
    }

    /// Links that follow one another: the second goes on on the next line where the first has grown, the third begins there.
    @Test func aTextBeginsWhereTheOneBeforeEnds() {
        let links = line {
            for index in $0.indices { ($0[index].wraps, $0[index].before) = (true, index > 0 ? 10 : 0) }
        }
        let parts = { (needs: [RoomLine.Need]) in links.parts(needs).map { (($0?.width ?? 0) * 10).rounded() / 10 } }
        #expect(parts(needs(20, 30, 20)) == [100.1, 70.1, 30.1])
        #expect(parts(needs(60, 60, 30)) == [100.1, 59, 60.1])
        // A word that does not fit is on the next line as a whole.
        let word = RoomLine.Need(width: 60, word: 60)
        #expect(parts([word, word, word]) == [100.1, 100.1, 100.1])
    }

    /// Where a page scrolls sideways, lines go on behind the edge, and what is there is not seen.
    @Test func linesGoOnBehindTheEdge() {
        let members = line {
            for index in $0.indices { ($0[index].wraps, $0[index].before) = (true, index > 0 ? 10 : 0) }
        }
        .members
        let links = RoomLine(width: 100, members: members, seen: 50)
        let parts = links.parts(needs(20, 30, 60))
        let rounded = { (width: Double?) in ((width ?? 0) * 10).rounded() / 10 }
        #expect(parts.map { $0?.isOut } == [false, true, true])
        // The second begins at 30 and ends behind the edge. The third begins on the same line and goes on on the next one.
        #expect(parts.map { rounded($0?.width) } == [100.1, 20, 50])
        #expect(parts.map { rounded($0?.lineWidth) } == [0, 70.1, 59])
        // What is all to be seen is as before.
        let all = RoomLine(width: 100, members: members, seen: 120)
        #expect(all.parts(needs(20, 30, 20)).allSatisfy { $0?.isOut == false })
    }

    /// Where words are known, so is where lines end.
    @Test func aTextBeginsWhereTheLastWordEnds() {
        let links = line {
            for index in $0.indices { ($0[index].wraps, $0[index].before) = (true, index > 0 ? 10 : 0) }
        }
        let words = { (widths: [Double]) in
            let parts = widths.map { RoomLine.Need.Part(advance: $0 + 5, width: $0) }
            let width = widths.reduce(0, +) + 5 * Double(widths.count - 1)
            return RoomLine.Need(width: width, word: widths.max() ?? 0, parts: parts)
        }
        let parts = { (needs: [RoomLine.Need]) in links.parts(needs).map { (($0?.width ?? 0) * 10).rounded() / 10 } }
        // The first has 60 on its first line and 50 on its second.
        #expect(parts([words([30, 25, 50]), words([20]), words([10])]) == [100, 40.1, 10.1])
        #expect(parts([words([30, 25, 50]), words([35, 20]), words([60])]) == [100, 59, 70.1])
        // A first word that does not fit is on the next line with the others.
        #expect(parts([words([30, 25, 50]), words([45, 5]), words([30])]) == [100, 100.1, 35.1])
        // The longest of the lines ends before what is not seen.
        let seen = { (width: Double) in
            RoomLine(width: 100, members: links.members, seen: width).parts([
                words([30, 25, 50]), words([20]), words([10]),
            ])
            .map { $0?.isOut }
        }
        #expect(seen(65) == [false, true, true])
        #expect(seen(55) == [true, true, true])
    }

    /// Beside a bar that grows with its texts there is less for the lines in the column next to it.
    @Test func aLineInAColumnIsAsWideAsThatLeavesIt() {
        var table = HarvestedTable(
            name: "t", width: 300,
            columns: [
                HarvestedTable.Column(), HarvestedTable.Column(max: 0, isFixed: true, grow: 1, ignoresWords: true),
            ])
        table.isFlex = true
        var member = line().members[0]
        member.cell = TableCell(table: "t", column: 1, edges: 0)
        let around = RoomLine(width: 300, members: [member], columns: TableColumns(table))
        let outer = RoomLine.Outer(line: around, cell: TableCell(table: "t", column: 2, edges: 20))
        let inner = RoomLine(width: 100, members: line().members, outer: outer)
        let widths = { (bar: Double) in
            inner.parts(self.needs(10, 40, 30), around: { _ in self.needs(bar) }).map { $0?.width }
        }
        #expect(widths(180) == [30, 60, 50])
        #expect(widths(200) == [10, 40, 30])
        #expect(widths(220) == [10, 40, 10])
        // Nobody knows what the others need: the width is that of the file.
        #expect(inner.parts(needs(10, 40, 30)).map { $0?.width } == [30, 60, 50])
        #expect(inner != RoomLine(width: 100, members: line().members))
    }

    /// Running lines below a heading in a box that a long word of it makes wider than what is around it, beside a bar.
    @Test func linesInABoxThatAWordMakesWiderLeaveWhatIsAroundIt() {
        var page = HarvestedTable(
            name: "p", width: 300,
            columns: [
                HarvestedTable.Column(), HarvestedTable.Column(max: 0, isFixed: true, grow: 1, ignoresWords: true),
            ])
        page.isFlex = true
        var bar = line().members[0]
        bar.cell = TableCell(table: "p", column: 1, edges: 0)
        var box = HarvestedTable(name: "b", width: 100, columns: [HarvestedTable.Column()])
        box.isStretched = true
        var heading = line().members[0]
        heading.cell = TableCell(table: "b", column: 1, edges: 0)
        let around = RoomLine(width: 300, members: [bar], columns: TableColumns(page))
        let boxLine = RoomLine(
            width: 100, members: [heading], columns: TableColumns(box),
            outer: RoomLine.Outer(line: around, cell: TableCell(table: "p", column: 2, edges: 20)))
        var text = line().members[0]
        text.before = 0
        let lines = RoomLine(
            width: 100, members: [text],
            outer: RoomLine.Outer(line: boxLine, cell: TableCell(table: "b", column: 1, edges: 10)))
        let part = { (bar: Double, heading: Double) in
            lines.parts([RoomLine.Need(width: 70, word: 70, parts: [RoomLine.Need.Part(advance: 70, width: 70)])]) {
                line in self.needs(line === around || line == around ? bar : heading)
            }[0]
        }
        // 300 less 180 less 20 are 100 for the box, and 90 for the lines.
        #expect(part(180, 50).map { [$0.width, $0.isOut ? 1 : 0] } == [90.05, 0])
        // The lines are as wide as the box, of which 100 are seen, so that the text is, too.
        #expect(part(180, 200).map { [$0.width, $0.isOut ? 1 : 0] } == [190.05, 0])
        // The bar leaves it 70, of which 60 are seen of the lines.
        #expect(part(210, 200).map { [$0.width, $0.isOut ? 1 : 0] } == [60, 1])
    }

    /// Those of a project that is read again are the same.
    @Test func aLineIsWhatItHas() {
        #expect(line() == line() && line().hashValue == line().hashValue)
        #expect(line() != line { $0[1].width = 31 })
    }
}

/// Texts that follow one another, against those that a browser has shown.
@Suite struct FlowingLinesTests {
    private struct Recorded: Decodable {
        struct Text: Decodable {
            let before: Double
            /// Of each word, the advance with the space after it, and the width.
            let parts: [[Double]]
            let start: Double
            let most: Double
            let lines: Int

            var need: RoomLine.Need {
                let last = parts.last ?? [0, 0]
                return RoomLine.Need(
                    width: parts.dropLast().reduce(last[1]) { $0 + $1[0] }, word: parts.map { $0[1] }.max() ?? 0,
                    parts: parts.map { RoomLine.Need.Part(advance: $0[0], width: $0[1]) })
            }
        }

        let width: Double
        let texts: [Text]
    }

    /// `Tests/Browser/rooms_flows.py` has replaced the texts of random lines, and read where each is.
    @Test func textsAreWhereTheBrowserShowsThem() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Browser/Recorded/flows.json").standardizedFileURL
        let flows = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))
        let texts = flows.flatMap(\.texts)
        #expect(
            texts.count > 300 && texts.contains { $0.lines > 2 } && texts.contains { $0.lines == 1 && $0.start > 0 })
        for (number, flow) in flows.enumerated() {
            let members = flow.texts.map { text in
                var member = RoomLine.Member(
                    style: LabelTypesetting(font: .system(size: 16)), width: 30, takesRest: false, wraps: true,
                    isCut: false)
                member.before = text.before
                return member
            }
            let needs = flow.texts.map(\.need)
            let parts = RoomLine(width: flow.width, members: members).parts(needs)
            // A little less than where the longest line ends is not enough for it, a little more is.
            let seen = { (change: Double, text: Int) in
                let edge = flow.texts[text].most + change
                return RoomLine(width: flow.width, members: members, seen: edge).parts(needs)[text]?.isOut
            }
            for (index, (text, part)) in zip(flow.texts, parts).enumerated() {
                let name = "text \(index) of \(number)"
                let width = try #require(part?.width)
                #expect(
                    (width < needs[index].width - 0.5) == (text.lines > 1), "\(name): \(width), \(text.lines) lines")
                if text.lines == 1 {
                    #expect(abs(flow.width - width - text.start) < 0.5, "\(name): \(width), \(text.start)")
                }
                #expect(seen(-0.5, index) == true && seen(0.5, index) == false, "\(name): \(text.most)")
            }
        }
    }
}
