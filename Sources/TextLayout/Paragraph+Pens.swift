package import Typography

/// Where the pen is in a text on one endless line: what sums of advances are made from.
extension Paragraph {
    /// Points before each UTF-16 unit, at scale 1, and after the last. Inside a cluster of glyphs it is the position after it.
    package var pens: [Double] { ledger.pen }

    /// The offsets, in UTF-16 units, before which a reader sees a new character; 0 and the end are among them.
    package var graphemeStarts: [Int] { shaped.graphemes(in: session) }

    /// Whether a line may end before each UTF-16 unit, by the rules of the style.
    package var lineEnds: [Bool] {
        shaped.lineBreaks(style.lineBreaks, in: session).map { $0 == .allowed || $0 == .mandatory }
    }
}

extension TextSession {
    /// The width of each text by itself on one line, in points. One text is shaped for all. O(n).
    ///
    /// - Parameter texts: Texts without line breaks.
    package func widths(of texts: [String], font: FontRequest, style: ParagraphStyle) -> [Double] {
        guard !texts.isEmpty else { return [] }
        let pens = paragraph(texts.joined(separator: "\n"), font: font, style: style).pens
        var start = 0
        return texts.map { text in
            let end = start + text.utf16.count
            defer { start = end + 1 }
            return pens[end] - pens[start]
        }
    }
}
