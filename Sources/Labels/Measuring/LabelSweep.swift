package import Basics
package import Frames

/// The room of labels, and the cells in which they are measured.
package struct LabelSweep {
    /// The scene's name in reports.
    package var scene: String
    package var file: String
    package var source: SourcePosition
    package var style: LabelTypesetting
    /// The case that labels are shown in; nil leaves them as they are.
    package var textCase: TextCase?
    /// The most lines that labels should take, whether or not the style cuts the rest; nil for no limit.
    package var lines: Int?
    /// How many characters a label should have at most, in every language; nil for no limit.
    package var mostCharacters: Int?
    /// The headroom below which a rule reports a label; nil for none.
    package var margin: Margin?
    /// Whether nothing says where the labels are shown, so that a width is that of the screen.
    package var isUnplaced = false
    /// What is known about the room, where another program has found it.
    package var room: RoomFacts?
    /// The width and the height of that room; nil for those of the environments.
    package var size: Budget?
    /// Where on its screen the text is.
    package var place: String?
    /// Whether a text that does not fit goes on over what is next to it.
    package var isOpen = false
    /// Whether a text goes on on a second line.
    package var wraps = true
    /// The width at which an open text goes on on a further line, where that is more than what is seen of it.
    package var lineWidth: Double?
    /// Whether every text is made three times as long, to test whether the check would report it.
    package var isTripled: Bool
    /// The environments, all of one locale. A width is the room of the labels.
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

    /// A part of each line is behind an edge, so that further lines do not help.
    ///
    /// - Parameter lineWidth: Where the text goes on on a further line all the same; nil for nowhere.
    package mutating func breakLines(at lineWidth: Double?) {
        (isOpen, wraps, self.lineWidth) = (true, false, lineWidth)
    }
}
