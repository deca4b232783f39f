/// The cells of a sweep in which a label shows whole, and the tightest of them.
struct WholeCells {
    private var tightest: (label: SweptLabel, room: LabelRoom, headroom: Double)?
    private var others: [LabelRoom] = []

    var tightestAndOthers: (SweptLabel, LabelRoom, [LabelRoom])? { tightest.map { ($0.label, $0.room, others) } }

    mutating func add(_ room: LabelRoom, of label: SweptLabel, headroom: Double?) {
        // What has lines to spare comes last.
        let headroom = headroom ?? .infinity
        guard let known = tightest else {
            tightest = (label, room, headroom)
            return
        }
        if headroom < known.headroom {
            others.append(known.room)
            tightest = (label, room, headroom)
        } else {
            others.append(room)
        }
    }
}
