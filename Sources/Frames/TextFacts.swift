/// Everything known about one text of a scene: the string, the room it had, and what of it shows.
///
/// Lengths are in points, places in points from the top left of the scene unless said otherwise, ranges in Unicode
/// scalars of `string`.
public struct TextFacts: Codable, Hashable, Sendable {
    /// The text as it was measured: looked up, with its arguments in place.
    public var string: String
    /// The key under which a catalog has it; nil for verbatim text.
    public var key: String?
    /// Where the string stands in its catalog, or where a text without a catalog's string is written.
    public var source: SourcePosition?
    /// The locale in which the string was found: another than the environment's means a missing translation.
    public var locale: String
    /// The plural category that was measured, such as `few`; nil where the string has no plural forms.
    public var plural: String?

    /// The size with unlimited room, every line that the text itself asks for, at its full font size.
    public var ideal: Size
    /// The room that the layout gave: the proposal with which the text was placed.
    public var budget: Budget
    /// The size in that room, not rounded to pixels; a view's frame may be larger.
    public var size: Size?
    /// The lines that show.
    public var lines: [Line]
    /// Whether fewer characters show than the text has.
    public var truncated: Bool
    /// What shows, with the ellipsis where there is one.
    public var visible: String
    /// What does not show, piece by piece.
    public var hidden: [String]
    /// What the whole text would take at the budget's width, without a limit on lines or height; nil where it all shows.
    public var unlimited: TextExtent?
    /// The smallest width in points at which the whole text shows within its line limit, at the size to which it was
    /// shrunk; nil where it has lines to spare or needs no more than one, and where no width would do.
    public var fittingWidth: Double?
    /// The factor on the font size, below 1 where `minimumScaleFactor` let the text shrink.
    public var scale: Double
    /// The font size in points at `scale` 1, after the text size of the environment.
    public var fontSize: Double
    /// The weight of the first font, from 100 to 900; 400 is regular.
    public var fontWeight: Double
    /// From the top of the text's own frame.
    public var firstBaseline: Double
    /// From the top of the text's own frame.
    public var lastBaseline: Double
    /// The box around the outlines; nil where nothing has ink.
    public var ink: Frame?
    /// How far the ink leaves its lines, as high as the requested font alone makes them; nil where it does not.
    public var inkOverflow: InkOverflow?
    /// How far fallback fonts make the text taller than its own font alone would.
    public var growth: Double
    /// The names and versions of the fonts that the visible text uses, in order of first use.
    public var fonts: [String]
    /// The font of each run of clusters.
    public var fontRuns: [FontRun]
    /// Characters that no font has.
    public var missing: [MissingCharacter]
    /// Raw placeholders, such as `%@`, that were measured as they stand.
    public var placeholders: [String]
    /// The words inside which a line ends for want of room.
    public var brokenWords: [String]
    /// The width that each of these words needs to stay whole, in points; nil where there is none.
    public var brokenWordWidths: [Double]?

    /// Names every fact; those that most texts lack have a default.
    public init(
        string: String, key: String? = nil, source: SourcePosition? = nil, locale: String, plural: String? = nil,
        ideal: Size, budget: Budget = Budget(), size: Size? = nil,
        lines: [Line], truncated: Bool = false, visible: String? = nil,
        hidden: [String] = [],
        unlimited: TextExtent? = nil, fittingWidth: Double? = nil,
        scale: Double = 1, fontSize: Double, fontWeight: Double = 400, firstBaseline: Double, lastBaseline: Double,
        ink: Frame? = nil, inkOverflow: InkOverflow? = nil,
        growth: Double = 0, fonts: [String] = [], fontRuns: [FontRun] = [], missing: [MissingCharacter] = [],
        placeholders: [String] = [], brokenWords: [String] = [], brokenWordWidths: [Double]? = nil
    ) {
        self.string = string
        self.key = key
        self.source = source
        self.locale = locale
        self.plural = plural
        self.ideal = ideal
        self.budget = budget
        self.size = size
        self.lines = lines
        self.truncated = truncated
        self.visible = visible ?? string
        self.hidden = hidden
        self.unlimited = unlimited
        self.fittingWidth = fittingWidth.map(Number.rounded)
        self.scale = Number.rounded(scale)
        self.fontSize = Number.rounded(fontSize)
        self.fontWeight = fontWeight
        self.firstBaseline = Number.rounded(firstBaseline)
        self.lastBaseline = Number.rounded(lastBaseline)
        self.ink = ink
        self.inkOverflow = inkOverflow
        self.growth = Number.rounded(growth)
        self.fonts = fonts
        self.fontRuns = fontRuns
        self.missing = missing
        self.placeholders = placeholders
        self.brokenWords = brokenWords
        self.brokenWordWidths = brokenWordWidths.flatMap { $0.isEmpty ? nil : $0.map(Number.rounded) }
    }
}

/// One line of a text.
public struct Line: Codable, Hashable, Sendable {
    /// The first scalar of the line and the one after its last, in the measured string.
    public var range: [Int]
    /// The sum of the advances, without a trailing space, in points.
    public var width: Double
    /// The left end of the line, from the left of the text's own frame, in points.
    public var x: Double
    /// The box of the line, from the top of the text's own frame: room for every font in it, in points.
    public var top: Double
    /// In points.
    public var height: Double
    /// From the top of the text's own frame, in points.
    public var baseline: Double

    /// Makes a line of the scalars `range`.
    public init(
        range: Range<Int>, x: Double = 0, width: Double, top: Double = 0, height: Double = 0, baseline: Double
    ) {
        self.x = Number.rounded(x)
        self.range = [range.lowerBound, range.upperBound]
        self.width = Number.rounded(width)
        self.top = Number.rounded(top)
        self.height = Number.rounded(height)
        self.baseline = Number.rounded(baseline)
    }
}

/// How much a wrapped text takes from top to bottom.
public struct TextExtent: Codable, Hashable, Sendable {
    /// How many lines.
    public var lines: Int
    /// In points.
    public var height: Double

    /// Makes an extent.
    public init(lines: Int, height: Double) {
        self.lines = lines
        self.height = Number.rounded(height)
    }
}

/// How far ink reaches beyond a box, in points; 0 on a side where it does not.
public struct InkOverflow: Codable, Hashable, Sendable {
    /// As stacked diacritics do.
    public var above: Double
    public var below: Double
    public var left: Double
    public var right: Double

    /// Makes an overflow; by default there is none.
    public init(above: Double = 0, below: Double = 0, left: Double = 0, right: Double = 0) {
        self.above = Number.rounded(above)
        self.below = Number.rounded(below)
        self.left = Number.rounded(left)
        self.right = Number.rounded(right)
    }

    /// Whether nothing leaves the box.
    public var isEmpty: Bool { above == 0 && below == 0 && left == 0 && right == 0 }
}

/// The room that a layout gives a text; nil where it sets no limit.
public struct Budget: Codable, Hashable, Sendable {
    /// In points.
    public var width: Double?
    /// In points.
    public var height: Double?
    /// The line limit.
    public var lines: Int?

    /// Makes a budget; by default there is no limit.
    public init(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
        self.width = width.map(Number.rounded)
        self.height = height.map(Number.rounded)
        self.lines = lines
    }
}

/// A run of clusters that one font draws.
public struct FontRun: Codable, Hashable, Sendable {
    /// The first scalar of the run and the one after its last.
    public var range: [Int]
    /// The name and version of the font.
    public var font: String

    /// Makes a run of the scalars `range`.
    public init(range: Range<Int>, font: String) {
        self.range = [range.lowerBound, range.upperBound]
        self.font = font
    }
}

/// A character that no font has.
public struct MissingCharacter: Codable, Hashable, Sendable {
    /// `U+` and four to six hexadecimal digits.
    public var scalar: String
    /// Its name in the Unicode Character Database.
    public var name: String

    /// Makes a missing character.
    public init(scalar: Unicode.Scalar, name: String) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        self.scalar = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        self.name = name
    }
}
