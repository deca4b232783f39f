import Typography

/// Advances in whole pixels, as a `TextView` of Android sums them: Skia rounds the advance of a glyph unless a paint asks for
/// places between pixels, which Compose does and a `TextView` does not. HarfBuzz adds kerning to the rounded advances.
struct WholePixels {
    /// Pixels at which a font unit of the paragraph's size 1 is drawn.
    private let pixelsPerPoint: Double

    /// - Parameter scale: at which the text is drawn.
    init?(_ style: ParagraphStyle, scale: Double) {
        guard style.roundsAdvances, style.displayScale > 0, scale > 0 else { return nil }
        pixelsPerPoint = style.displayScale * scale
    }

    /// Points at scale 1 that rounding adds to a glyph, at so many points a font unit. Bitmaps of emoji stay as they are.
    func excess(of glyph: Glyph, in font: SessionFont, pointsPerUnit: Double) -> Double {
        guard !font.font.hasColorBitmaps else { return 0 }
        let exact = font.advance(of: glyph.id) * pointsPerUnit * pixelsPerPoint
        return ((exact + 0.5).rounded(.down) - exact) / pixelsPerPoint
    }

    func excess(of glyphs: some Sequence<Glyph>, in font: SessionFont, pointsPerUnit: Double) -> Double {
        glyphs.reduce(0) { $0 + excess(of: $1, in: font, pointsPerUnit: pointsPerUnit) }
    }
}

extension Paragraph {
    /// Points at scale 1 that rounding to pixels adds to glyphs of a run; 0 where nothing is rounded.
    func excess(of glyphs: some Sequence<Glyph>, in run: ShapedRun, scale: Double) -> Double {
        WholePixels(style, scale: scale)?.excess(
            of: glyphs, in: run.font, pointsPerUnit: size(ofStyle: run.style) * run.emPerUnit) ?? 0
    }
}
