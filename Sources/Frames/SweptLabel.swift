/// A label in the cells of a matrix: a result for each cell, and a report of each cell, which is made on request.
package struct SweptLabel {
    /// What rules need to know about a label in a cell.
    package enum Outcome: Sendable {
        /// The label shows whole, and no rule can report a fault in its layout. Such cells with the same text differ
        /// only in their headroom.
        ///
        /// - text: The number of the text among the label's variants by width.
        /// - need: The width that it needs to stay within its lines, in points; nil where it may take one more line.
        /// - lines: How many lines it takes.
        case whole(text: Int, need: Double?, lines: Int)
        /// The label is cut on its one line, and needs only more width. Such cells differ only in lengths and in how
        /// much shows.
        ///
        /// - need: The width of the whole text, in points.
        case short(need: Double)
        /// Anything else: rules need the report.
        case open
    }

    /// The scene's name in reports.
    package let scene: String
    package let key: String
    /// The cells, all of one locale. A width is the room of the label, unless it has one of its own.
    package let environments: [LayoutEnvironment]
    /// The room of the label in every cell, where another program has found it on screens of the cells' widths.
    package let room: Budget?
    /// One for each cell.
    package let outcomes: [Outcome]
    private let makeReport: (Int) -> FrameReport

    /// - Parameter report: Makes the report of a cell, by its index among the environments.
    package init(
        scene: String, key: String, environments: [LayoutEnvironment], room: Budget? = nil, outcomes: [Outcome],
        report: @escaping (Int) -> FrameReport
    ) {
        self.scene = scene
        self.key = key
        self.environments = environments
        self.room = room
        self.outcomes = outcomes
        makeReport = report
    }

    /// The width of the label's room in a cell; nil for no limit.
    package func width(_ cell: Int) -> Double? { room == nil ? environments[cell].width : room?.width }

    /// The report of a cell. O(n) in the length of the text.
    package func report(_ cell: Int) -> FrameReport { makeReport(cell) }
}
