internal import Frames

/// The cells of a sweep in which no rule can find fault with the layout of a label, and the tightest of them.
struct WholeCells {
    private struct Place {
        var cell: SweptCell
        var headroom: Double
        var lines: Int

        /// Less headroom; where the label could take one more line, more lines. Between equals the first of the matrix is
        /// the tightest, as a summary has it, so that the order in which cells come does not matter.
        func isTighter(than other: Place) -> Bool {
            if headroom != other.headroom { return headroom < other.headroom }
            if headroom == .infinity, lines != other.lines { return lines > other.lines }
            return cell.environment.precedes(other.cell.environment)
        }
    }

    private var tightest: Place?
    private var others: [SweptCell] = []

    var tightestAndOthers: (SweptCell, [SweptCell])? { tightest.map { ($0.cell, others) } }

    /// Adds a cell.
    ///
    /// - Parameters:
    ///   - need: The width that the label needs to keep to its lines; nil where it could take one more.
    ///   - lines: How many it takes.
    mutating func add(_ cell: SweptCell, need: Double?, lines: Int) {
        let headroom = need.map { Number.rounded(Number.rounded(cell.width) - Number.rounded($0)) } ?? .infinity
        let place = Place(cell: cell, headroom: headroom, lines: lines)
        guard let known = tightest else {
            tightest = place
            return
        }
        others.append(place.isTighter(than: known) ? known.cell : cell)
        if place.isTighter(than: known) { tightest = place }
    }
}
