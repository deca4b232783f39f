/// A table whose columns are as wide as its texts make them (CSS 2.1, 17.5.2.2), a row of items of a flex container, whose
/// widths its texts divide (CSS Flexible Box Layout, 9.7), the tracks of a grid (CSS Grid Layout, 11), or with one column a box that is
/// at least as wide as its widest word.
///
/// The columns have what decides their widths beside the texts that are rooms of the screen.
package struct HarvestedTable: Hashable, Sendable, Codable {
    /// The same for all cells of the table, and for no others of the screen.
    package var name: String
    /// The width that its columns may have together, without what is between them.
    package var width: Double
    /// The width that they may have together before something leaves a box around the table or the window; nil for ``width``.
    package var most: Double?
    /// The space between two columns; nil for none.
    package var gap: Double?
    /// Whether the columns take the whole width, whatever their texts need; nil for not.
    package var isStretched: Bool?
    /// Whether the columns are items of a flex container; nil for a table.
    package var isFlex: Bool?
    /// Whether the columns are tracks of a grid; nil for a table.
    package var isGrid: Bool?
    /// The column of another table that its width is a part of; nil for a width that is always the same.
    package var within: TableCell?
    package var columns: [Column]
    /// What several columns have room for together; nil for nothing.
    package var spans: [Span]?

    package init(name: String, width: Double, columns: [Column] = []) {
        self.name = name
        self.width = width
        self.columns = columns
    }

    /// A column, without the texts in it.
    package struct Column: Hashable, Sendable, Codable {
        /// The least width; nil for 0.
        package var min: Double?
        /// The width that it takes where there is space; nil for the least one.
        package var max: Double?
        /// Whether it has a width of its own, ``max``; nil for not.
        package var isFixed: Bool?
        /// The part of the table's width that it takes, in percent; nil for none.
        package var percent: Double?
        /// Of an item: its greatest width; nil for none.
        package var most: Double?
        /// Of an item or track: how much of the space that is left it takes; nil for 0.
        package var grow: Double?
        /// Of an item: how much of the space that lacks it gives, as a factor of its width; nil for 1.
        package var shrink: Double?
        /// Of an item: its padding and borders, which give nothing; nil for none.
        package var edges: Double?
        /// Of an item or track: whether words may leave it, so that ``min`` alone is its least width; nil for not.
        package var ignoresWords: Bool?

        package init(
            min: Double? = nil, max: Double? = nil, isFixed: Bool? = nil, percent: Double? = nil, most: Double? = nil,
            grow: Double? = nil, ignoresWords: Bool? = nil
        ) {
            self.min = min
            self.max = max
            self.isFixed = isFixed
            self.percent = percent
            self.most = most
            self.grow = grow
            self.ignoresWords = ignoresWords
        }
    }

    /// Columns that have room for something together.
    package struct Span: Hashable, Sendable, Codable {
        /// The first column, from 1.
        package var column: Int
        package var columnSpan: Int
        /// The least width; nil for 0.
        package var min: Double?
        /// The width that they take where there is space; nil for the least one.
        package var max: Double?

        package init(column: Int, columnSpan: Int, min: Double? = nil, max: Double? = nil) {
            self.column = column
            self.columnSpan = columnSpan
            self.min = min
            self.max = max
        }
    }
}

/// The cell of a table in which a text is.
package struct TableCell: Hashable, Sendable, Codable {
    /// The name of the table.
    package var table: String
    /// Its first column, from 1.
    package var column: Int
    /// How many columns it takes; nil for 1.
    package var columnSpan: Int?
    /// How much wider the cell is than the text on one line: padding, borders, and what is beside the text.
    package var edges: Double
    /// How much wider the cell is than a word of the text on a line of its own; nil for ``edges``.
    package var wordEdges: Double?
    /// How much of a word makes the cell wider, where words may be broken; nil for a whole one.
    package var word: Double?
    /// The width that the cell itself asks for; nil for that of its text.
    package var width: Double?
    /// Where the text begins: the space from the start of the columns, without the columns before its own; nil for not known.
    package var start: Double?
    /// Whether the text is in a box that goes on on the next line as a whole, where it does not fit beside others; nil for not.
    package var isPassedOn: Bool?
    /// How much of the width that the cell has more than ``edges`` the text may have, where it is in a box that stays as wide as it
    /// is and leaves the cell; nil for a text whose lines are as much wider as the cell.
    package var factor: Double?
    /// How wide the lines of such a text are; nil for as wide as it may be.
    package var lineWidth: Double?

    package init(table: String, column: Int, edges: Double) {
        self.table = table
        self.column = column
        self.edges = edges
    }

    /// The least width of the cell for a text whose widest word has a width.
    package func least(word width: Double) -> Double { min(width, word ?? width) + (wordEdges ?? edges) }
}
