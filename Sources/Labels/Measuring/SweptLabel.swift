internal import Basics
internal import Frames
internal import TextLayout
internal import Typography

/// The room that a label has in one cell of a sweep.
struct LabelRoom {
    let environment: LayoutEnvironment
    /// The factor from the size that the label was shaped at.
    let scale: Double
    /// The most lines that the label should take; nil for any number.
    let lines: Int?

    init(_ environment: LayoutEnvironment, scale: Double, lines: Int?) {
        self.environment = environment
        self.scale = scale
        self.lines = lines
    }

    /// In points; infinite where no limit.
    var width: Double { environment.width ?? .infinity }
    var height: Double { environment.height ?? .infinity }
}

/// A label that is shaped once and laid out at many sizes.
final class SweptLabel {
    private let font: FontRequest
    private let paragraph: Paragraph
    private let origin: ResolvedText.Origin?
    private let placeholders: [String]
    /// Without any limits, at the size that it was shaped at.
    private let base: TextFacts
    /// The whole text has one line where no limits width.
    private let isOneLine: Bool
    /// The same, with no white space at its end: that takes room only where there is some.
    private let isPlainLine: Bool

    /// The models that the label is measured by, and what to say of them; those of the first platform asked for.
    func models(on platform: Frames.Platform) -> (all: [FontModel], notes: [String]) {
        if let known = knownModels { return known }
        var models = FontModels(platform)
        models.add(paragraph)
        let found = (models.all, models.notes)
        knownModels = found
        return found
    }

    private var knownModels: (all: [FontModel], notes: [String])?

    init(_ lookup: MessageResolver.Lookup, font: FontRequest, style: ParagraphStyle, session: TextSession) {
        self.font = font
        paragraph = session.paragraph(lookup.string, font: font, style: style)
        origin = lookup.origin
        placeholders = lookup.placeholders
        let text = ResolvedText(paragraph: paragraph, origin: origin, placeholders: placeholders)
        base = TextFacts(unlimited: text, locale: lookup.origin?.locale ?? style.locale.identifier)
        let endsInSpace = base.string.unicodeScalars.last?.properties.isWhitespace ?? true
        isOneLine = base.lines.count == 1 && !base.truncated
        isPlainLine = isOneLine && !endsInSpace
    }

    /// The fraction of its width by which the label may be off: the largest of its fonts' errors.
    func modelError(on platform: Frames.Platform) -> Double {
        if let known = knownModelError { return known }
        let error = models(on: platform).all.map(\.error95).max() ?? 0
        knownModelError = error
        return error
    }

    private var knownModelError: Double?

    /// In points.
    var fontSize: Double { font.size }

    /// The width that the label takes on one line; nil where its own line breaks give it several, whether or not they
    /// show, or no room is left, or a height limits it too.
    func needOnOneLineThatFits(_ room: LabelRoom) -> Double? {
        guard isOneLine, room.environment.height == nil else { return nil }
        let need = paragraph.width(onOneLineAt: room.scale)
        return need < room.width ? need : nil
    }

    /// The width that the label needs to keep to its lines; nil where it could take one more, and where nothing limits
    /// the width.
    func need(of layout: ParagraphLayout, in room: LabelRoom) -> Double? {
        guard room.environment.width != nil else { return nil }
        if layout.lineCount == 1, room.lines == 1 { return unlimited.layout(scale: room.scale).size.width }
        guard let limit = room.lines, layout.lineCount >= limit else { return nil }
        return fittingWidth(room.scale, lines: limit)
    }

    /// Whether no rule can find fault with how the label is laid out, but that it is tight: it shows whole at its full
    /// size, on no more lines than it should take, within its room. A room without any width shows nothing, though white
    /// space goes into it.
    func isFaultless(_ layout: ParagraphLayout, in room: LabelRoom) -> Bool {
        layout.showsWhole && layout.scale == 1 && layout.tightening == 0 && layout.lineCount <= room.lines ?? .max
            && layout.size.width <= room.width && layout.size.height <= room.height
            && room.environment.isShort(need: room.width, room: 0)
    }

    /// The width that the label needs, where it is cut on its one line for lack of it and differs from cell to cell in
    /// nothing but that: what is left of it has room, and neither height nor shrinking has a part in it.
    func needOnOneLine(in room: LabelRoom) -> Double? {
        let (style, environment) = (paragraph.style, room.environment)
        guard let width = environment.width, width.isFinite, environment.height == nil, room.lines == 1,
            style.lineLimit == 1, style.minimumScaleFactor >= 1, !style.allowsTightening,
            isPlainLine
        else { return nil }
        let need = Number.rounded(paragraph.width(onOneLineAt: room.scale))
        guard environment.isShort(need: need, room: width), environment.isShort(need: width, room: 0),
            paragraph.widthOfEllipsis(at: room.scale) <= width
        else { return nil }
        return need
    }

    /// Whether the label shows whole, on no more lines than it should take.
    func fits(_ room: LabelRoom) -> Bool {
        if needOnOneLineThatFits(room) != nil { return true }
        let layout = layout(in: room)
        return layout.showsWhole && layout.lineCount <= room.lines ?? .max
    }

    func layout(in room: LabelRoom) -> ParagraphLayout {
        paragraph.fitted(width: room.environment.width, height: room.environment.height, scale: room.scale)
    }

    /// What the whole label takes at the width of a room, without any other limit.
    func unlimitedExtent(in room: LabelRoom) -> TextExtent {
        let layout = unlimited.layout(width: room.environment.width, scale: room.scale)
        return TextExtent(lines: layout.lineCount, height: layout.size.height)
    }

    /// What there is to say of a layout; the ink is left out, as nothing clips a label without a scene.
    func facts(of layout: ParagraphLayout, in room: LabelRoom) -> TextFacts {
        var facts = base
        let scale = room.scale
        let ideal = unlimited.layout(scale: scale).size
        facts.ideal = Size(width: ideal.width, height: ideal.height)
        facts.budget = Budget(width: room.environment.width, height: room.environment.height, lines: room.lines)
        facts.size = Size(width: layout.size.width, height: layout.size.height)
        facts.lines = layout.lines.map { Line($0) }
        facts.scale = Number.rounded(layout.scale)
        facts.fontSize = Number.rounded(fontSize * scale)
        facts.firstBaseline = Number.rounded(layout.firstBaseline)
        facts.lastBaseline = Number.rounded(layout.lastBaseline)
        facts.growth = Number.rounded(layout.lines.reduce(0) { $0 + $1.growth })
        let broken = layout.brokenWords
        facts.brokenWords = broken.map(\.text)
        facts.brokenWordWidths = broken.isEmpty ? nil : broken.map { Number.rounded($0.width) }
        if let limit = room.lines, layout.takesAllLines(of: facts.budget) {
            facts.fittingWidth = fittingWidth(scale, lines: limit).map(Number.rounded)
        }
        guard layout.isTruncated else { return facts }
        facts.truncated = true
        facts.visible = layout.visible
        facts.hidden = layout.hidden
        facts.unlimited = unlimitedExtent(in: room)
        let height = room.environment.height
        let width = height == nil ? fittingWidth(scale) : paragraph.fittingWidth(height: height, scale: scale)
        facts.fittingWidth = width.map(Number.rounded)
        return facts
    }

    private lazy var unlimited = paragraph.unlimited
    private var fittingWidths: (scale: Double, byLines: [Int?: Double?]) = (0, [:])
    private var searches: [Int?: FittingWidth] = [:]

    /// The smallest width at which nothing is cut and the label takes no more lines; worked out once for all the widths
    /// of a text size.
    ///
    /// - Parameter lines: nil for the style's own limit.
    private func fittingWidth(_ scale: Double, lines: Int? = nil) -> Double? {
        if isPlainLine, lines ?? paragraph.style.lineLimit == 1 {
            return unlimited.layout(scale: scale).size.width
        }
        if fittingWidths.scale != scale { fittingWidths = (scale, [:]) }
        if let known = fittingWidths.byLines[lines] { return known }
        let search = searches[lines] ?? FittingWidth(paragraph, lines: lines)
        searches[lines] = search
        let width = search.smallest(scale: scale)
        fittingWidths.byLines.updateValue(width, forKey: lines)
        return width
    }
}
