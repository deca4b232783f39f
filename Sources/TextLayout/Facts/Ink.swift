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

/// How far ink reaches beyond a box, in points; 0 on a side where it does not.
public struct InkOverflow: Hashable, Sendable {
    public let above: Double
    public let below: Double
    public let left: Double
    public let right: Double

    /// Nothing would be clipped by the box.
    public var isEmpty: Bool { above == 0 && below == 0 && left == 0 && right == 0 }

    init(_ ink: InkBox?, left: Double, right: Double, top: Double, bottom: Double) {
        above = max(top - (ink?.minY ?? top), 0)
        below = max((ink?.maxY ?? bottom) - bottom, 0)
        self.left = max(left - (ink?.minX ?? left), 0)
        self.right = max((ink?.maxX ?? right) - right, 0)
    }
}

extension ParagraphLayout {
    /// How far the text's ink leaves its own box, as a stacked diacritic on the first line does.
    public func inkOverflow() -> InkOverflow {
        InkOverflow(ink(), left: 0, right: size.width, top: 0, bottom: size.height)
    }

    /// How far a line's ink leaves the line box that the requested fonts alone would give: what a box of fixed height,
    /// made for Latin, would clip.
    public func inkOverflow(ofLine index: Int) -> InkOverflow {
        let line = lines[index]
        return InkOverflow(
            ink(ofLine: index), left: line.x, right: line.x + line.width,
            top: line.baseline - line.requestedMetrics.ascent, bottom: line.baseline + line.requestedMetrics.descent)
    }
}
