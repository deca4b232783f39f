public import Typography

/// A glyph of a run that has no outline to be drawn: a missing character, or a picture such as an emoji.
public struct GlyphBox {
    /// The glyph's place in its run.
    public let index: Int
    /// Its characters.
    public let scalars: [Unicode.Scalar]
    /// What was measured for it, in points from the paragraph's top left, y downwards.
    public let ink: InkBox
    /// Whether no font has the characters.
    public let isMissing: Bool
}

extension ParagraphLayout {
    /// The glyphs of a run of the layout that have no outline, though they take room. O(glyphs).
    public func boxes(in run: GlyphRun) -> [GlyphBox] {
        let session = paragraph.session
        let hasPictures = session.drawsPictures(run.font)
        return run.glyphs.indices.compactMap { index in
            let glyph = run.glyphs[index]
            guard glyph.id == 0 || hasPictures else { return nil }
            let advance = Double(run.font.advance(of: glyph.id))
            // A font need not draw anything for what it lacks.
            let unseen = InkBox(minX: 0, minY: 0, maxX: advance, maxY: run.font.metrics.capHeight)
            guard let ink = session.inkBox(of: glyph.id, in: run.font) ?? (glyph.id == 0 && advance > 0 ? unseen : nil)
            else { return nil }
            let factor = run.size / Double(run.font.unitsPerEm)
            return GlyphBox(
                index: index, scalars: scalars(ofGlyph: index, in: run),
                ink: InkBox(
                    minX: glyph.x + ink.minX * factor, minY: glyph.y - ink.maxY * factor,
                    maxX: glyph.x + ink.maxX * factor, maxY: glyph.y - ink.minY * factor),
                isMissing: glyph.id == 0)
        }
    }

    /// The characters of the glyph's cluster; of one that the font lacks, only those that it lacks, and of several such
    /// glyphs each its own.
    private func scalars(ofGlyph index: Int, in run: GlyphRun) -> [Unicode.Scalar] {
        let piece = run.piece
        guard !piece.isAdded else { return [] }
        let place = piece.glyphs.startIndex + index
        let range = piece.cluster(at: place)
        let scalars = Array(String(decoding: paragraph.shaped.units[range], as: UTF16.self).unicodeScalars)
        guard piece.glyphs[place].id == 0 else { return scalars }
        let missing = scalars.filter { !paragraph.session.covers($0.value, piece.font) }
        let earlier = piece.glyphs[..<place].reversed().prefix { Int($0.cluster) == range.lowerBound }
        let order = earlier.count { $0.id == 0 }
        return missing.indices.contains(order) ? [missing[order]] : missing
    }
}
