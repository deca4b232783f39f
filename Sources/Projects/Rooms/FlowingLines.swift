/// The lines of one of the texts that follow one another in the lines of a block.
struct FlowingLines {
    /// Where it begins, from the start of a line.
    private(set) var start: Double
    /// Where its last line ends.
    private(set) var end: Double
    /// Where the longest of its lines ends.
    private(set) var most: Double
    /// Whether all of it is on the line on which it begins.
    private(set) var isOne = true

    /// Breaks lines as browsers do: each takes as many parts as have room.
    ///
    /// Without parts lines are taken as full, so that the end of the last one is known but for a word.
    ///
    /// - Parameters:
    ///   - start: Where what is before the text ends.
    ///   - width: That of the lines.
    /// - Complexity: O(parts)
    init(of need: RoomLine.Need, after start: Double, in width: Double) {
        self.start = start
        (end, most) = (start, start)
        let limit = width + RoomLine.rounding
        guard !need.parts.isEmpty, need.word < need.width else {
            if start + need.width > limit, start + need.word > width { self.start = 0 }
            end = self.start + need.width
            most = min(end, width)
            if end > limit, need.word < need.width {
                isOne = false
                end = width > 0 ? end.truncatingRemainder(dividingBy: width) : 0
            }
            return
        }
        var next = start
        for (index, part) in need.parts.enumerated() {
            if next > 0, next + part.width > limit {
                if index == 0 { self.start = 0 } else { isOne = false }
                next = 0
            }
            end = next + part.width
            most = max(index == 0 ? 0 : most, end)
            next += part.advance
        }
    }
}
