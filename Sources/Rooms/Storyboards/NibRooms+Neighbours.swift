/// Texts that nothing keeps apart.
extension NibRooms {
    /// Opens the rooms of labels of one line that may become wide enough to cover the next text in their row: no constraint is
    /// between the two, so that neither is cut nor moves. How far such a label may reach follows from the frames on the screen.
    ///
    /// O(labels of one line × rooms).
    mutating func openTowardsNeighbours() {
        guard screenWidth != nil else { return }
        for index in labels {
            guard let view = views[index], !view.isHidden, rooms[index].limit == nil, rooms[index].wraps == false,
                let width = rooms[index].width,
                let frame = rooms[index].frame, width > frame[2] + Self.tolerance, let grows = layout.growth(of: view)
            else { continue }
            let reach =
                grows == .right ? (frame[0], frame[0] + width) : (frame[0] + frame[2] - width, frame[0] + frame[2])
            guard rooms.indices.contains(where: { $0 != index && isBeside($0, frame, within: reach) }) else { continue }
            rooms[index].width = nil
            rooms[index].overflow = .visible
        }
    }

    /// Whether a text that is seen is in the same row, beside a frame, and in what that reaches.
    private func isBeside(_ other: Int, _ frame: [Double], within reach: (Double, Double)) -> Bool {
        guard views[other]?.isHidden == false, let place = rooms[other].frame, place[2] > 0, place[3] > 0 else {
            return false
        }
        let (middle, otherMiddle) = (frame[1] + frame[3] / 2, place[1] + place[3] / 2)
        guard place[1] < middle, middle < place[1] + place[3], frame[1] < otherMiddle, otherMiddle < frame[1] + frame[3]
        else { return false }
        let isApart =
            place[0] >= frame[0] + frame[2] - Self.tolerance || place[0] + place[2] <= frame[0] + Self.tolerance
        return isApart && place[0] < reach.1 - Self.tolerance && reach.0 + Self.tolerance < place[0] + place[2]
    }

    /// In points.
    private static let tolerance = 0.5
}
