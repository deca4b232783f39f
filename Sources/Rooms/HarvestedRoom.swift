/// One text in one place of a real layout.
package struct HarvestedRoom: Hashable, Sendable, Codable {
    /// The text as it was shown.
    package var text: String
    /// The texts of which it is made, where more than one make it: each may have a key of its own.
    package var parts: [String]?
    /// Its key in the catalogs, where the layout names it.
    package var key: String?
    /// The table of that key, such as the name of a storyboard.
    package var table: String?
    package var place: RoomPlace?
    /// What shows it: `label`, `button`, `placeholder`, `tab`, `option` …
    package var role: String?
    /// The width that the layout offers the text; nil for no limit.
    package var width: Double?
    /// The width of a word that the layout makes room for, where it is more than ``width``: nil for no more.
    package var wordWidth: Double?
    /// The width at which the text goes on on a further line, where that is more than ``width``, as a part of the lines is behind an
    /// edge; nil for ``width``.
    package var lineWidth: Double?
    /// The line that the text shares with others; nil for a line of its own.
    package var shared: SharedLine?
    /// The cell of a table that the text is in; nil outside of tables, and where the columns do not follow from their texts.
    package var cell: TableCell?
    /// The table beside which the text is in a box that the table's words make wider; nil for none.
    package var besideTable: String?
    /// The running lines that the text is in; nil where no other text is before or after it in its lines.
    package var flow: FlowingText?
    /// The height that the layout offers the text; nil for no limit.
    package var height: Double?
    /// How the width is known; nil for ``Limit/layout``.
    package var limit: Limit?
    /// The most lines; nil for no limit.
    package var lines: Int?
    /// Whether the text goes on on a second line; nil for yes, unless there is one line at most.
    package var wraps: Bool?
    /// What happens to what does not fit; nil for ``Overflow/visible``.
    package var overflow: Overflow?
    /// The smallest factor by which the text is scaled before it is cut; nil for 1.
    package var minimumScale: Double?
    package var font: RoomFont
    /// The case that the layout gives the text: `uppercase` or `lowercase`.
    package var textCase: String?
    /// The frame that the text got: x, y, width and height in the screen.
    package var frame: [Double]?
    /// False for text that was in the layout and not to be seen: off the screen, hidden, or behind something else.
    package var isVisible: Bool?
    /// False for text that the layout says is not to be translated.
    package var isTranslated: Bool?

    package init(text: String, font: RoomFont) {
        self.text = text
        self.font = font
    }

    /// How a width is known.
    package enum Limit: String, Hashable, Sendable, Codable, CaseIterable {
        /// The layout engine or its rules give it.
        case layout
        /// It is the frame that one text got: others may get more.
        case bounds
        /// Nothing but the screen limits it: the text makes its own box.
        case screen
        /// The layout gives it, in something that may be narrower than the screen, such as a dialog.
        case part
    }

    /// What happens to text that does not fit.
    package enum Overflow: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is cut, with an ellipsis.
        case ellipsis
        /// It is cut.
        case clip
        /// It goes on over its neighbours.
        case visible
        /// It can be scrolled to.
        case scroll
    }
}

/// A line in which several texts stand, and take from the same space.
///
/// The width of each room is what the layout offers that text while the others are as they were harvested.
package struct SharedLine: Hashable, Sendable, Codable {
    /// The same for all texts of the line, and for no others of the screen.
    package var name: String
    /// The width that all texts may have together, without what is between them.
    package var width: Double
    /// The most for this one, whatever the others need; nil for no such limit.
    package var most: Double?
    /// The most for this one and those before it together, where it leaves what is around it; nil for the width.
    package var end: Double?
    /// Whether this one gets what the others leave, and goes on on further lines.
    package var takesRest: Bool?
    /// The column of a table that the width is a part of; nil for a width that is always the same.
    package var within: TableCell?

    package init(name: String, width: Double, most: Double? = nil, end: Double? = nil, takesRest: Bool? = nil) {
        self.name = name
        self.width = width
        self.most = most
        self.end = end
        self.takesRest = takesRest
    }
}

/// Lines of a block in which several texts follow one another, such as links: where one ends, the next begins.
package struct FlowingText: Hashable, Sendable, Codable {
    /// The same for all texts of the lines, and for no others of the screen. They follow one another as in the screen.
    package var name: String
    /// The width of the lines.
    package var width: Double
    /// The space from the text before, or from the start of the first line.
    package var before: Double
    /// How much of the width is seen without scrolling sideways; nil for all of it.
    package var seen: Double?
    /// The column of a table that the width is a part of; nil for a width that is always the same.
    package var within: TableCell?

    package init(name: String, width: Double, before: Double) {
        self.name = name
        self.width = width
        self.before = before
    }
}

/// The font of a room.
package struct RoomFont: Hashable, Sendable, Codable {
    /// The families in the order in which they are tried; empty for the platform's own font.
    package var families: [String]
    /// In the unit of lengths, at the text scale of the screen.
    package var size: Double
    /// 100…900, as in CSS; nil for 400.
    package var weight: Double?
    package var isItalic: Bool?
    /// The name of a text style that the text size of the system changes, as `body`; nil for a fixed size.
    package var textStyle: String?
    /// Whether the size follows the text scale of the system; nil for yes where there is a text style.
    package var scales: Bool?
    /// Added after every character.
    package var letterSpacing: Double?
    /// The height of a line; nil for that of the font.
    package var lineHeight: Double?

    package init(families: [String] = [], size: Double) {
        self.families = families
        self.size = size
    }
}

/// Where a room comes from.
package struct RoomPlace: Hashable, Sendable, Codable {
    /// A source file, relative to the folder of the file of rooms.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?
    /// A CSS selector.
    package var selector: String?
    /// A test tag, accessibility identifier or the identifier of an element.
    package var identifier: String?

    package init(
        file: String? = nil, line: Int? = nil, column: Int? = nil, selector: String? = nil, identifier: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.selector = selector
        self.identifier = identifier
    }
}
