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
    private var makeOutline: ((Int) -> Outline)?

    /// What a report of a label says before anything is measured.
    package struct Outline {
        /// The file of the scene.
        package let file: String
        /// The view of the label. Its text has no sizes and no lines.
        package let view: ViewFrame
        package let fonts: [String]
        package let notes: [String]
        /// Whether nothing says where the text is shown.
        package let isUnplaced: Bool

        package init(file: String, view: ViewFrame, fonts: [String], notes: [String], isUnplaced: Bool) {
            self.file = file
            self.view = view
            self.fonts = fonts
            self.notes = notes
            self.isUnplaced = isUnplaced
        }
    }

    /// - Parameters:
    ///   - outline: Makes the outline of the report of a cell; nil where that says too little of a text that shows whole.
    ///   - report: Makes the report of a cell, by its index among the environments.
    package init(
        scene: String, key: String, environments: [LayoutEnvironment], room: Budget? = nil, outcomes: [Outcome],
        outline: ((Int) -> Outline)? = nil, report: @escaping (Int) -> FrameReport
    ) {
        self.scene = scene
        self.key = key
        self.environments = environments
        self.room = room
        self.outcomes = outcomes
        makeReport = report
        makeOutline = outline
    }

    /// The width of the label's room in a cell; nil for no limit.
    package func width(_ cell: Int) -> Double? { room == nil ? environments[cell].width : room?.width }

    /// The report of a cell. O(n) in the length of the text.
    package func report(_ cell: Int) -> FrameReport { makeReport(cell) }

    /// What the report of a cell says before anything is measured: enough for rules of words, and for what is counted. nil
    /// where the report may say more of a text that shows whole.
    package func outline(_ cell: Int) -> Outline? { makeOutline?(cell) }

    /// Whether an outline says enough of the cells in which the text shows whole.
    package var hasOutlines: Bool { makeOutline != nil }

    /// The same label without outlines, so that a report has to tell everything.
    package var askingReports: SweptLabel {
        var copy = self
        copy.makeOutline = nil
        return copy
    }
}
