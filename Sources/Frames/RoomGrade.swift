/// How the room of a text in a layout that others drew is known.
package enum RoomGrade: String, Hashable, Sendable {
    /// The layout gives it.
    case layout
    /// It is the frame that one text got: another may get more.
    case bounds
    /// Nothing but the screen limits it.
    case screen
}
