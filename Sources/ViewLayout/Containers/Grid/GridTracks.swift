import Foundation

/// The widths of a grid's columns and the heights of its rows, for one proposal.
struct GridTracks {
    /// Lengths one after the other, with gaps between them.
    struct Track {
        var lengths: [CGFloat]
        let gaps: [CGFloat]

        var length: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

        /// Where each begins.
        var starts: [CGFloat] {
            var (length, gap): (CGFloat, CGFloat) = (0, 0)
            return lengths.indices.map { index in
                defer {
                    length += lengths[index]
                    if index < gaps.count { gap += gaps[index] }
                }
                return length + gap
            }
        }

        /// The length from the start of the first to the end of the last, with the gaps in between.
        func inner(_ range: Range<Int>) -> CGFloat {
            guard let last = range.last else { return 0 }
            return lengths[range].reduce(0, +) + gaps[range.lowerBound..<last].reduce(0, +)
        }
    }

    private(set) var columns: Track
    private(set) var rows: Track
    /// Where the guide of a row lies, for rows whose guide does not follow from their height.
    private(set) var rowGuides: [CGFloat?]

    /// 1. Widths of columns, from the cells in one column. 2. What spanning cells need more. 3. Heights of rows, with
    ///    the widths known.
    init(_ table: GridTable, _ proposal: ProposedViewSize) {
        columns = Track(lengths: Array(repeating: 0, count: table.columnCount), gaps: table.columnGaps)
        rows = Track(lengths: Array(repeating: 0, count: table.rows.count), gaps: table.rowGaps)
        rowGuides = Array(repeating: nil, count: table.rows.count)
        resolveColumns(table, proposal.width)
        widenForSpanningCells(table, proposal.width)
        resolveRows(table, proposal.height)
    }

    private mutating func resolveColumns(_ table: GridTable, _ width: CGFloat?) {
        var byColumn: [[LayoutSubview]] = Array(repeating: [], count: table.columnCount)
        for cell in table.cells where cell.columns.count == 1 && cell.sizes(.horizontal) {
            byColumn[cell.columns.lowerBound].append(cell.subview)
        }
        func take(_ column: Int, _ offer: CGFloat?) -> CGFloat {
            byColumn[column].reduce(0) { max($0, $1.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width) }
        }
        guard let width else {
            columns.lengths = byColumn.indices.map { take($0, nil) }
            return
        }
        var available = width - columns.gaps.reduce(0, +)
        var lengths = columns.lengths
        let order = LeastFlexibleFirst.order(Array(byColumn.indices)) { table.flexibility[$0] }
        LeastFlexibleFirst.share(&available, among: order) { column, offer in
            lengths[column] = take(column, offer)
            return lengths[column]
        }
        columns.lengths = lengths
    }

    private mutating func widenForSpanningCells(_ table: GridTable, _ width: CGFloat?) {
        for cell in table.cells where cell.spans && cell.sizes(.horizontal) {
            let given = columns.inner(cell.columns)
            // The cell may have its columns and all that no column took.
            let offer = width.map { max(given + $0 - columns.length, given) }
            let lack = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - given
            guard lack > 0,
                let column = cell.columns.max(by: { table.flexibility[$0].range <= table.flexibility[$1].range })
            else { continue }
            columns.lengths[column] += lack
        }
    }

    private mutating func resolveRows(_ table: GridTable, _ height: CGFloat?) {
        let widths = table.rows.map { $0.map { columns.inner($0.columns) } }
        func take(_ row: Int, _ offer: CGFloat?) -> (length: CGFloat, guide: CGFloat?) {
            let alignment = table.rowAlignments[row]
            var extent = AlignedExtent()
            for (cell, width) in zip(table.rows[row], widths[row]) where cell.sizes(.vertical) {
                let own = cell.subview.dimensions(in: ProposedViewSize(width: width, height: offer))
                _ = extent.add(length: own.height, guide: cell.traits.anchor == nil ? own[alignment] : 0)
            }
            return (extent.length, alignment.key.combines ? -extent.low : nil)
        }
        var lengths = rows.lengths
        var guides = rowGuides
        guard let height else {
            for row in lengths.indices { (lengths[row], guides[row]) = take(row, nil) }
            (rows.lengths, rowGuides) = (lengths, guides)
            return
        }
        var available = height - rows.gaps.reduce(0, +)
        let order = LeastFlexibleFirst.order(Array(lengths.indices)) { row in
            LeastFlexibleFirst.Flexibility(minimum: take(row, 0).length, maximum: take(row, .infinity).length)
        }
        LeastFlexibleFirst.share(&available, among: order) { row, offer in
            (lengths[row], guides[row]) = take(row, offer)
            return lengths[row]
        }
        (rows.lengths, rowGuides) = (lengths, guides)
    }
}
