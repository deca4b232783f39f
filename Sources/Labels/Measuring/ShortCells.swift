internal import Frames
internal import TextLayout

/// The cells of a sweep in which a label is cut on its one line, and the one of them that lacks most.
struct ShortCells {
    private struct Place {
        var cell: SweptCell
        /// In points.
        var need: Double

        /// How much is lacking.
        var amount: Double { Number.rounded(need - Number.rounded(cell.width)) }

        /// Whether the cell is the worse one, as a finding has it: more is lacking, or as much in an earlier cell.
        func isWorse(than other: Place) -> Bool {
            amount == other.amount ? cell.environment.precedes(other.cell.environment) : amount > other.amount
        }

        /// Whether the cell is where a finding begins, rather than the other: at the smaller text size, the worse one.
        func isEarlier(than other: Place) -> Bool {
            let (mine, its) = (cell.environment.textSize.order, other.cell.environment.textSize.order)
            return mine == its ? isWorse(than: other) : mine < its
        }
    }

    private var places: [Place] = []

    mutating func add(_ cell: SweptCell, need: Double) {
        places.append(Place(cell: cell, need: need))
    }

    /// The cell to report, and what to say of the others: where the finding begins everything, since it tells of that
    /// cell too, and of the rest how much is lacking.
    var worstAndOthers: (SweptCell, [ShortCell])? {
        guard let worst = places.indices.min(by: { places[$0].isWorse(than: places[$1]) }) else { return nil }
        let first = places.indices.min { places[$0].isEarlier(than: places[$1]) }
        let others = places.indices.lazy.filter { $0 != worst }.map { index in
            let place = places[index]
            let environment = place.cell.environment
            guard index == first else { return ShortCell(environment, need: place.need) }
            let layout = place.cell.text.layout(in: place.cell.room)
            return ShortCell(
                environment, need: place.need, visible: layout.visible, hidden: layout.hidden,
                lines: place.cell.text.extent(in: place.cell.room).lines)
        }
        return (places[worst].cell, Array(others))
    }
}
