internal import CHarfBuzz

/// A face at one position of its axes, ready to shape text in font units.
///
/// Fonts are compared by identity; a ``TextSession`` makes each instance once.
// The stored HarfBuzz font is immutable from the end of `init` on, which HarfBuzz documents as safe to share.
public final class Font: @unchecked Sendable {
    /// The face of the font.
    public let face: FontFace
    /// The position on the face's axes; axes that are left out have their default value.
    public let coordinates: [FontCoordinate]
    /// Ascent, descent and similar values, in font units.
    public let metrics: FontMetrics
    /// Whether strokes are to be drawn heavier than the font has them.
    public let isSyntheticBold: Bool
    /// Whether glyphs are to be slanted, since the family has no italic.
    public let isSyntheticItalic: Bool

    let raw: OpaquePointer

    init(face: FontFace, coordinates: [FontCoordinate], syntheticBold: Bool = false, syntheticItalic: Bool = false) {
        self.face = face
        self.coordinates = coordinates
        isSyntheticBold = syntheticBold
        isSyntheticItalic = syntheticItalic
        raw = hb_font_create(face.raw)
        hb_font_set_scale(raw, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
        hb_ot_font_set_funcs(raw)
        let variations = coordinates.map { hb_variation_t(tag: hbTag($0.tag), value: Float($0.value)) }
        if !variations.isEmpty { hb_font_set_variations(raw, variations, UInt32(variations.count)) }
        hb_font_make_immutable(raw)
        metrics = Font.metrics(of: face, raw: raw)
    }

    deinit { hb_font_destroy(raw) }

    /// How many font units an em has.
    public var unitsPerEm: Int { face.unitsPerEm }

    /// The name in reports, such as `Inter 4.0`.
    public var name: String { face.name }

    /// The glyph of a scalar, or nil where the font has none.
    func glyph(of scalar: UInt32) -> UInt32? {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(raw, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// The advance of a glyph, in font units.
    package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(raw, glyph)) }

    /// Whether glyphs are bitmaps in color and nothing else.
    package var hasColorBitmaps: Bool { face.hasColorBitmaps }

    private static func metrics(of face: FontFace, raw: OpaquePointer) -> FontMetrics {
        let tables = face.tables
        func delta(_ tag: String) -> Double {
            Double(hb_ot_metrics_get_variation(raw, hb_ot_metrics_tag_t(hbTag(tag))))
        }
        // `MVAR` changes the metrics of a variable font under the same three tags for both tables.
        let moved = LineMetrics(ascent: delta("hasc"), descent: -delta("hdsc"), lineGap: delta("hlgp"))
        func line(_ metrics: FaceTables.VerticalMetrics?) -> LineMetrics? {
            metrics.map {
                LineMetrics(
                    ascent: Double($0.ascent) + moved.ascent, descent: Double($0.descent) + moved.descent,
                    lineGap: max(Double($0.lineGap) + moved.lineGap, 0))
            }
        }
        let em = Double(face.unitsPerEm)
        let hhea =
            line(tables.hhea) ?? line(tables.typo) ?? line(tables.win)
            ?? LineMetrics(ascent: em * 0.8, descent: em * 0.2)
        let preferred = (tables.usesTypoMetrics ? line(tables.typo) : nil) ?? hhea
        return FontMetrics(
            unitsPerEm: face.unitsPerEm, hhea: hhea, preferred: preferred,
            capHeight: tables.capHeight.map { Double($0) + delta("cpht") } ?? hhea.ascent * 0.75,
            xHeight: tables.xHeight.map { Double($0) + delta("xhgt") } ?? hhea.ascent * 0.5)
    }
}

extension Font: Hashable {
    public static func == (left: Font, right: Font) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An OpenType tag of four characters; shorter ones are padded with spaces.
func hbTag(_ tag: String) -> hb_tag_t { hb_tag_from_string(tag, Int32(tag.utf8.count)) }
