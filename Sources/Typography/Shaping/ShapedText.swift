/// A glyph of a shaped run, in font units.
public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font; 0 stands for a missing character.
    public let id: UInt32
    /// The first UTF-16 offset of the characters it stands for.
    public let cluster: Int32
    public let advance: Int32
    public let xOffset: Int32
    public let yOffset: Int32
    /// A line cannot end before this cluster without shaping both sides again.
    public let isUnsafeToBreak: Bool
}

/// A stretch of one level, script, font and style, shaped as a whole.
package struct ShapedRun {
    /// UTF-16 offsets.
    package let range: Range<Int>
    package let level: UInt8
    package let script: Script
    package let font: SessionFont
    /// The place of the run's style among the text's own.
    package let style: Int
    /// Places in the text's glyphs, in visual order.
    package let glyphs: Range<Int>
    /// Sum of the advances in font units.
    package let advance: Int
    /// Em that a font unit of an advance takes along the line.
    package let emPerUnit: Double
    /// Grapheme clusters that start in the run; counted where something is added after each, 0 elsewhere.
    package var graphemes = 0

    package var isRightToLeft: Bool { level & 1 == 1 }
    /// Whether the widths are those of the modelled system font: Korean has Noto's own, as nothing is known of it.
    package var isModelled: Bool { font.part == .latin || emPerUnit != font.emPerUnit }
}

extension [ShapedRun] {
    /// Counts the grapheme clusters of every run. O(n).
    mutating func countGraphemes(in text: TextView) {
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

/// A text taken apart and shaped in font units: one result serves every size.
package final class ShapedText {
    let key: ShapingKey
    package var string: String { key.string }
    package let units: [UInt16]
    /// In logical order. Controls and line separators are in no run.
    package let runs: [ShapedRun]
    package let glyphs: [Glyph]
    /// The base level of the first paragraph.
    package let baseLevel: UInt8
    /// Levels of each unit and of its paragraph, or nil when all of them are `baseLevel`.
    package let levels: (units: [UInt8], paragraphs: [UInt8])?
    package let hasSurrogates: Bool
    package let hasMandatoryBreak: Bool
    package let locale: TextLocale
    /// The primary font of the only style has it all.
    package let isPrimaryAlone: Bool
    /// The first style's primary font.
    package let primary: SessionFont
    /// Sum of all advances in em; of use where all runs have one size.
    package let advanceInEm: Double
    /// The styles that runs refer to.
    package let styles: TextStyles

    /// Worked out when a line first has to be broken.
    var cachedGraphemes: [Int]?
    var cachedLineBreaks: (rules: LineBreakRules, breaks: [LineBreak])?
    var cachedScalarOffsets: [Int]?

    init(
        key: ShapingKey, text: TextUnits, runs: [ShapedRun], glyphs: [Glyph], baseLevel: UInt8,
        levels: (units: [UInt8], paragraphs: [UInt8])?, locale: TextLocale, styles: TextStyles
    ) {
        self.key = key
        units = text.units
        hasSurrogates = text.summary.hasSurrogates
        hasMandatoryBreak = text.summary.hasMandatoryBreak
        self.runs = runs
        self.glyphs = glyphs
        self.baseLevel = baseLevel
        self.levels = levels
        self.locale = locale
        self.styles = styles
        let primary = styles[0].primary
        self.primary = primary
        var isPrimaryAlone = styles.count == 1
        var advance = 0.0
        for index in runs.indices {
            if runs[index].font !== primary { isPrimaryAlone = false }
            advance += Double(runs[index].advance) * runs[index].emPerUnit
        }
        self.isPrimaryAlone = isPrimaryAlone
        advanceInEm = advance
    }

    package func level(at unit: Int) -> UInt8 { levels?.units[unit] ?? baseLevel }
    package func paragraphLevel(at unit: Int) -> UInt8 { levels?.paragraphs[unit] ?? baseLevel }
}
