/// How a label is typeset, outside of any scene.
public struct LabelTypesetting: Hashable, Sendable {
    /// The font; the body style by default.
    public var font: LabelFont
    /// The family that the font is taken from; nil for the platform's.
    public var family: String?
    /// OpenType features to turn on or off, such as `tnum`.
    public var features: [OpenTypeFeature] = []
    /// Whether a bold that the family lacks is drawn by thickening strokes; the advances stay the same.
    public var allowsSyntheticBold = false
    /// Which way the text runs.
    public var direction = TextDirection.auto
    /// How strictly small kana and similar characters stay with their neighbours.
    public var lineBreak = LineBreakStrictness.auto
    /// Whether lines break at spaces and punctuation only, never between letters; nil for the platform's default, which
    /// on iOS keeps Hangul together.
    public var keepsWords: Bool?
    /// Whether a last line of a single word takes another from the line before; nil for the platform's default.
    public var avoidsOrphans: Bool?
    /// The toolkit that draws the label; nil for SwiftUI on iOS and Compose on Android. Without effect on other platforms.
    public var toolkit: Toolkit?
    /// How the lines of a paragraph are chosen on Android; nil for the toolkit's own way.
    public var breakStrategy: BreakStrategy?
    /// The edge that lines keep to.
    public var alignment = Alignment.leading
    /// Whether the label is as high as its line limit even with fewer lines.
    public var reservesSpace = false
    /// The most lines; nil for any number.
    public var lineLimit: Int?
    /// Where a label that does not fit is cut.
    public var truncationMode: TruncationMode
    /// The smallest factor by which the label may be scaled to fit; 1 for no scaling.
    public var minimumScaleFactor: Double
    /// Whether letters may be moved closer together before the label is cut.
    public var allowsTightening: Bool
    /// Points between lines.
    public var lineSpacing: Double
    /// Points after every character.
    public var tracking: Double
    /// The height of a line in units of the font's size; nil for that of the font.
    public var lineHeight: Double?

    /// Makes a style; by default a body text without limits.
    public init(
        font: LabelFont = .body, family: String? = nil, lineLimit: Int? = nil, truncationMode: TruncationMode = .tail,
        minimumScaleFactor: Double = 1, allowsTightening: Bool = false, lineSpacing: Double = 0, tracking: Double = 0
    ) {
        self.font = font
        self.family = family
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineSpacing = lineSpacing
        self.tracking = tracking
    }

    /// How lines are aligned: with the leading edge, in the centre, or with the trailing edge.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// Where lines that are shorter than the widest are.
        case leading, center, trailing
    }

    /// Where a text that does not fit is cut.
    public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
        /// Where the ellipsis is in a text that is cut.
        case head, middle, tail
    }
}

/// How strictly lines follow the rules of CSS `line-break`; `auto` is the locale's default.
public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable {
    /// CSS's `line-break`: how many of the breaks before small kana and similar characters are allowed.
    case auto, loose, normal, strict
}
