/// A cell in which a text on one line lacks width, as it does in the cell of a frame report, and differs from it in
/// nothing but lengths and in how much of it shows: what a sweep reports for most cells of a label that fails in many.
package struct ShortCell: Sendable {
    package var environment: LayoutEnvironment
    /// The width that the whole text takes, in points.
    package var need: Double
    /// What shows, with the ellipsis; nil for what shows in the report, where no finding will tell it.
    package var visible: String?
    /// What does not show, piece by piece.
    package var hidden: [String]
    /// The lines that the whole text would take; nil where no finding will tell them.
    package var lines: Int?

    package init(
        _ environment: LayoutEnvironment, need: Double, visible: String? = nil, hidden: [String] = [],
        lines: Int? = nil
    ) {
        self.environment = environment
        self.need = need
        self.visible = visible
        self.hidden = hidden
        self.lines = lines
    }
}
