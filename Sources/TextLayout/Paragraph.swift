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
    /// Points per em and tracking in points, by the style index of a run.
    let sizes: [Double]
    let trackings: [Double]
    /// Worked out when a line first has to be broken.
    private var cachedLedger: AdvanceLedger?
    var ellipses: [EllipsisKey: Ellipsis] = [:]
    var reshaped: [ReshapeKey: Double] = [:]

    init(_ text: StyledText, style: ParagraphStyle, session: TextSession) {
        self.text = text
        self.style = style
        self.session = session
        shaped = session.shape(text, locale: style.locale, direction: style.direction)
        sizes = text.runs.map(\.font.size)
        trackings = text.runs.map(\.font.tracking)
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
        Double(advance) * sizes[run.style] * run.font.emPerUnit
    }

    var hasTracking: Bool { trackings.contains { $0 != 0 } }
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
