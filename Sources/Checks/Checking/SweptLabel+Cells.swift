internal import Basics
package import Frames

extension SweptLabel {
    /// The cells of a label, by what rules may find in them.
    package struct Cells {
        /// Where rules need the report.
        package internal(set) var open: [Int] = []
        /// Where the label is cut on its one line, and needs only more width.
        package internal(set) var short: [Int] = []
        /// Where the label shows whole, by its variants by width.
        package internal(set) var whole: [WholeCells] = []
    }

    /// Cells in which a text shows whole, so that rules find the same in all.
    package struct WholeCells {
        fileprivate let text: Int
        /// The cell whose report rules look at: the one with the least headroom, or with most lines where there is room
        /// for one more.
        package internal(set) var tightest: Int
        package internal(set) var others: [Int] = []
        /// In the tightest cell; endless where it may take one more line.
        package fileprivate(set) var headroom: Double
        fileprivate var lines: Int

        package var all: [Int] { [tightest] + others }
    }

    /// O(cells).
    package var cells: Cells {
        var cells = Cells()
        for (cell, outcome) in outcomes.enumerated() {
            switch outcome {
            case .open: cells.open.append(cell)
            case .short: cells.short.append(cell)
            case .whole(let text, let need, let lines):
                let room = width(cell) ?? .infinity
                let headroom = need.map { Number.rounded(Number.rounded(room) - Number.rounded($0)) } ?? .infinity
                let own = WholeCells(text: text, tightest: cell, headroom: headroom, lines: lines)
                if let index = cells.whole.firstIndex(where: { $0.text == text }) {
                    add(own, to: &cells.whole[index])
                } else {
                    cells.whole.append(own)
                }
            }
        }
        return cells
    }

    private func add(_ cell: WholeCells, to cells: inout WholeCells) {
        guard isTighter(cell, than: cells) else { return cells.others.append(cell.tightest) }
        cells.others.append(cells.tightest)
        (cells.tightest, cells.headroom, cells.lines) = (cell.tightest, cell.headroom, cell.lines)
    }

    /// Of equals, the first in the matrix is the tightest, as in a summary, so that the order of cells does not matter.
    private func isTighter(_ cell: WholeCells, than other: WholeCells) -> Bool {
        if cell.headroom != other.headroom { return cell.headroom < other.headroom }
        if cell.headroom == .infinity, cell.lines != other.lines { return cell.lines > other.lines }
        return environments[cell.tightest].precedes(environments[other.tightest])
    }
}
