/// A glyph of a shaped run, in font units.
public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font; 0 for a missing character.
    public let id: UInt32
    /// The first UTF-16 offset of its characters.
    public let cluster: Int32
    /// How far the pen moves, in font units.
    public let advance: Int32
    /// How far to the right of the pen the glyph is drawn, in font units.
    public let xOffset: Int32
    /// How far above the pen the glyph is drawn, in font units.
    public let yOffset: Int32
    /// A line cannot end before this cluster without shaping both sides again.
    public internal(set) var isUnsafeToBreak: Bool
}

/// A stretch of one level, script, font and style, shaped as a whole.
package struct ShapedRun {
    /// UTF-16 offsets.
    package let range: Range<Int>
    package let level: UInt8
    package let script: Script
    // Not counted, so that runs can be copied as plain memory: the style keeps its fonts, and the text its styles.
    package unowned(unsafe) let font: SessionFont
    /// The index of the run's style in the text's styles.
    package let style: Int
    /// The indices in the text's glyphs, in visual order.
    package let glyphs: Range<Int>
    /// Sum of the advances in font units.
    package let advance: Int
    /// Em per font unit of an advance.
    package let emPerUnit: Double
    /// Clusters that something is added after: graphemes, on the web those of the glyphs. 0 where nothing is added.
    package var graphemes = 0

    package var isRightToLeft: Bool { level & 1 == 1 }
    /// Whether the widths are those of the modelled system font. Korean text has the widths of Noto, as the system
    /// font's are not known.
    package var isModelled: Bool { font.part == .latin || emPerUnit != font.emPerUnit }
}

extension Array {
    /// A copy of the elements that uses no more memory than they need.
    func copied() -> [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension [ShapedRun] {
    /// Counts the grapheme clusters of every run. O(n); O(runs) where every unit is one.
    mutating func countGraphemes(in text: TextView) {
        if text.summary.isClusterPerScalar, !text.summary.hasSurrogates {
            for index in indices { self[index].graphemes = self[index].range.count }
            return
        }
        var scanner = GraphemeScanner()
        var offset = 0
        var run = 0
        while offset < text.count, run < count {
            let isBoundary = scanner.isBoundary(before: text.properties[offset])
            while run < count, offset >= self[run].range.upperBound { run += 1 }
            if isBoundary, run < count, offset >= self[run].range.lowerBound { self[run].graphemes += 1 }
            offset = text.offset(after: offset)
        }
    }
}

/// A text that has been itemized and shaped in font units; one result is used for every size.
package final class ShapedText {
    // What a text on one line needs comes first, so that it is in one or two lines of the processor's cache.
    let key: ShapingKey
    /// The sum of all advances in em; only useful where all runs have one size.
    package let advanceInEm: Double
    /// UTF-16 units.
    package let count: Int
    /// The first style's primary font.
    package let primary: SessionFont
    /// The only font besides the primary one of a text in one style; nil where there are none or several.
    package let otherFont: SessionFont?
    /// Whether some run is in neither the primary font of the only style nor the other font.
    package let hasMoreFonts: Bool
    /// The styles that runs refer to.
    package let styles: TextStyles
    package let hasSurrogates: Bool
    package let hasMandatoryBreak: Bool
    /// Whether some run is in the font whose tracking is modelled, and so not in proportion to its size.
    package let isModelled: Bool
    /// Some run is in the modelled East Asian font, whose letters stand otherwise at the ends of lines.
    package let hasModelledHan: Bool
    let hasHangul: Bool
    /// Whether lines end only at spaces.
    let hasWordsAlone: Bool
    /// Whether every scalar is a grapheme cluster.
    let isClusterPerScalar: Bool
    /// The base level of the first paragraph.
    package let baseLevel: UInt8
    /// The only run; nil where there are several.
    package let soleRun: ShapedRun?

    package let units: [UInt16]
    /// In logical order. Control characters and line separators are in no run.
    package let runs: [ShapedRun]
    package let glyphs: [Glyph]
    /// Levels of each unit and of its paragraph, or nil when all of them are `baseLevel`.
    package let levels: (units: [UInt8], paragraphs: [UInt8])?
    package let locale: TextLocale

    /// Worked out when a line has to be broken for the first time.
    var cachedGraphemes: [Int]?
    var cachedSpacedPlaces: [Int]?
    var cachedLineBreaks: (rules: LineBreakRules, breaks: [LineBreak])?
    var cachedScalarOffsets: [Int]?

    init(
        key: ShapingKey, text: TextUnits, runs: [ShapedRun], glyphs: [Glyph], baseLevel: UInt8,
        levels: (units: [UInt8], paragraphs: [UInt8])?, locale: TextLocale, styles: TextStyles
    ) {
        self.key = key
        // Outside of ASCII there are fewer units than there were bytes.
        units = text.units.capacity > text.units.count + 16 ? text.units.copied() : text.units
        count = text.units.count
        soleRun = runs.count == 1 ? runs[0] : nil
        hasSurrogates = text.summary.hasSurrogates
        hasMandatoryBreak = text.summary.hasMandatoryBreak
        hasHangul = text.summary.hasHangul
        hasWordsAlone = text.summary.hasWordsAlone
        isClusterPerScalar = text.summary.isClusterPerScalar
        self.runs = runs
        self.glyphs = glyphs
        self.baseLevel = baseLevel
        self.levels = levels
        self.locale = locale
        self.styles = styles
        primary = styles[0].primary
        var otherFont: SessionFont?
        var hasMoreFonts = styles.count > 1
        var isModelled = false
        var hasModelledHan = false
        var advance = 0.0
        for run in runs {
            if run.font !== primary, run.font !== otherFont {
                if otherFont != nil { hasMoreFonts = true }
                otherFont = run.font
            }
            if run.font.part == .latin { isModelled = true }
            if run.font.part == .han, run.isModelled { hasModelledHan = true }
            advance += Double(run.advance) * run.emPerUnit
        }
        self.otherFont = hasMoreFonts ? nil : otherFont
        self.hasMoreFonts = hasMoreFonts
        self.isModelled = isModelled
        self.hasModelledHan = hasModelledHan
        advanceInEm = advance
    }

    package var string: String { key.string }
    package func level(at unit: Int) -> UInt8 { levels?.units[unit] ?? baseLevel }
    package func paragraphLevel(at unit: Int) -> UInt8 { levels?.paragraphs[unit] ?? baseLevel }
}
