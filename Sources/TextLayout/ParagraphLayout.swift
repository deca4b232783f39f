public import Typography

/// Width and height in points.
public struct TextSize: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// One line of a laid-out text. Lengths in points from the paragraph's top left.
public struct TextLine: Hashable, Sendable {
    /// The scalars of the text in the line, with the white space and the separator at its end.
    public let range: Range<Int>
    /// The left end, by the paragraph's alignment.
    public let x: Double
    /// Points from the top of the paragraph to the top of the line.
    public let top: Double
    /// Points from the top of the paragraph to the baseline.
    public let baseline: Double
    /// Sum of the advances, without white space that hangs beyond the end; with an ellipsis or a hyphen that was added.
    public let width: Double
    /// Room for every font in the line.
    public let metrics: LineMetrics
    /// The room that the requested fonts alone would give the line, without any fallback.
    public let requestedMetrics: LineMetrics
    /// Some of the line's text gave way to an ellipsis.
    public let isTruncated: Bool
    /// The line ends within a word, since not even the word alone had room.
    public let breaksWord: Bool
    /// A hyphen was added at a soft hyphen.
    public let hasHyphen: Bool

    /// Points from the top of the line to the top of the next.
    public var height: Double { metrics.height }

    /// How much higher the line is than the requested fonts alone would make it.
    public var growth: Double { metrics.height - requestedMetrics.height }
}

/// A paragraph's lines for one width and height. Lengths in points, origin at the top left, y downwards.
public struct ParagraphLayout {
    /// What was laid out.
    public let paragraph: Paragraph
    /// The widest line, and the sum of the lines' heights. Not rounded to any pixel.
    public let size: TextSize
    /// The lines from top to bottom; none in an empty text.
    public var lines: [TextLine] { whole.map { [$0.line] } ?? severalLines }
    /// Some of the text does not show.
    public let isTruncated: Bool
    /// The factor that the text was shrunk by to fit; 1 when it was not. A factor given to `layout` is not in it.
    public let scale: Double
    /// Points taken from the room after every grapheme of the last line to avoid a cut; 0 when there was no need.
    public let tightening: Double
    /// The only line of a text that had room as it was: nearly every label's, kept without an array.
    private let whole: (line: TextLine, span: LineSpan)?
    private let severalLines: [TextLine]
    let setting: Setting

    /// The part of the paragraph in a line.
    func span(ofLine index: Int) -> LineSpan { whole?.span ?? setting.spans[index] }

    /// Points from the top to the first baseline; 0 without lines.
    public var firstBaseline: Double { (whole?.line ?? severalLines.first)?.baseline ?? 0 }
    /// Points from the top to the last baseline; 0 without lines.
    public var lastBaseline: Double { (whole?.line ?? severalLines.last)?.baseline ?? 0 }
    /// Some line ends within a word for lack of room.
    public var breaksWord: Bool { severalLines.contains(where: \.breaksWord) }

    init(
        paragraph: Paragraph, size: TextSize, lines: [TextLine], isTruncated: Bool, scale: Double, tightening: Double,
        setting: Setting
    ) {
        self.paragraph = paragraph
        self.size = size
        self.isTruncated = isTruncated
        self.scale = scale
        self.tightening = tightening
        self.setting = setting
        whole = nil
        severalLines = lines
    }

    /// A text on the one line that has room for it.
    ///
    /// - Parameter settingScale: of everything, as in ``Setting``.
    init(paragraph: Paragraph, size: TextSize, whole line: TextLine, span: LineSpan, settingScale: Double) {
        self.paragraph = paragraph
        self.size = size
        isTruncated = false
        scale = 1
        tightening = 0
        setting = Setting(spans: [], scale: settingScale)
        whole = (line, span)
        severalLines = []
    }

    /// How many lines there are; a text on one line makes no array to be counted.
    package var lineCount: Int { whole == nil ? severalLines.count : 1 }

    /// What the lines were made from; lengths in points at scale 1.
    struct Setting {
        /// Empty where there is but the whole line.
        var spans: [LineSpan]
        /// The last line, where it is cut.
        var cut: TruncatedLine?
        /// Scale of everything: what `layout` was given, times what the text was shrunk by.
        var scale = 1.0
        var tightening = 0.0
    }
}
