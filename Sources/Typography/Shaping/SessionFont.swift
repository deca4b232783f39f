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
    /// A heavier or lighter font of the family, and the share of its advances in those of a weight between the two.
    package let blend: (font: SessionFont, share: Double)?
    /// The CSS weight that was asked for.
    private let weight: Double
    private let coverage: Coverage

    /// - Parameter leavesSymbols: The symbols of East Asian fonts count as missing.
    init(
        _ font: Font, platform: Platform, part: SystemFontPart? = nil, weight: Double = 400,
        leavesSymbols: Bool = false, blend: (font: SessionFont, share: Double)? = nil
    ) {
        self.font = font
        self.part = part
        self.weight = weight
        self.blend = blend
        line = part == nil ? font.metrics.line(on: platform) * (1 / Double(font.unitsPerEm)) : SystemFontModel.line
        capHeight = part == .latin ? SystemFontModel.capHeight : font.metrics.capHeight / Double(font.unitsPerEm)
        xHeight =
            part == .latin
            ? SystemFontModel.xHeight(weight: weight) : font.metrics.xHeight / Double(font.unitsPerEm)
        roundsLines = platform == .web
        coverage = Coverage(
            font, hasSubstitutes: platform == .web, leavesSymbols: leavesSymbols)
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

    /// The room of a glyph along the baseline without kerning, in font units.
    package func advance(of glyph: UInt32) -> Double {
        let own = Double(font.advance(of: glyph))
        guard let blend else { return own }
        return own + (Double(blend.font.font.advance(of: glyph)) - own) * blend.share
    }

    /// Whether the font has a scalar, or needs nothing to show it.
    func covers(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
        coverage.contains(scalar) || properties.isDefaultIgnorable || properties.isSilent || scalar == 9
    }

    func contains(_ scalar: UInt32) -> Bool { coverage.contains(scalar) }
}
