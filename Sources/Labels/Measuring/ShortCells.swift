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
        var amount: Double { Number.rounded(need - Number.rounded(room.environment.width ?? .infinity)) }
    }

    private var places: [Place] = []

    mutating func add(_ room: LabelRoom, of label: SweptLabel, need: Double) {
        places.append(Place(label: label, room: room, need: need))
    }

    /// The cell to report, and what to say of the others: of the worst of the smallest text size, which a finding may tell
    /// of too, what shows of the label.
    var worstAndOthers: (SweptLabel, LabelRoom, [ShortCell])? {
        guard let worst = places.indices.min(by: { isWorse(places[$0], than: places[$1]) }) else { return nil }
        let first = places.indices.min { isEarlier(places[$0], than: places[$1]) }
        let others = places.indices.lazy.filter { $0 != worst }.map { index in
            let place = places[index]
            let environment = place.room.environment
            guard index == first else { return ShortCell(environment, need: place.need) }
            let layout = place.label.layout(in: place.room)
            return ShortCell(environment, need: place.need, visible: layout.visible, hidden: layout.hidden)
        }
        return (places[worst].label, places[worst].room, Array(others))
    }

    private func isEarlier(_ place: Place, than other: Place) -> Bool {
        let (mine, its) = (place.room.environment.textSize.order, other.room.environment.textSize.order)
        return mine == its ? isWorse(place, than: other) : mine < its
    }

    /// Of cells that lack the same the first is the one that a finding names: a font that does not follow the text size lacks
    /// the same in many.
    private func isWorse(_ place: Place, than other: Place) -> Bool {
        guard place.amount == other.amount else { return place.amount > other.amount }
        let (mine, its) = (place.room.environment, other.room.environment)
        return (mine.textSize.order, mine.width ?? .infinity, mine.height ?? .infinity)
            < (its.textSize.order, its.width ?? .infinity, its.height ?? .infinity)
    }
}
