public import Typography

/// How a text is set: locale, direction, line limit, truncation, alignment.
public struct ParagraphStyle: Hashable, Sendable {
    /// Which edge of the paragraph its lines keep to.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// The alignment of lines that are shorter than the widest.
        case leading, center, trailing
    }

    /// The language, which decides on glyphs, breaks and direction.
    public var locale: TextLocale
    /// The direction of the text itself.
    public var direction: BaseDirection
    /// The direction of the interface around it: `leading` is at the right where this is true.
    public var isInterfaceRightToLeft: Bool
    /// The alignment of lines that are shorter than the widest.
    public var alignment: Alignment
    /// The most lines; nil for any number. Less than 1 counts as 1.
    public var lineLimit: Int?
    /// The paragraph is at least as high as that many lines, even with fewer.
    public var reservedLines: Int
    /// Where the ellipsis is in a text that is cut.
    public var truncation: TruncationMode
    /// Shrink the text as far as this factor before it is cut; 1 for never.
    public var minimumScaleFactor: Double
    /// Draw letters closer, by at most 5 % of the width, before shrinking or cutting.
    public var allowsTightening: Bool
    /// Points added between lines.
    public var lineSpacing: Double
    /// Where lines may end.
    public var lineBreaks: LineBreakRules
    /// Pixels to a point, to which browsers round the metrics of lines.
    public var displayScale: Double
    /// Whether the advance of every glyph is rounded to pixels, as in an Android `TextView`; kerning is not.
    public var roundsAdvances: Bool

    /// A style that has SwiftUI's defaults, unless said otherwise.
    public init(
        locale: TextLocale = TextLocale("en"), direction: BaseDirection = .automatic,
        isInterfaceRightToLeft: Bool = false, alignment: Alignment = .leading, lineLimit: Int? = nil,
        reservedLines: Int = 0, truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1,
        allowsTightening: Bool = false, lineSpacing: Double = 0, lineBreaks: LineBreakRules = LineBreakRules(),
        displayScale: Double = 1, roundsAdvances: Bool = false
    ) {
        self.locale = locale
        self.direction = direction
        self.isInterfaceRightToLeft = isInterfaceRightToLeft
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineSpacing = lineSpacing
        self.lineBreaks = lineBreaks
        self.displayScale = displayScale
        self.roundsAdvances = roundsAdvances
    }
}
