internal import CFreeType
internal import CHarfBuzz

/// The outlines of one font's glyphs, from FreeType: unhinted, in font units, at the font's own place on its axes.
///
/// FreeType's faces belong to one thread, so each session has its own.
final class OutlineSource {
    private let font: Font
    private var library: FT_Library?
    private var face: FT_Face?
    private var boxes: [UInt32: InkBox?] = [:]

    init(_ font: Font) {
        self.font = font
        guard FT_Init_FreeType(&library) == 0 else { return }
        face = Self.open(font.face, library)
        if face != nil { setCoordinates() }
    }

    /// Whether FreeType reads a face.
    static func canOpen(_ face: FontFace) -> Bool {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return false }
        defer { FT_Done_FreeType(library) }
        guard let opened = open(face, library) else { return false }
        FT_Done_Face(opened)
        return true
    }

    private static func open(_ face: FontFace, _ library: FT_Library?) -> FT_Face? {
        let bytes = face.blob.bytes.assumingMemoryBound(to: UInt8.self)
        var opened: FT_Face?
        guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(face.index), &opened) == 0
        else { return nil }
        return opened
    }

    deinit {
        if let face { FT_Done_Face(face) }
        if let library { FT_Done_FreeType(library) }
    }

    /// The exact box of a glyph's outline in font units, y upwards; nil for a glyph without ink.
    ///
    /// A bitmap glyph, as emoji fonts have, has no outline: it fills its advance between ascent and descent.
    func box(of glyph: UInt32) -> InkBox? {
        if let known = boxes[glyph] { return known }
        let box = measure(glyph)
        boxes[glyph] = box
        return box
    }

    private func measure(_ glyph: UInt32) -> InkBox? {
        guard let face, load(glyph), face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
            return bitmapBox(of: glyph)
        }
        guard face.pointee.glyph.pointee.outline.n_points > 0 else {
            return font.isBitmapFont ? bitmapBox(of: glyph) : nil
        }
        if font.slant != 0 {
            var shear = FT_Matrix(xx: 1 << 16, xy: FT_Fixed((font.slant * 65536).rounded()), yx: 0, yy: 1 << 16)
            FT_Outline_Transform(&face.pointee.glyph.pointee.outline, &shear)
        }
        var box = FT_BBox()
        guard FT_Outline_Get_BBox(&face.pointee.glyph.pointee.outline, &box) == 0 else { return nil }
        var ink = InkBox(minX: Double(box.xMin), minY: Double(box.yMin), maxX: Double(box.xMax), maxY: Double(box.yMax))
        ink.thicken(by: font.boldness)
        return ink.maxX > ink.minX && ink.maxY > ink.minY ? ink : nil
    }

    /// The contours of a glyph in font units; empty where there are none.
    func path(of glyph: UInt32) -> [PathElement] {
        guard let face, load(glyph), face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return [] }
        return pathElements(of: &face.pointee.glyph.pointee.outline)
    }

    private func load(_ glyph: UInt32) -> Bool {
        FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0
    }

    private func bitmapBox(of glyph: UInt32) -> InkBox? {
        guard font.isBitmapFont else { return nil }
        let advance = Double(font.advance(of: glyph))
        let line = font.metrics.hhea
        return advance > 0 ? InkBox(minX: 0, minY: -line.descent, maxX: advance, maxY: line.ascent) : nil
    }

    private func setCoordinates() {
        guard !font.face.axes.isEmpty else { return }
        var values = font.face.axes.map { axis in
            FT_Fixed(((font.coordinates.first { $0.tag == axis.tag }?.value ?? axis.standard) * 65536).rounded())
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }
}

extension Font {
    /// Extra stroke width of a synthetic bold, in em: a choice, near what Skia does for text sizes.
    static var syntheticBoldStrength: Double { 1 / 24 }
    /// Slope of a synthetic italic: 14 degrees, a choice.
    static var syntheticItalicSlant: Double { 0.25 }

    /// How wide a stroke around each outline makes the synthetic bold, in font units; 0 for a font as it is.
    package var boldness: Double { isSyntheticBold ? Double(unitsPerEm) * Font.syntheticBoldStrength : 0 }
    /// How far an outline leans to the right for each unit that it rises; 0 for a font as it is.
    package var slant: Double { isSyntheticItalic ? Font.syntheticItalicSlant : 0 }

    /// Glyphs are pictures: there are neither `glyf` nor `CFF ` outlines to measure.
    fileprivate var isBitmapFont: Bool {
        face.hasColorBitmaps
    }
}

extension TextSession {
    /// The exact box of a glyph's outline in font units, y upwards; nil for a glyph without ink.
    public func inkBox(of glyph: UInt32, in font: Font) -> InkBox? { outlines(of: font).box(of: glyph) }

    /// The same for many glyphs of one font, which is looked up once.
    package func inkBoxes(of font: Font) -> (_ glyph: UInt32) -> InkBox? {
        let source = outlines(of: font)
        return { source.box(of: $0) }
    }

    /// Whether a font's glyphs are pictures, as emoji are, of which an outline shows nothing.
    package func drawsPictures(_ font: Font) -> Bool {
        font.face.hasColor || fonts.emojiFamilies.contains(font.face.family)
    }

    /// Whether a font has a scalar, or needs nothing to show it.
    package func covers(_ scalar: UInt32, _ font: SessionFont) -> Bool { font.covers(scalar, scalarTable[scalar]) }

    func outlines(of font: Font) -> OutlineSource {
        if let known = outlines[font] { return known }
        let source = OutlineSource(font)
        outlines[font] = source
        return source
    }
}
