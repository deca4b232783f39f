internal import Frames

/// The cells of a sweep in which no rule can find fault with the layout of a label, and the tightest of them.
struct WholeCells {
    private var tightest: (label: SweptLabel, room: LabelRoom, headroom: Double)?
    private var others: [LabelRoom] = []

    var tightestAndOthers: (SweptLabel, LabelRoom, [LabelRoom])? { tightest.map { ($0.label, $0.room, others) } }

    /// Adds a cell. The order in which cells come does not matter: of two with the same headroom the first of the matrix
    /// is the tightest, as a summary has it.
    ///
    /// - Parameter need: The width that the label needs to keep to its lines; nil where it could take one more.
    mutating func add(_ room: LabelRoom, of label: SweptLabel, need: Double?) {
        let headroom = need.map { Number.rounded(Number.rounded(room.width) - Number.rounded($0)) } ?? .infinity
        guard let known = tightest else {
            tightest = (label, room, headroom)
            return
        }
        let isTighter =
            headroom == known.headroom
            ? room.environment.precedes(known.room.environment) : headroom < known.headroom
        if isTighter {
            others.append(known.room)
            tightest = (label, room, headroom)
        } else {
            others.append(room)
        }
    }
}
