public import Typography

/// A text shaped once, to be laid out at any width, height and scale.
///
/// Belongs to its session's thread. Making the same text again in another size takes the shaped text from the
/// session's cache.
public final class Paragraph {
    public let text: StyledText
    public let style: ParagraphStyle
    package let session: TextSession
    package let shaped: ShapedText
    let hasTracking: Bool
    /// Points at scale 1; nil where the fonts decide.
    let lineHeight: Double?
    /// Worked out when a line first has to be broken.
    private var cachedLedger: AdvanceLedger?
    var ellipses: [EllipsisKey: Ellipsis] = [:]
    var reshaped: [ReshapeKey: Double] = [:]

    init(_ text: StyledText, style: ParagraphStyle, session: TextSession) {
        self.text = text
        self.style = style
        self.session = session
        shaped = session.shape(text, locale: style.locale, direction: style.direction)
        lineHeight = text.lineHeight
        hasTracking = (0..<text.runCount).contains { text.tracking(ofRun: $0) != 0 }
    }

    struct EllipsisKey: Hashable {
        var style: Int
        var level: UInt8
    }

    struct ReshapeKey: Hashable {
        var range: Range<Int>
        var context: Range<Int>
    }

    /// Width in points with no line broken but by the text itself: the widest of its lines.
    public var idealWidth: Double { layout().size.width }

    var ledger: AdvanceLedger {
        if let known = cachedLedger { return known }
        let made = AdvanceLedger(self)
        cachedLedger = made
        return made
    }

    /// Room that a run's glyphs take, in points at scale 1: font units × size / units per em.
    func width(ofAdvance advance: Int, in run: ShapedRun) -> Double {
        Double(advance) * size(ofStyle: run.style) * run.font.emPerUnit
    }

    /// Points per em of a style.
    func size(ofStyle index: Int) -> Double { text.size(ofRun: index) }
    /// Points after every grapheme of a style.
    func tracking(ofStyle index: Int) -> Double { text.tracking(ofRun: index) }
    /// Points after every grapheme of a run.
    func tracking(of run: ShapedRun) -> Double {
        session.platform.spacesLetters(of: run.script) ? tracking(ofStyle: run.style) : 0
    }

    /// Room for the whole text on one line, in points at scale 1.
    var endlessWidth: Double {
        let advances =
            text.runCount > 1
            ? shaped.runs.reduce(0) { $0 + width(ofAdvance: $1.advance, in: $1) }
            : shaped.advanceInEm * size(ofStyle: 0)
        guard hasTracking else { return advances }
        let graphemes = shaped.graphemes(in: session)
        return shaped.runs.reduce(advances) {
            $0 + tracking(of: $1) * Double(graphemes.indices(in: $1.range).count)
        }
    }

    /// The largest size in use.
    var largestSize: Double { (0..<text.runCount).reduce(0) { max($0, text.size(ofRun: $1)) } }
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
