public import Typography

extension ParagraphLayout {
    /// The box that the glyphs' outlines fill, in points from the paragraph's top left, y downwards; nil without ink.
    ///
    /// Exact: from the outlines' extrema, not from their control points. O(glyphs).
    public func ink() -> InkBox? { InkBox.around(inkOfLines()) }

    /// The ink of each line. O(glyphs).
    public func inkOfLines() -> [InkBox?] { lines.indices.map(ink(ofLine:)) }

    /// The same for one line.
    public func ink(ofLine index: Int) -> InkBox? {
        var box: InkBox?
        place(line: index) { piece, size, pen in
            let factor = size / Double(piece.font.font.unitsPerEm)
            let inkBox = paragraph.session.inkBoxes(of: piece.font.font)
            pen.place(piece) { glyph in
                guard let outline = inkBox(glyph.id) else { return }
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
    /// Points above the frame.
    public private(set) var above = 0.0
    /// Points below it.
    public private(set) var below = 0.0
    /// Points to its left.
    public private(set) var left = 0.0
    /// Points to its right.
    public private(set) var right = 0.0

    /// Nothing would be clipped by the box.
    public var isEmpty: Bool { above == 0 && below == 0 && left == 0 && right == 0 }

    /// Side by side, as much as the ink of any line.
    fileprivate mutating func formMaximum(_ ink: InkBox, left: Double, right: Double, top: Double, bottom: Double) {
        above = max(above, top - ink.minY)
        below = max(below, ink.maxY - bottom)
        self.left = max(self.left, left - ink.minX)
        self.right = max(self.right, ink.maxX - right)
    }
}

extension ParagraphLayout {
    /// How far the ink leaves the boxes of its lines, each as wide as its advances and as high as the requested fonts
    /// alone would make it: what a box of fixed height, made for Latin, would clip.
    ///
    /// - Parameter inks: the ink of each line, where it is at hand.
    public func inkOverflow(of inks: [InkBox?]? = nil) -> InkOverflow {
        zip(lines, inks ?? inkOfLines()).reduce(into: InkOverflow()) { overflow, pair in
            let (line, ink) = pair
            guard let ink else { return }
            overflow.formMaximum(
                ink, left: line.x, right: line.x + line.width, top: line.baseline - line.requestedMetrics.ascent,
                bottom: line.baseline + line.requestedMetrics.descent)
        }
    }
}
