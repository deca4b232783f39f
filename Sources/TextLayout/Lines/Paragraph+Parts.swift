internal import Typography

extension Paragraph {
    /// The width in points of the widest part between two places where a line may end: the least width in which no word is
    /// broken, as `min-content` is in CSS (CSS Box Sizing Module Level 3, 5.1).
    ///
    /// - Complexity: O(n) where places are safe to break; glyphs at others are shaped again.
    package func widestPart(at scale: Double) -> Double {
        let paragraph = at(scale: scale)
        let breaks = shaped.lineBreaks(style.lineBreaks, in: session)
        let count = shaped.units.count
        var widest = 0.0
        var start = 0
        for end in 0..<count where end + 1 == count || breaks[end + 1] != .none {
            let part = start..<end + 1
            widest = max(widest, paragraph.width(of: part, upTo: contentEnd(of: part)))
            start = end + 1
        }
        return widest * scale
    }
}
