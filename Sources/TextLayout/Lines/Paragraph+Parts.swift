internal import Typography

extension Paragraph {
    /// The width in points of the widest part between two places where a line may end: the least width in which no word is
    /// broken, as `min-content` is in CSS (CSS Box Sizing Module Level 3, 5.1).
    ///
    /// - Complexity: O(n) where places are safe to break; glyphs at others are shaped again.
    package func widestPart(at scale: Double) -> Double {
        let paragraph = at(scale: scale)
        return parts.reduce(0) { max($0, paragraph.width(of: $1, upTo: contentEnd(of: $1))) } * scale
    }

    /// The widths in points of the parts between two places where a line may end: with white space at the end, and without it.
    ///
    /// - Complexity: As for ``widestPart(at:)``.
    package func widthsOfParts(at scale: Double) -> [(advance: Double, width: Double)] {
        let paragraph = at(scale: scale)
        return parts.map { part in
            (
                advance: paragraph.width(of: part, upTo: part.upperBound) * scale,
                width: paragraph.width(of: part, upTo: contentEnd(of: part)) * scale
            )
        }
    }

    private var parts: [Range<Int>] {
        let breaks = shaped.lineBreaks(style.lineBreaks, in: session)
        let count = shaped.units.count
        var start = 0
        return (0..<count).compactMap { end in
            guard end + 1 == count || breaks[end + 1] != .none else { return nil }
            defer { start = end + 1 }
            return start..<end + 1
        }
    }
}
