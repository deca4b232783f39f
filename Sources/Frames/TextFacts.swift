public import Basics

/// Everything known about one text of a scene: the string, its room, and the part of it that shows.
///
/// Lengths are in points. Places are in points from the top left of the scene, unless stated otherwise. Ranges are in
/// Unicode scalars of `string`.
///
/// The facts that are the same in every room with the same lines are stored once and shared by the reports of those
/// rooms, so that copies are small. A copy that is changed gets its own.
public struct TextFacts: Hashable, Sendable {
    private var storage: Storage

    /// The text as it was measured: looked up, and filled in with its arguments.
    public var string: String {
        get { storage.contents.string }
        set { contents.string = newValue }
    }
    /// The key under which a catalog has it; nil for verbatim text.
    public var key: String? {
        get { storage.contents.key }
        set { contents.key = newValue }
    }
    /// Where the string is in its catalog, or where a text that is in no catalog is written.
    public var source: SourcePosition?
    /// The locale in which the string was found. Where it differs from the environment's, a translation is missing.
    public var locale: String {
        get { storage.contents.locale }
        set { contents.locale = newValue }
    }
    /// Where a translation into the environment's locale belongs, in the file of that locale as far as there is one; nil
    /// where there is one in that locale or in one that it falls back to, and for a text that no catalog has.
    public var placeOfTranslation: SourcePosition? {
        get { storage.contents.placeOfTranslation }
        set { contents.placeOfTranslation = newValue }
    }
    /// The plural category that was measured, such as `few`; nil where the string has no plural forms.
    public var plural: String? {
        get { storage.contents.plural }
        set { contents.plural = newValue }
    }

    /// The size without limits, with the text's own line breaks, at its full font size.
    public var ideal: Size {
        get { storage.contents.ideal }
        set { contents.ideal = newValue }
    }
    /// The room that the layout gave: the proposal with which the text was placed.
    public var budget: Budget
    /// The size in that room, not rounded to pixels; a view's frame may be larger.
    public var size: Size? {
        get { storage.contents.size }
        set { contents.size = newValue }
    }
    /// The lines that show.
    public var lines: [Line] {
        get { storage.contents.lines }
        set { contents.lines = newValue }
    }
    /// Whether fewer characters show than the text has.
    public var truncated: Bool {
        get { storage.contents.truncated }
        set { contents.truncated = newValue }
    }
    /// What shows, with the ellipsis where there is one.
    public var visible: String {
        get { storage.contents.visible }
        set { contents.visible = newValue }
    }
    /// What does not show, piece by piece.
    public var hidden: [String] {
        get { storage.contents.hidden }
        set { contents.hidden = newValue }
    }
    /// The size that the whole text would have at the budget's width, without a limit on lines or height; nil where it
    /// all shows.
    public var unlimited: TextExtent? {
        get { storage.contents.unlimited }
        set { contents.unlimited = newValue }
    }
    /// The smallest width in points at which the whole text shows within its line limit, at the size to which it was
    /// shrunk. nil where it has lines to spare or needs only one, and where no width is enough.
    public var fittingWidth: Double? {
        get { storage.contents.fittingWidth }
        set { contents.fittingWidth = newValue }
    }
    /// The factor of the font size, below 1 where `minimumScaleFactor` let the text shrink.
    public var scale: Double {
        get { storage.contents.scale }
        set { contents.scale = newValue }
    }
    /// The font size in points at `scale` 1, with the text size of the environment.
    public var fontSize: Double {
        get { storage.contents.fontSize }
        set { contents.fontSize = newValue }
    }
    /// The weight of the first font, from 100 to 900; 400 is regular.
    public var fontWeight: Double {
        get { storage.contents.fontWeight }
        set { contents.fontWeight = newValue }
    }
    /// From the top of the text's frame.
    public var firstBaseline: Double
    /// From the top of the text's frame.
    public var lastBaseline: Double
    /// The box around the outlines; nil where nothing has ink.
    public var ink: Frame?
    /// How far the ink leaves its lines, whose height is that of the requested font alone; nil where it does not.
    public var inkOverflow: InkOverflow? {
        get { storage.contents.inkOverflow }
        set { contents.inkOverflow = newValue }
    }
    /// How much taller the text is because of fallback fonts.
    public var growth: Double {
        get { storage.contents.growth }
        set { contents.growth = newValue }
    }
    /// The names and versions of the fonts that the visible text uses, in order of first use.
    public var fonts: [String] {
        get { storage.contents.fonts }
        set { contents.fonts = newValue }
    }
    /// The font of each run of clusters.
    public var fontRuns: [FontRun] {
        get { storage.contents.fontRuns }
        set { contents.fontRuns = newValue }
    }
    /// Characters that no font has.
    public var missing: [MissingCharacter] {
        get { storage.contents.missing }
        set { contents.missing = newValue }
    }
    /// Raw placeholders, such as `%@`, that were measured as they are.
    public var placeholders: [String] {
        get { storage.contents.placeholders }
        set { contents.placeholders = newValue }
    }
    /// The words inside which a line ends for lack of room.
    public var brokenWords: [String] {
        get { storage.contents.brokenWords }
        set { contents.brokenWords = newValue }
    }
    /// The width that each of these words needs to stay whole, in points; nil where there are none.
    public var brokenWordWidths: [Double]? {
        get { storage.contents.brokenWordWidths }
        set { contents.brokenWordWidths = newValue }
    }

    /// The findings that the comment of the text allows in its catalog; nil where there are none.
    public var allow: [TextAllowance]? {
        get { storage.contents.allow }
        set { contents.allow = newValue }
    }
    /// What the text is set with, in the types of the engine that measured it, which can measure other texts in the same way. It is
    /// no fact of the report: no document has it, and texts that differ in nothing else are equal.
    package var setting: (any Sendable)? {
        get { storage.setting }
        set { storage = Storage(storage.contents, setting: newValue) }
    }

    /// How long the text is in its catalog, where the catalog limits that in characters or bytes; nil where it does not.
    public var length: TextLength? {
        get { storage.contents.length }
        set { contents.length = newValue }
    }

    var contents: Contents {
        get { storage.contents }
        _modify {
            if !isKnownUniquelyReferenced(&storage) {
                storage = Storage(storage.contents, setting: storage.setting)
            }
            yield &storage.contents
        }
    }

    /// Makes a value; facts that most texts do not have have a default.
    public init(
        string: String, key: String? = nil, source: SourcePosition? = nil, locale: String,
        placeOfTranslation: SourcePosition? = nil, plural: String? = nil, ideal: Size, budget: Budget = Budget(),
        size: Size? = nil,
        lines: [Line], truncated: Bool = false, visible: String? = nil,
        hidden: [String] = [],
        unlimited: TextExtent? = nil, fittingWidth: Double? = nil,
        scale: Double = 1, fontSize: Double, fontWeight: Double = 400, firstBaseline: Double, lastBaseline: Double,
        ink: Frame? = nil, inkOverflow: InkOverflow? = nil,
        growth: Double = 0, fonts: [String] = [], fontRuns: [FontRun] = [], missing: [MissingCharacter] = [],
        placeholders: [String] = [], brokenWords: [String] = [], brokenWordWidths: [Double]? = nil,
        allow: [TextAllowance]? = nil
    ) {
        storage = Storage(
            Contents(
                string: string,
                key: key,
                locale: locale,
                placeOfTranslation: placeOfTranslation,
                plural: plural,
                ideal: ideal,
                size: size,
                lines: lines,
                truncated: truncated,
                visible: visible ?? string,
                hidden: hidden,
                unlimited: unlimited,
                fittingWidth: fittingWidth.map(Number.rounded),
                scale: Number.rounded(scale),
                fontSize: Number.rounded(fontSize),
                fontWeight: fontWeight,
                inkOverflow: inkOverflow,
                growth: Number.rounded(growth),
                fonts: fonts,
                fontRuns: fontRuns,
                missing: missing,
                placeholders: placeholders,
                brokenWords: brokenWords,
                brokenWordWidths: brokenWordWidths.flatMap { $0.isEmpty ? nil : $0.map(Number.rounded) },
                allow: allow))
        self.source = source
        self.budget = budget
        self.firstBaseline = Number.rounded(firstBaseline)
        self.lastBaseline = Number.rounded(lastBaseline)
        self.ink = ink
    }
    init(
        _ contents: Contents, source: SourcePosition?, budget: Budget, firstBaseline: Double, lastBaseline: Double,
        ink: Frame?
    ) {
        storage = Storage(contents)
        self.source = source
        self.budget = budget
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.ink = ink
    }
}
