import Foundation
import Rooms
import Testing

@testable import Projects

/// How texts divide the columns of a table.
@Suite struct TableColumnsTests {
    private typealias Column = HarvestedTable.Column

    /// The widths where each text is in a cell of its own, with what it needs on one line and for its widest word.
    private func widths(
        _ texts: [(column: Int, need: Double, word: Double)], width: Double,
        of columns: [Column] = [Column(), Column()],
        _ change: (inout HarvestedTable) -> Void = { _ in }
    ) -> [Double] {
        var table = HarvestedTable(name: "t", width: width, columns: columns)
        change(&table)
        return TableColumns(table).widths(
            texts.map { RoomLine.Need(width: $0.need, word: $0.word) },
            in: texts.map { TableCell(table: "t", column: $0.column, edges: 0) })
    }

    /// CSS 2.1, 17.5.2.2: no narrower than its widest word, and as wide as its widest text where there is space.
    @Test func aColumnIsAsWideAsItsWidestText() {
        #expect(widths([(1, 60, 20), (1, 40, 30), (2, 50, 50)], width: 200) == [60, 50])
        #expect(widths([(1, 100, 20), (2, 60, 60)], width: 60) == [20, 60])
    }

    /// What is missing is taken in proportion to what each column could give.
    @Test func columnsGiveWayInProportion() {
        #expect(widths([(1, 120, 20), (2, 70, 20)], width: 115) == [70, 45])
    }

    @Test func aTableWithAWidthOfItsOwnTakesAll() {
        #expect(widths([(1, 60, 20), (2, 20, 20)], width: 160) { $0.isStretched = true } == [120, 40])
    }

    @Test func aFixedColumnIsAsWideAsItSaysUnlessAWordIsWider() {
        let fixed = [Column(max: 80, isFixed: true), Column()]
        #expect(widths([(1, 200, 20), (2, 50, 50)], width: 200, of: fixed) == [80, 50])
        #expect(widths([(1, 200, 90), (2, 50, 50)], width: 200, of: fixed) == [90, 50])
    }

    /// CSS Text Module Level 3, 5.2: where words may be broken, none makes its column wider.
    @Test func aWordThatMayBeBrokenMakesNoColumnWider() {
        var cells = [1, 2].map { TableCell(table: "t", column: $0, edges: 4) }
        cells[0].word = 8
        let columns = TableColumns(HarvestedTable(name: "t", width: 100, columns: [Column(), Column()]))
        let needs = [RoomLine.Need(width: 90, word: 90), RoomLine.Need(width: 60, word: 60)]
        #expect(columns.widths(needs, in: cells) == [36, 64])
        // On one line it has what the others leave it.
        #expect(columns.parts(needs, in: cells).map { $0?.width ?? 0 } == [32.05, 60.05])
    }

    /// A text in the middle of a button that goes out of its column loses at both sides what the column loses.
    @Test func aTextInABoxThatLeavesItsColumnLosesTwice() {
        var cells = [1, 2].map { TableCell(table: "t", column: $0, edges: 0) }
        (cells[1].edges, cells[1].factor, cells[1].lineWidth) = (160, 2, 320)
        var table = HarvestedTable(
            name: "t", width: 360,
            columns: [Column(), Column(max: 0, isFixed: true, grow: 1, ignoresWords: true)])
        table.isFlex = true
        let columns = TableColumns(table)
        let part = { (bar: Double) in
            columns.parts([bar, 40].map { RoomLine.Need(width: $0, word: $0) }, in: cells)[1]
        }
        #expect(part(100) == TableColumns.Part(width: 200, isOut: true, lineWidth: 320))
        #expect(part(120) == TableColumns.Part(width: 160, isOut: true, lineWidth: 320))
        #expect(part(210)?.width == 0)
    }

    /// CSS Grid Layout Module Level 1, 11: what lacks is taken from all alike, and what is left goes to a track with a factor.
    @Test func tracksOfAGridGiveWayAlike() {
        let tracks = { (width: Double, last: Column) in
            widths([(1, 100, 20), (2, 50, 20), (3, 10, 10)], width: width, of: [Column(), Column(), last]) {
                $0.isGrid = true
                $0.isStretched = true
            }
        }
        #expect(tracks(90, Column()) == [40, 40, 10])
        #expect(tracks(190, Column()) == [110, 60, 20])
        #expect(tracks(200, Column(grow: 1)) == [100, 50, 50])
        #expect(tracks(200, Column(max: 30, isFixed: true)) == [110, 60, 30])
        let parts = widths([(1, 100, 90), (2, 10, 10)], width: 120, of: [Column(grow: 1), Column(grow: 1)]) {
            $0.isGrid = true
        }
        #expect(parts == [90, 30])
    }

    @Test func aColumnMayTakeAPartOfTheWidth() {
        let part = [Column(percent: 25), Column()]
        #expect(widths([(1, 10, 10), (2, 300, 20)], width: 200, of: part) == [50, 150])
        #expect(widths([(1, 60, 60), (2, 300, 20)], width: 200, of: part) == [60, 140])
        // A quarter is as wide as the text in it, and the rest as wide as that asks for.
        #expect(widths([(1, 30, 30), (2, 60, 20)], width: 500, of: part) == [30, 90])
    }

    @Test func aCellOverTwoColumnsMakesRoomInBoth() {
        let spanned = widths([(1, 40, 40), (2, 20, 20)], width: 500) {
            $0.spans = [HarvestedTable.Span(column: 1, columnSpan: 2, min: 100, max: 130)]
            $0.gap = 10
        }
        #expect(spanned == [80, 40])
    }

    /// Padding, and a checkbox beside the text, which is on its first line only.
    @Test func aTextHasWhatIsAroundItLess() {
        var cell = TableCell(table: "t", column: 1, edges: 30)
        cell.wordEdges = 10
        let columns = TableColumns(HarvestedTable(name: "t", width: 100, columns: [Column()]))
        let part = { (need: Double) in
            columns.parts([RoomLine.Need(width: need, word: 20)], in: [cell])[0] ?? TableColumns.Part(width: 0)
        }
        #expect(abs(part(60).width - 60) < 0.1)
        // It would have room for 70 on one line, and has 90 on the others.
        #expect(abs(part(200).width - 90) < 0.1)
        #expect(part(75).width < 75)
        // A button goes on on the next line as a whole.
        cell.isPassedOn = true
        #expect(abs(part(75).width - 90) < 0.1)
    }

    /// Words that are too wide for the table push its last columns out of the box around it.
    @Test func theLastColumnsAreOutside() {
        var table = HarvestedTable(name: "t", width: 100, columns: [Column(), Column()])
        let cells = [1, 2].map { TableCell(table: "t", column: $0, edges: 0) }
        let needs = [80.0, 50].map { RoomLine.Need(width: $0, word: $0) }
        let last = TableColumns.Part(width: 20, isOut: true, lineWidth: 50.05)
        #expect(TableColumns(table).parts(needs, in: cells)[1] == last)
        // A text beside the table is in a box that is as wide: it is out where it is wider than what is seen.
        #expect(
            TableColumns(table).parts(needs + needs[..<1], in: cells + [nil])[2]
                == TableColumns.Part(width: 100, isOut: true))
        table.most = 130
        #expect(TableColumns(table).parts(needs + needs[..<1], in: cells + [nil]).allSatisfy { $0?.isOut != true })
    }

    /// Where it is known where a text begins, that decides how much of it is seen, and not what is after it.
    @Test func aTextIsSeenFromWhereItBegins() {
        var table = HarvestedTable(name: "t", width: 200, columns: [Column(), Column()])
        table.most = 120
        let cells = [(1, nil), (2, 15.0)].map { column, start in
            var cell = TableCell(table: "t", column: column, edges: 40)
            cell.start = start
            return cell
        }
        let needs = [60.0, 80].map { RoomLine.Need(width: $0, word: $0) }
        let parts = TableColumns(table).parts(needs, in: cells)
        // The first column has 100, and 5 of the 20 that are left are the text's.
        #expect(parts[0]?.isOut == false)
        #expect(parts[1] == TableColumns.Part(width: 5, isOut: true, lineWidth: 80.05))
    }

    /// An item of a flex container that wraps is as wide as it may be, or as its widest word.
    @Test func aBoxOfWordsIsAsWideAsItsWidestWord() {
        var table = HarvestedTable(name: "b", width: 100, columns: [Column()])
        (table.isStretched, table.most) = (true, 110)
        let cells = [0.0, 10].map { TableCell(table: "b", column: 1, edges: $0) }
        let parts = { (word: Double, width: Double?) in
            TableColumns(table).parts(
                [RoomLine.Need(width: 400, word: 20), RoomLine.Need(width: word, word: word)], in: cells, width: width)
        }
        #expect(parts(60, nil).map { $0?.width.rounded() } == [100, 90])
        // Wider than the box may be: lines are broken where nobody sees it.
        let out = parts(130, nil)
        #expect(out[0] == TableColumns.Part(width: 110, isOut: true, lineWidth: 140.05))
        #expect(out[1] == TableColumns.Part(width: 100, isOut: true, lineWidth: 130.05))
        #expect(parts(60, 50).map { $0?.width } == [60, 50])
        #expect(parts(60, 50).map { $0?.isOut } == [true, true])
    }

    /// A file may name columns that the table does not have.
    @Test func aCellBeyondTheTableIsInItsLastColumn() {
        #expect(widths([(9, 30, 30), (1, 20, 20)], width: 100) == [20, 30])
    }

    /// CSS Flexible Box Layout, 9.7: what is left goes to those that grow, and what lacks comes from all that may shrink.
    @Test func itemsOfAFlexContainer() {
        let bar = [Column(), Column(max: 0, isFixed: true, grow: 1, ignoresWords: true)]
        #expect(
            widths([(1, 60, 20), (1, 90, 30), (2, 400, 50)], width: 300, of: bar) { $0.isFlex = true } == [90, 210])
        #expect(widths([(1, 350, 340)], width: 300, of: bar) { $0.isFlex = true } == [340, 0])
        let texts = [(1, 200.0, 20.0), (2, 100.0, 90.0)]
        #expect(widths(texts, width: 240) { $0.isFlex = true } == [150, 90])
        #expect(widths(texts, width: 400) { $0.isFlex = true } == [200, 100])
        let limited = [Column(most: 120, grow: 1), Column(grow: 1)]
        #expect(widths([(1, 100, 20), (2, 100, 20)], width: 300, of: limited) { $0.isFlex = true } == [120, 180])
    }

    /// Chromium's columns of random tables, items of random rows and boxes of words, as `Tests/Browser/rooms_tables.py` recorded them.
    @Test func columnsAreThoseOfABrowser() throws {
        struct Recorded: Decodable {
            struct Text: Decodable {
                let cell: TableCell
                let need: Double
                let word: Double
            }
            let table: HarvestedTable
            let texts: [Text]
            let columns: [Double]
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Browser/Recorded/tables.json").standardizedFileURL
        let tables = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))
        #expect(tables.count > 50 && tables.contains { $0.table.isFlex == true })
        #expect(tables.contains { $0.table.columns.count == 1 })
        for (number, each) in tables.enumerated() {
            let found = TableColumns(each.table).widths(
                each.texts.map { RoomLine.Need(width: $0.need, word: $0.word) }, in: each.texts.map(\.cell))
            #expect(
                zip(found, each.columns).allSatisfy { abs($0 - $1) <= 1 } && found.count == each.columns.count,
                "table \(number): \(found), in the browser \(each.columns)")
        }
    }
}
