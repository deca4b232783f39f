package import Basics
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
    /// The headroom below which a rule has to look at a label; nil for none.
    package var margin: Margin?
    /// Whether every text is made three times as long, to see whether a check would notice.
    package var isTripled: Bool
    /// The environments, all of one locale; a width is the labels' room.
    package var environments: [LayoutEnvironment]

    package init(
        scene: String, source: SourcePosition, style: LabelTypesetting, textCase: TextCase? = nil,
        lines: Int? = nil, margin: Margin? = nil, isTripled: Bool = false,
        environments: [LayoutEnvironment]
    ) {
        self.scene = scene
        file = source.file
        self.source = source
        self.style = style
        self.textCase = textCase
        self.lines = lines ?? style.lineLimit
        self.margin = margin
        self.isTripled = isTripled
        self.environments = environments
    }
}
