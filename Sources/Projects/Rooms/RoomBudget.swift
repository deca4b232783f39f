package import Frames

/// What a harvested room adds to a budget: the one label that it is for, and what its layout does.
package struct RoomBudget: Hashable, Sendable {
    /// A key of a catalog of the project.
    package struct Label: Hashable, Sendable {
        /// The index of the catalog among those of the project.
        package let catalog: Int
        package let key: String
    }

    /// Not a pattern: the key may contain `*` and `?`.
    package var label: Label
    /// Other keys with the text that was shown. Where their translations differ, nobody knows which of them is shown.
    package var others: [Label] = []
    /// The width of the screen that the text is on, by which findings name it; nil where it is not known. Its height does not
    /// limit what people can scroll to.
    package var screenWidth: Double?
    /// Where on the screen the text is; nil where nothing is known.
    package var place: String?
    /// The locale whose texts say which key the room has; nil where the layout names the key.
    package var shownIn: String?
    /// Whether a text goes on on a second line.
    package var wraps = true
    /// The width at which it does so, where that is more than what is seen of a line; nil for what is seen.
    package var lineWidth: Double?
    /// Whether what shows the text cannot have more lines, such as a field.
    package var hasFixedLines = false
    /// Whether a text that does not fit goes on over what is next to it.
    package var isOpen = false
    /// The height of a line in units of the font's size; nil for that of the font.
    package var lineHeight: Double?
    /// The line that the text shares with others; nil for a line of its own.
    package var line: RoomLine?
    /// The index of the text among those of the line.
    package var indexInLine = 0
    package var facts = RoomFacts()
}
