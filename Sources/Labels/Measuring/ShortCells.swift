internal import Basics
internal import Frames
internal import TextLayout

/// The cells of a sweep in which a label is cut on its one line, and the one of them that lacks most.
struct ShortCells {
    private struct Place {
        var label: SweptLabel
        var room: LabelRoom
        /// In points.
        var need: Double

        /// How much is lacking.
        var amount: Double { Number.rounded(need - Number.rounded(room.width)) }

        /// Whether the cell is the worse one, as a finding has it: more is lacking, or as much in an earlier cell.
        func isWorse(than other: Place) -> Bool {
            amount == other.amount ? room.environment.precedes(other.room.environment) : amount > other.amount
        }

        /// Whether the cell is where a finding begins, rather than the other: at the smaller text size, the worse one.
        func isEarlier(than other: Place) -> Bool {
            let (mine, its) = (room.environment.textSize.order, other.room.environment.textSize.order)
            return mine == its ? isWorse(than: other) : mine < its
        }
    }

    private var places: [Place] = []

    mutating func add(_ room: LabelRoom, of label: SweptLabel, need: Double) {
        places.append(Place(label: label, room: room, need: need))
    }

    /// The cell to report, and what to say of the others: where the finding begins everything, since it reports that
    /// cell too, and of the rest how much is lacking.
    var worstAndOthers: (SweptLabel, LabelRoom, [ShortCell])? {
        guard let worst = places.indices.min(by: { places[$0].isWorse(than: places[$1]) }) else { return nil }
        let first = places.indices.min { places[$0].isEarlier(than: places[$1]) }
        let others = places.indices.lazy.filter { $0 != worst }.map { index in
            let place = places[index]
            let environment = place.room.environment
            guard index == first else { return ShortCell(environment, need: place.need) }
            let layout = place.label.layout(in: place.room)
            return ShortCell(
                environment, need: place.need, visible: layout.visible, hidden: layout.hidden,
                lines: place.label.unlimitedExtent(in: place.room).lines)
        }
        return (places[worst].label, places[worst].room, Array(others))
    }
}
