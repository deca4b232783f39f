/// What is known about the room of a text in a layout that others drew.
package struct RoomFacts: Hashable, Sendable {
    /// How the room is known.
    package var grade: RoomGrade
    /// How many other places have the same text in the same room.
    package var others: Int
    /// The texts at which the room ends where its grade is ``RoomGrade/neighbours``, each once, sorted.
    package var neighbours: [String]

    package init(grade: RoomGrade = .layout, others: Int = 0, neighbours: [String] = []) {
        self.grade = grade
        self.others = others
        self.neighbours = neighbours
    }
}

/// How the room of a text in a layout that others drew is known.
public enum RoomGrade: String, Hashable, Sendable, CaseIterable {
    /// The layout gives it.
    case layout
    /// The layout gives it, in something that may be narrower than the screen, such as a dialog.
    case part
    /// Nothing but the screen limits it.
    case screen
    /// It reaches to the frames beside the text, or to the edge of the screen: what is beside it may move.
    case neighbours
    /// It is the frame that one text got: another may get more.
    case bounds
}
