public import Typography

/// A text shaped once, to be laid out at any width, height and scale.
///
/// Belongs to its session's thread. Making the same text again in another size takes the shaped text from the
/// session's cache.
public final class Paragraph {
    /// What is set.
    public let text: StyledText
    /// How it is set.
    public let style: ParagraphStyle
    package let session: TextSession
    package let shaped: ShapedText
    /// Something is added after every grapheme of some run.
    let hasTracking: Bool
    /// Points at scale 1; nil where the fonts decide.
    let lineHeight: Double?
    /// Some width is not in proportion to its size, so that another scale needs more than a factor: the tracking of modelled
    /// fonts, and advances in whole pixels.
    let isModelled: Bool
    /// The scale for which the tracking of modelled fonts is valid. Nevertheless, lengths are in points at scale 1.
    let scale: Double
    /// Worked out when a line first has to be broken.
    private var cachedLedger: AdvanceLedger?
    /// Nil where they are of no use to the text.
    private var cachedLineTable: LineTable?
    /// How often the text was broken into lines, up to 2: what only later times need is made the second time.
    private var breakings = 0
    /// Widths of parts that were shaped again, for every scale unless they are rounded; made when the first is.
    private(set) lazy var reshaped = ReshapedWidths()
    private var rescaled: Paragraph?

    init(_ text: StyledText, style: ParagraphStyle, session: TextSession) {
        self.text = text
        self.style = style
        self.session = session
        shaped = session.shape(text, locale: style.locale, direction: style.direction)
        lineHeight = text.lineHeight
        isModelled = shaped.isModelled || style.roundsAdvances
        hasTracking = isModelled || text.hasTracking
        scale = 1
    }

    private init(_ paragraph: Paragraph, scale: Double) {
        text = paragraph.text
        style = paragraph.style
        session = paragraph.session
        shaped = paragraph.shaped
        isModelled = paragraph.isModelled
        hasTracking = paragraph.hasTracking
        lineHeight = paragraph.lineHeight
        self.scale = scale
        if !style.roundsAdvances { reshaped = paragraph.reshaped }
    }

    /// The same text with the tracking that its fonts have at a scale: itself, unless that depends on the size.
    func at(scale: Double) -> Paragraph {
        guard isModelled, scale != self.scale else { return self }
        if let known = rescaled, known.scale == scale { return known }
        let made = Paragraph(self, scale: scale)
        rescaled = made
        return made
    }

    /// Width in points with no line broken but by the text itself: the widest of its lines.
    public var idealWidth: Double { layout().size.width }

    var ledger: AdvanceLedger {
        if let known = cachedLedger { return known }
        let made = AdvanceLedger(self)
        cachedLedger = made
        return made
    }

    /// Where lines may end; nil where `LineBreaker` has to try, and the first time that it is asked for, since most texts are
    /// broken only once.
    var lineTable: LineTable? {
        guard breakings < 2 else { return cachedLineTable }
        breakings += 1
        if breakings == 2 { cachedLineTable = LineTable(self) }
        return cachedLineTable
    }

    /// Room that a run's glyphs take, in points at scale 1: font units × size / units per em.
    func width(ofAdvance advance: Int, in run: ShapedRun) -> Double {
        Double(advance) * size(ofStyle: run.style) * run.emPerUnit
    }

    /// Points per em of a style.
    func size(ofStyle index: Int) -> Double { text.size(ofRun: index) }

    /// Points at scale 1 after every grapheme of a run: what the text asks for, where the platform sets such letters apart,
    /// and what the font's model adds at the size that the run is drawn at.
    func tracking(of run: ShapedRun) -> Double { tracking(of: run, at: scale) }

    private func tracking(of run: ShapedRun, at scale: Double) -> Double {
        tracking(of: run.font, style: run.style, scale: scale, isSpaced: session.platform.spacesLetters(of: run.script))
    }

    func tracking(of font: SessionFont, style: Int, scale: Double, isSpaced: Bool = true) -> Double {
        (isSpaced ? text.tracking(ofRun: style) : 0) + font.tracking(size: size(ofStyle: style) * scale) / scale
    }

    /// Room for the whole text on one line at a scale, in points at scale 1. O(runs).
    func endlessWidth(at scale: Double) -> Double {
        var width =
            text.runCount == 1
            ? shaped.advanceInEm * size(ofStyle: 0)
            : shaped.runs.reduce(0) { $0 + self.width(ofAdvance: $1.advance, in: $1) }
        guard hasTracking else { return width }
        if style.roundsAdvances {
            for run in shaped.runs { width += excess(of: shaped.glyphs[run.glyphs], in: run, scale: scale) }
        }
        if let run = shaped.soleRun { return width + Double(run.graphemes) * tracking(of: run, at: scale) }
        for run in shaped.runs { width += Double(run.graphemes) * tracking(of: run, at: scale) }
        return width
    }

    /// Room in points for the whole text on one line at a scale, as it is where no separator divides it. O(runs).
    package func width(onOneLineAt scale: Double) -> Double { endlessWidth(at: scale) * scale }

    /// The largest size in use.
    private(set) lazy var largestSize = (0..<text.runCount).reduce(0) { max($0, text.size(ofRun: $1)) }
}

/// Widths of parts of a paragraph that were shaped again where a line ends, in points at scale 1: without the spacing of
/// letters, but for platforms on which that follows the glyphs.
final class ReshapedWidths {
    private var widths: [Key: Double] = [:]

    /// Offsets of 32 bits, two in a word, as four words took longer to hash than a width to find.
    struct Key: Hashable {
        private let range: UInt64
        private let context: UInt64
        private let trimsEnd: Bool

        init(range: Range<Int>, context: Range<Int>, trimsEnd: Bool) {
            self.range = UInt64(range.lowerBound) << 32 | UInt64(range.upperBound)
            self.context = UInt64(context.lowerBound) << 32 | UInt64(context.upperBound)
            self.trimsEnd = trimsEnd
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(range &* 0x9E37_79B9_7F4A_7C15 ^ context)
        }
    }

    subscript(key: Key) -> Double? {
        get { widths[key] }
        set {
            if widths.count > 512 { widths.removeAll(keepingCapacity: true) }
            widths[key] = newValue
        }
    }
}

extension TextSession {
    /// Shapes a text in one font.
    public func paragraph(
        _ string: String, font: FontRequest = FontRequest(), style: ParagraphStyle = ParagraphStyle()
    ) -> Paragraph {
        Paragraph(StyledText(string, font: font), style: style, session: self)
    }

    /// Shapes a text in several fonts.
    public func paragraph(_ text: StyledText, style: ParagraphStyle = ParagraphStyle()) -> Paragraph {
        Paragraph(text, style: style, session: self)
    }
}
