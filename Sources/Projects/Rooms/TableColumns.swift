package import Rooms

/// The columns of a table with automatic layout, which are as wide as its texts make them (CSS 2.1, 17.5.2.2; CSS Tables
/// Module Level 3, 3.9).
///
/// Chromium does the same: a test compares random tables.
package struct TableColumns: Hashable, Sendable {
    /// The table without its texts.
    private let table: HarvestedTable

    package init(_ table: HarvestedTable) { self.table = table }

    /// What a text gets in its cell.
    package struct Part: Hashable, Sendable {
        package var width: Double
        /// Whether the cell is partly outside of what is around the table, so that further lines do not help.
        package var isOut = false
        /// Where the text then goes on on a further line, which is more than is seen; nil for where it is not seen any more.
        package var lineWidth: Double?
    }

    /// The width for each text; nil for texts beside the table that it leaves as they are. O(texts + columns × cells over several
    /// columns).
    ///
    /// - Parameters:
    ///   - cells: The cell of each text; nil for one beside the table in a box that is as wide as the table.
    ///   - width: The width of all columns, if not that of the table.
    package func parts(_ needs: [RoomLine.Need], in cells: [TableCell?], width: Double? = nil) -> [Part?] {
        let inside = zip(needs, cells).compactMap { need, cell in cell.map { (need, $0) } }
        let width = width ?? table.width
        let widths = widths(inside.map(\.0), in: inside.map(\.1), width: width)
        let most = (table.most ?? table.width) + width - table.width
        let gap = table.gap ?? 0
        let ends = widths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        return zip(cells, needs).map { cell, need -> Part? in
            guard let cell else {
                guard ends[widths.count] > most + Self.tolerance else { return nil }
                return Part(width: most + gap * Double(widths.count - 1), isOut: true)
            }
            let columns = range(cell.column, cell.columnSpan)
            let whole = ends[columns.upperBound] - ends[columns.lowerBound] + gap * Double(columns.count - 1)
            if let factor = cell.factor {
                // The box of the text stays as wide as it is, so that further lines do not help.
                let seen = max(0, whole - cell.edges) * factor
                return Part(width: seen, isOut: true, lineWidth: max(seen, cell.lineWidth ?? 0))
            }
            let out = ends[columns.upperBound] - most
            // What is outside of the table's box is not seen, on whichever line it is.
            if out > Self.tolerance {
                // The first of its lines is beside what is beside the text, if a word fits there.
                let edges =
                    min(need.word, cell.word ?? need.word) + cell.edges <= whole
                    ? cell.edges : cell.wordEdges ?? cell.edges
                let lineWidth = max(0, whole - edges + Self.rounding)
                let seen = cell.start.map { most - ends[columns.lowerBound] - $0 } ?? whole - edges - out
                return Part(width: max(0, seen), isOut: true, lineWidth: lineWidth)
            }
            let line = whole - cell.edges + Self.rounding
            if need.width <= line { return Part(width: line) }
            // What is beside the text is on the first of its lines.
            let width = whole - (cell.wordEdges ?? cell.edges) + Self.rounding
            if cell.isPassedOn == true { return Part(width: max(0, width)) }
            return Part(width: max(0, min(width, need.width - Self.tolerance)))
        }
    }

    /// The width of a cell.
    ///
    /// - Parameter width: The width of all columns, if not that of the table.
    package func width(
        of cell: TableCell, _ needs: [RoomLine.Need], in cells: [TableCell], width: Double? = nil
    ) -> Double {
        let columns = range(cell.column, cell.columnSpan)
        return widths(needs, in: cells, width: width)[columns].reduce((table.gap ?? 0) * Double(columns.count - 1), +)
    }

    /// How much of a box is seen that a word makes wider; nil for what has several columns.
    package func seen(width: Double) -> Double? {
        table.columns.count == 1 ? (table.most ?? table.width) + width - table.width : nil
    }

    /// The widths of the columns.
    ///
    /// - Parameter width: That of all columns, if not that of the table.
    package func widths(_ needs: [RoomLine.Need], in cells: [TableCell], width: Double? = nil) -> [Double] {
        let all = width ?? table.width
        if table.isFlex == true { return flexed(needs, in: cells, width: all) }
        if table.isGrid == true { return tracked(needs, in: cells, width: all) }
        var columns = table.columns.map { column in
            Column(
                min: column.min ?? 0, max: max(column.min ?? 0, column.max ?? 0), isFixed: column.isFixed ?? false,
                percent: (column.percent ?? 0) / 100)
        }
        var spans = (table.spans ?? []).map { span in
            Span(
                columns: range(span.column, span.columnSpan), min: span.min ?? 0, max: max(span.min ?? 0, span.max ?? 0)
            )
        }
        for (cell, need) in zip(cells, needs) {
            let least = cell.least(word: need.word)
            let most = max(least, cell.width ?? need.width + cell.edges)
            let place = range(cell.column, cell.columnSpan)
            guard place.count == 1 else {
                spans.append(Span(columns: place, min: least, max: most))
                continue
            }
            columns[place.lowerBound].min = max(columns[place.lowerBound].min, least)
            // A column with a width of its own is no wider for the texts of cells without one, but for their words.
            let counts = cell.width != nil || !columns[place.lowerBound].isFixed
            columns[place.lowerBound].max = max(
                columns[place.lowerBound].max, columns[place.lowerBound].min, counts ? most : 0)
        }
        // Those of fewer columns come first, and of those the first ones.
        let order = spans.indices.sorted { (spans[$0].columns.count, $0) < (spans[$1].columns.count, $1) }
        for span in order.map({ spans[$0] }) { add(span, to: &columns) }
        for (index, column) in table.columns.enumerated() {
            guard let most = column.most else { continue }
            columns[index].min = min(columns[index].min, most)
            columns[index].max = min(columns[index].max, most)
        }
        let least = columns.reduce(0) { $0 + $1.min }
        let used = table.isStretched == true ? all : min(wanted(columns, in: all), all)
        return Self.divided(max(least, used), among: columns[...])
    }

    /// The widths of items of a flex container.
    private func flexed(_ needs: [RoomLine.Need], in cells: [TableCell], width: Double) -> [Double] {
        var items = table.columns.map { column in
            FlexItem(
                base: column.max ?? 0, min: column.min ?? 0, most: column.most ?? .infinity, grow: column.grow ?? 0,
                shrink: column.shrink ?? 1, edges: column.edges ?? 0)
        }
        for (cell, need) in zip(cells, needs) {
            let index = range(cell.column, nil).lowerBound
            guard items.indices.contains(index) else { continue }
            let least = cell.least(word: need.word)
            if table.columns[index].ignoresWords != true { items[index].min = max(items[index].min, least) }
            if table.columns[index].isFixed != true {
                items[index].base = max(items[index].base, least, need.width + cell.edges)
            }
        }
        return FlexItem.widths(of: items, in: width)
    }

    /// The widths of tracks of a grid.
    private func tracked(_ needs: [RoomLine.Need], in cells: [TableCell], width: Double) -> [Double] {
        var tracks = table.columns.map { column in
            GridTrack(
                least: column.min ?? 0, most: max(column.min ?? 0, column.max ?? 0), isFixed: column.isFixed ?? false,
                grow: column.grow ?? 0)
        }
        for (cell, need) in zip(cells, needs) {
            let index = range(cell.column, nil).lowerBound
            guard tracks.indices.contains(index), !tracks[index].isFixed else { continue }
            let least = cell.least(word: need.word)
            if table.columns[index].ignoresWords != true { tracks[index].least = max(tracks[index].least, least) }
            tracks[index].most = max(tracks[index].most, tracks[index].least, cell.width ?? need.width + cell.edges)
        }
        return GridTrack.widths(of: tracks, in: width, isStretched: table.isStretched == true)
    }

    /// What decides the width of a column.
    private struct Column {
        var min: Double
        var max: Double
        let isFixed: Bool
        /// From 0 to 1.
        let percent: Double

        var isAuto: Bool { !isFixed && percent == 0 }
    }

    /// What several columns have room for together.
    private struct Span {
        let columns: Range<Int>
        let min: Double
        let max: Double
    }

    /// In points; sums of widths are not exact.
    private static let tolerance = 1.0
    /// In points: browsers round widths to a 64th of a pixel, files of rooms to a hundredth.
    private static let rounding = 0.05

    /// Columns by their numbers, as far as the table has them.
    private func range(_ column: Int, _ count: Int?) -> Range<Int> {
        let start = min(max(0, column - 1), max(0, table.columns.count - 1))
        return start..<max(start + 1, min(table.columns.count, start + (count ?? 1)))
    }

    private func add(_ span: Span, to columns: inout [Column]) {
        let gaps = (table.gap ?? 0) * Double(span.columns.count - 1)
        let least = Self.divided(span.min - gaps, among: columns[span.columns])
        for (index, width) in zip(span.columns, least) {
            columns[index].min = max(columns[index].min, width)
            columns[index].max = max(columns[index].max, columns[index].min)
        }
        let most = Self.divided(span.max - gaps, among: columns[span.columns])
        for (index, width) in zip(span.columns, most) { columns[index].max = max(columns[index].max, width) }
    }

    /// The width that the columns take where there is space. Those with a part of the table's width make it so wide that theirs
    /// is enough for them, and the rest for the others.
    private func wanted(_ columns: [Column], in width: Double) -> Double {
        var result = columns.reduce(0) { $0 + $1.max }
        let parts = columns.reduce(0) { $0 + $1.percent }
        guard parts > 0 else { return result }
        for column in columns where column.percent > 0 { result = max(result, column.max / column.percent) }
        let rest = columns.reduce(0) { $0 + ($1.percent > 0 ? 0 : $1.max) }
        return rest == 0 ? result : max(result, parts < 1 ? rest / (1 - parts) : width)
    }

    /// Divides a width: each column gets its least first, then those with a part of the width get it, then those with a width of
    /// their own, then the others up to what they need; what is left goes to the others in proportion to that.
    private static func divided(_ width: Double, among columns: ArraySlice<Column>) -> [Double] {
        let percents = columns.map { $0.percent > 0 ? max($0.min, $0.percent * width) : $0.min }
        let guesses = [
            columns.map(\.min), percents,
            zip(columns, percents).map { $0.isFixed && $0.percent == 0 ? $0.max : $1 },
            zip(columns, percents).map { $0.percent > 0 ? $1 : $0.max },
        ]
        let sums = guesses.map { $0.reduce(0, +) }
        if width <= sums[0] { return guesses[0] }
        for index in 1..<guesses.count where width <= sums[index] {
            let part = (width - sums[index - 1]) / (sums[index] - sums[index - 1])
            return zip(guesses[index - 1], guesses[index]).map { $0 + ($1 - $0) * part }
        }
        let all = Array(columns)
        let kinds: [(Column) -> Bool] = [\.isAuto, { $0.isFixed && $0.percent == 0 }, { $0.percent > 0 }]
        let takes = kinds.first { all.contains(where: $0) } ?? { _ in true }
        let takers = all.filter(takes)
        let weight = { (column: Column) in column.percent > 0 ? column.percent : column.max }
        let whole = takers.reduce(0) { $0 + weight($1) }
        let over = width - sums[3]
        return zip(all, guesses[3]).map { column, width in
            guard takes(column) else { return width }
            return width + (whole > 0 ? over * weight(column) / whole : over / Double(takers.count))
        }
    }
}
