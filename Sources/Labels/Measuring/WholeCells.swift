internal import Basics
internal import Frames

/// The cells of a sweep in which no rule can find fault with the layout of a label, and the tightest of them.
struct WholeCells {
    private struct Place {
        var label: SweptLabel
        var room: LabelRoom
        var headroom: Double
        var lines: Int

        /// Less headroom; where the label could take one more line, more lines. Between equals the first of the matrix is
        /// the tightest, as a summary has it, so that the order in which cells come does not matter.
        func isTighter(than other: Place) -> Bool {
            if headroom != other.headroom { return headroom < other.headroom }
            if headroom == .infinity, lines != other.lines { return lines > other.lines }
            return room.environment.precedes(other.room.environment)
        }
    }

    private var tightest: Place?
    private var others: [LabelRoom] = []

    var tightestAndOthers: (SweptLabel, LabelRoom, [LabelRoom])? { tightest.map { ($0.label, $0.room, others) } }

    /// Adds a cell.
    ///
    /// - Parameters:
    ///   - need: The width that the label needs to keep to its lines; nil where it could take one more.
    ///   - lines: How many it takes.
    mutating func add(_ room: LabelRoom, of label: SweptLabel, need: Double?, lines: Int) {
        let headroom = need.map { Number.rounded(Number.rounded(room.width) - Number.rounded($0)) } ?? .infinity
        let place = Place(label: label, room: room, headroom: headroom, lines: lines)
        guard let known = tightest else {
            tightest = place
            return
        }
        others.append(place.isTighter(than: known) ? known.room : room)
        if place.isTighter(than: known) { tightest = place }
    }
}
