import Foundation

/// The cells of a grid in their rows and columns, with the gaps between them.
struct GridTable {
    struct Cell {
        let subview: LayoutSubview
        let columns: Range<Int>
        let row: Int

        var traits: GridTraits { subview.node.traits.grid }
        var spans: Bool { columns.count > 1 }
        func sizes(_ axis: Axis) -> Bool { !traits.unsizedAxes.contains(Axis.Set(axis)) }
    }

    var rows: [[Cell]] = []
    var columnCount = 0
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []
    var columnAlignments: [HorizontalAlignment]
    var rowAlignments: [VerticalAlignment]
    /// How far each column's width can change.
    var flexibility: [LeastFlexibleFirst.Flexibility] = []

    var cells: some Sequence<Cell> { rows.lazy.joined() }

    init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
        // 1. Cells that have a row's mark in common follow each other; a view without one is a row of its own.
        var grouped: [[LayoutSubview]] = []
        var mark: GridRowMark?
        for subview in subviews {
            let own = subview.node.traits.grid.row
            if let own, own === mark { grouped[grouped.count - 1].append(subview) } else { grouped.append([subview]) }
            mark = own
        }
        // 2. The row with the most cells decides the number of columns.
        columnCount = grouped.map { $0.reduce(0) { $0 + $1.node.traits.grid.columns } }.max() ?? 0
        columnAlignments = Array(repeating: layout.alignment.horizontal, count: columnCount)
        rowAlignments = grouped.map {
            $0.lazy.compactMap(\.node.traits.grid.rowAlignment).first ?? layout.alignment.vertical
        }
        for (index, group) in grouped.enumerated() {
            var column = 0
            let whole = group.count == 1 && group[0].node.traits.grid.row == nil
            rows.append(
                group.map { subview in
                    let span = whole ? columnCount : subview.node.traits.grid.columns
                    defer { column += span }
                    return Cell(subview: subview, columns: column..<min(column + span, columnCount), row: index)
                })
        }
        // 3. Any cell of a column may say how the column is aligned.
        for cell in rows.joined() {
            guard let alignment = cell.traits.columnAlignment, !cell.columns.isEmpty else { continue }
            columnAlignments[cell.columns.lowerBound] = alignment
        }
        // 4. Gaps are those given, or the largest that neighbours prefer.
        columnGaps =
            layout.horizontalSpacing.map { Array(repeating: $0, count: max(columnCount - 1, 0)) }
            ?? preferredColumnGaps()
        rowGaps =
            layout.verticalSpacing.map { Array(repeating: $0, count: max(rows.count - 1, 0)) }
            ?? preferredRowGaps()
        flexibility = columnFlexibility()
    }

    private func preferredColumnGaps() -> [CGFloat] {
        var gaps: [CGFloat?] = Array(repeating: nil, count: max(columnCount - 1, 0))
        for row in rows {
            for (a, b) in zip(row, row.dropFirst()) where b.columns.lowerBound > 0 {
                let gap = b.columns.lowerBound - 1
                let distance = a.subview.spacing.distance(to: b.subview.spacing, along: .horizontal)
                gaps[gap] = max(gaps[gap] ?? distance, distance)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    private func preferredRowGaps() -> [CGFloat] {
        zip(rows, rows.dropFirst()).map { upper, lower in
            var gap: CGFloat?
            // Both rows run from left to right, so neighbours are found in one walk.
            var index = 0
            for above in upper {
                while index > 0, lower[min(index, lower.count - 1)].columns.lowerBound > above.columns.lowerBound {
                    index -= 1
                }
                while index < lower.count, lower[index].columns.lowerBound < above.columns.upperBound {
                    if lower[index].columns.overlaps(above.columns) {
                        let distance = above.subview.spacing.distance(
                            to: lower[index].subview.spacing, along: .vertical)
                        gap = max(gap ?? distance, distance)
                    }
                    index += 1
                }
            }
            return gap ?? ViewSpacing.defaultDistance
        }
    }

    private func columnFlexibility() -> [LeastFlexibleFirst.Flexibility] {
        var result = Array(repeating: LeastFlexibleFirst.Flexibility(minimum: 0, maximum: 0), count: columnCount)
        for cell in cells where cell.columns.count == 1 && cell.sizes(.horizontal) {
            let column = cell.columns.lowerBound
            let low = cell.subview.length(along: .horizontal, in: ProposedViewSize(width: 0, height: nil))
            let high = cell.subview.length(
                along: .horizontal, in: ProposedViewSize(width: .infinity, height: nil))
            result[column].minimum = max(result[column].minimum, low)
            result[column].maximum = max(result[column].maximum, high)
        }
        return result
    }
}
