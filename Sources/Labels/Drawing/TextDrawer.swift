package import Frames
internal import TextLayout
internal import Typography

/// Draws the texts of one scene in one environment, with the fonts that they were measured with.
///
/// It exists while one picture is made, and keeps its drawings and each outline once. O(glyphs), with one look-up in
/// the font file for each new glyph.
package final class TextDrawer {
    /// The fonts of all texts so far.
    package private(set) var fonts: [DrawnFont] = []
    /// The drawings so far, by the identifier of the view.
    package private(set) var texts: [String: TextDrawing] = [:]
    private var places: [Font: Int] = [:]

    package init() {}

    /// Draws the text of a view in the room where it was placed.
    package func draw(_ text: ResolvedText, in placement: TextPlacement, of view: String) {
        let session = text.paragraph.session
        let layout = text.paragraph.fitted(width: placement.budget.width, height: placement.budget.height)
        let shift = layout.shift(in: placement.frame)
        var drawing = TextDrawing()
        for (number, line) in layout.lines.enumerated() {
            for run in layout.glyphRuns(ofLine: number) {
                let boxes = layout.boxes(in: run)
                drawing.boxes += boxes.map { GlyphBox($0, shift: shift) }
                let boxed = Set(boxes.map(\.index))
                let drawn = draw(run, except: boxed, baseline: line.baseline, shift: shift, of: session)
                if let drawn { drawing.runs.append(drawn) }
            }
        }
        texts[view] = drawing
    }

    /// The glyphs of a run that have an outline; nil where none has.
    private func draw(
        _ run: TextLayout.GlyphRun, except boxed: Set<Int>, baseline: Double, shift: Double, of session: TextSession
    ) -> DrawnRun? {
        let font = place(of: run.font)
        let glyphs = run.glyphs.enumerated().compactMap { index, glyph -> DrawnGlyph? in
            guard !boxed.contains(index), hasInk(glyph.id, of: run.font, at: font, session) else { return nil }
            return DrawnGlyph(id: glyph.id, x: glyph.x + shift, y: glyph.y)
        }
        guard !glyphs.isEmpty else { return nil }
        return DrawnRun(
            font: font, scale: run.size / Double(run.font.unitsPerEm), x: run.x + shift, y: baseline, glyphs: glyphs)
    }

    /// Whether the glyph has an outline, which is available from then on.
    private func hasInk(_ glyph: UInt32, of font: Font, at place: Int, _ session: TextSession) -> Bool {
        if let known = fonts[place].outlines[glyph] { return !known.isEmpty }
        let outline = session.outline(of: glyph, in: font).map { OutlineStep($0, slant: font.slant) }
        fonts[place].outlines[glyph] = outline
        return !outline.isEmpty
    }

    private func place(of font: Font) -> Int {
        if let known = places[font] { return known }
        places[font] = fonts.count
        fonts.append(DrawnFont(font))
        return fonts.count - 1
    }
}

extension DrawnFont {
    fileprivate init(_ font: Font) {
        let axes = font.coordinates.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
        self.init(
            id: "\(font.face.path)#\(font.face.index):\(axes):\(font.boldness):\(font.slant)", name: font.name,
            boldness: font.boldness)
    }
}

extension OutlineStep {
    /// - Parameter slant: How far the outline leans to the right for each unit of height.
    fileprivate init(_ element: PathElement, slant: Double) {
        func lean(_ point: PathPoint) -> OutlinePoint { OutlinePoint(x: point.x + slant * point.y, y: -point.y) }
        self =
            switch element {
            case .move(let point): .move(lean(point))
            case .line(let point): .line(lean(point))
            case .quadratic(let control, let point): .quadratic(lean(control), to: lean(point))
            case .cubic(let first, let second, let point): .cubic(lean(first), lean(second), to: lean(point))
            }
    }
}

extension Frames.GlyphBox {
    fileprivate init(_ box: TextLayout.GlyphBox, shift: Double) {
        self.init(
            frame: Frame(
                x: box.ink.minX + shift, y: box.ink.minY, width: box.ink.maxX - box.ink.minX,
                height: box.ink.maxY - box.ink.minY),
            characters: String(String.UnicodeScalarView(box.scalars)),
            name: box.scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.unicodeName)
                .joined(separator: ", "),
            isMissing: box.isMissing)
    }
}
