package import Frames

/// The room that labels have, and the cells in which they are measured.
package struct LabelSweep {
    /// What reports call the labels.
    package var scene: String
    package var file: String
    package var source: SourcePosition
    package var style: LabelTypesetting
    /// The case that labels are shown in; nil for their own.
    package var textCase: TextCase?
    /// The most lines that labels should take, whether or not the style cuts what goes beyond; nil for any number.
    package var lines: Int?
    /// The headroom below which a label is reported in each cell by itself; nil for none.
    package var margin: Margin?
    /// Whether the cells in which no rule can find fault with the layout of a label are reported in the tightest of
    /// them; each is reported by itself otherwise.
    package var joinsWholeCells: Bool
    /// Whether a label that is cut in many cells is reported in one of them, with what differs in the others.
    package var joinsShortCells: Bool
    /// Whether every text is made three times as long, to see whether a check would notice.
    package var isTripled = false
    /// The environments, all of one locale; a width is the labels' room.
    package var environments: [LayoutEnvironment]

    package init(
        scene: String, source: SourcePosition, style: LabelTypesetting, textCase: TextCase? = nil,
        lines: Int? = nil, margin: Margin? = nil, joinsWholeCells: Bool = false, joinsShortCells: Bool = false,
        environments: [LayoutEnvironment]
    ) {
        self.scene = scene
        file = source.file
        self.source = source
        self.style = style
        self.textCase = textCase
        self.lines = lines ?? style.lineLimit
        self.margin = margin
        self.joinsWholeCells = joinsWholeCells
        self.joinsShortCells = joinsShortCells
        self.environments = environments
    }
}
