internal import Catalogs
internal import Frames
internal import TextLayout

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
}

/// A label that is shaped once and laid out at many sizes.
final class SweptLabel {
    private let font: FontRequest
    private let paragraph: Paragraph
    private let origin: ResolvedText.Origin?
    private let placeholders: [String]
    /// Without any limits, at the size that it was shaped at.
    private let base: TextFacts

    /// The models that the label is measured by.
    func models(on platform: Frames.Platform) -> FontModels {
        var models = FontModels(platform)
        models.add(paragraph)
        return models
    }

    init(_ lookup: MessageResolver.Lookup, font: FontRequest, style: ParagraphStyle, session: TextSession) {
        self.font = font
        paragraph = session.paragraph(lookup.string, font: font, style: style)
        origin = lookup.origin
        placeholders = lookup.placeholders
        let text = ResolvedText(paragraph: paragraph, origin: origin, placeholders: placeholders)
        base = TextFacts(text, in: SweptLabel.nowhere, locale: lookup.origin?.locale ?? style.locale.identifier)
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

    /// Whether a font differs from the one that the label was shaped in by a factor alone: letter spacing may grow
    /// otherwise than size, as it does on Android.
    func isProportional(to other: FontRequest) -> Bool {
        func agree(_ length: Double?, _ otherLength: Double?) -> Bool {
            guard let length, let otherLength else { return length == nil && otherLength == nil }
            return abs(length * other.size - otherLength * font.size) < 1e-9
        }
        return agree(font.tracking, other.tracking) && agree(font.lineHeight, other.lineHeight)
    }

    private static var nowhere: TextPlacement {
        TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: Budget())
    }

    /// How much wider the room is than the label on one line; nil where the label has another number of lines, or none
    /// is left, or a height limits it too.
    func headroomOnOneLine(in room: LabelRoom) -> Double? {
        guard base.lines.count == 1, room.environment.height == nil else { return nil }
        let headroom = (room.environment.width ?? .infinity) - paragraph.width(onOneLineAt: room.scale)
        return headroom > 0 ? headroom : nil
    }

    /// How much wider the room is than what the label needs to keep to its lines; nil where it could take one more.
    func headroom(of layout: ParagraphLayout, in room: LabelRoom) -> Double? {
        guard let width = room.environment.width else { return nil }
        if layout.lineCount == 1, room.lines == 1 {
            return width - unlimited.layout(scale: room.scale).size.width
        }
        guard let limit = room.lines, layout.lineCount >= limit else { return nil }
        return fittingWidth(room.scale, lines: limit).map { width - $0 }
    }

    /// Whether the label shows whole, on no more lines than it should take.
    func fits(_ room: LabelRoom) -> Bool {
        if headroomOnOneLine(in: room) != nil { return true }
        let layout = layout(in: room)
        return layout.showsWhole && layout.lineCount <= room.lines ?? .max
    }

    func layout(in room: LabelRoom) -> ParagraphLayout {
        paragraph.layout(width: room.environment.width, height: room.environment.height, scale: room.scale)
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
        facts.fontSize = fontSize * scale
        facts.firstBaseline = Number.rounded(layout.firstBaseline)
        facts.lastBaseline = Number.rounded(layout.lastBaseline)
        facts.growth = Number.rounded(layout.lines.reduce(0) { $0 + $1.growth })
        (facts.ink, facts.inkOverflow) = (nil, nil)
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
        let unlimited = unlimited.layout(width: room.environment.width, scale: scale)
        facts.unlimited = TextExtent(lines: unlimited.lineCount, height: unlimited.size.height)
        let height = room.environment.height
        let width = height == nil ? fittingWidth(scale) : paragraph.fittingWidth(height: height, scale: scale)
        facts.fittingWidth = width.map(Number.rounded)
        return facts
    }

    private lazy var unlimited = paragraph.unlimited
    private var fittingWidths: (scale: Double, byLines: [Int?: Double?]) = (0, [:])

    /// The smallest width at which nothing is cut and the label takes no more lines; worked out once for all the widths
    /// of a text size.
    ///
    /// - Parameter lines: nil for the style's own limit.
    private func fittingWidth(_ scale: Double, lines: Int? = nil) -> Double? {
        if fittingWidths.scale != scale { fittingWidths = (scale, [:]) }
        if let known = fittingWidths.byLines[lines] { return known }
        let width = paragraph.fittingWidth(lines: lines, scale: scale)
        fittingWidths.byLines.updateValue(width, forKey: lines)
        return width
    }
}

/// The cells of a sweep in which a label shows whole, and the tightest of them.
struct WholeCells {
    private var tightest: (label: SweptLabel, room: LabelRoom, headroom: Double)?
    private var others: [LabelRoom] = []

    var tightestAndOthers: (SweptLabel, LabelRoom, [LabelRoom])? { tightest.map { ($0.label, $0.room, others) } }

    mutating func add(_ room: LabelRoom, of label: SweptLabel, headroom: Double?) {
        // What has lines to spare comes last.
        let headroom = headroom ?? .infinity
        guard let known = tightest else {
            tightest = (label, room, headroom)
            return
        }
        if headroom < known.headroom {
            others.append(known.room)
            tightest = (label, room, headroom)
        } else {
            others.append(room)
        }
    }
}
