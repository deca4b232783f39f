/// A font in one session, with its coverage and line metrics.
package final class SessionFont {
    package let font: Font
    /// Em per font unit.
    package let emPerUnit: Double
    /// The platform's line metrics, in em.
    private let line: LineMetrics
    private let roundsLines: Bool
    /// In em.
    package let capHeight: Double
    /// In em.
    package let xHeight: Double
    /// Which part of the modelled system font it replaces; nil for a font that is measured as it is.
    package let part: SystemFontPart?
    /// The CSS weight that was asked for.
    private let weight: Double
    private let coverage: Coverage

    init(_ font: Font, platform: Platform, part: SystemFontPart? = nil, weight: Double = 400) {
        self.font = font
        self.part = part
        self.weight = weight
        line = part == nil ? font.metrics.line(on: platform) * (1 / Double(font.unitsPerEm)) : SystemFontModel.line
        capHeight = part == .latin ? SystemFontModel.capHeight : font.metrics.capHeight / Double(font.unitsPerEm)
        xHeight =
            part == .latin
            ? SystemFontModel.xHeight(weight: weight) : font.metrics.xHeight / Double(font.unitsPerEm)
        roundsLines = platform == .web
        coverage = Coverage(font, hasSubstitutes: platform == .web)
        emPerUnit = 1 / Double(font.unitsPerEm)
    }

    /// The platform's line metrics at a size, in points.
    ///
    /// - Parameter displayScale: Pixels per point; browsers round to pixels.
    package func line(atSize size: Double, displayScale: Double) -> LineMetrics {
        roundsLines ? (line * (size * displayScale)).roundedAsBlinkDoes * (1 / displayScale) : line * size
    }

    /// Points that the model of the system font adds after every grapheme, at a size in points; 0 for other fonts.
    package func tracking(size: Double) -> Double {
        part == .latin ? SystemFontModel.tracking(size: size, weight: weight) * size : 0
    }

    /// Whether the font has a scalar, or the scalar needs no glyph.
    func covers(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
        coverage.contains(scalar) || properties.isDefaultIgnorable || properties.isSilent || scalar == 9
    }

    func contains(_ scalar: UInt32) -> Bool { coverage.contains(scalar) }
}
