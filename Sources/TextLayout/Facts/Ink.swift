public import Typography

extension ParagraphLayout {
    /// The box that the glyphs' outlines fill, in points from the paragraph's top left, y downwards; nil without ink.
    ///
    /// Exact: from the outlines' extrema, not from their control points. O(glyphs).
    public func ink() -> InkBox? {
        lines.indices.reduce(into: nil) { box, line in
            guard let ink = ink(ofLine: line) else { return }
            box?.formUnion(ink)
            if box == nil { box = ink }
        }
    }

    /// The same for one line.
    public func ink(ofLine index: Int) -> InkBox? {
        var box: InkBox?
        for run in glyphRuns(ofLine: index) {
            let factor = run.size / Double(run.font.unitsPerEm)
            for glyph in run.glyphs {
                guard let outline = paragraph.session.inkBox(of: glyph.id, in: run.font) else { continue }
                let ink = InkBox(
                    minX: glyph.x + outline.minX * factor, minY: glyph.y - outline.maxY * factor,
                    maxX: glyph.x + outline.maxX * factor, maxY: glyph.y - outline.minY * factor)
                box?.formUnion(ink)
                if box == nil { box = ink }
            }
        }
        return box
    }
}
