import Typography

/// A short text that layout adds: an ellipsis or a hyphen, shaped by itself.
struct Ellipsis {
    let shaped: ShapedText
    let string: String
    /// Points at scale 1.
    let width: Double
    /// The style of the text around it.
    let style: Int
}

extension Paragraph {
    /// U+2026 in the style at an offset of the text, in whatever font has it.
    ///
    /// It is the same in every language: Android's `TextUtils` and browsers draw this character in all locales (CSS
    /// Overflow 3 §5.2 allows others, but no browser uses them), and CLDR's patterns are for texts that are written
    /// with an ellipsis.
    func ellipsis(at offset: Int) -> Ellipsis {
        let index = styleIndex(at: offset)
        let level =
            shaped.units.isEmpty ? shaped.baseLevel : shaped.paragraphLevel(at: min(offset, shaped.units.count - 1))
        return addition("\u{2026}", style: index, isRightToLeft: level & 1 == 1)
    }

    /// The hyphen at the end of a line that ends at a soft hyphen: U+2010, or U+002D where no font has that.
    func hyphen(after offset: Int) -> Ellipsis {
        let index = styleIndex(at: max(offset - 1, 0))
        let level = shaped.level(at: max(offset - 1, 0))
        let hyphen = addition("\u{2010}", style: index, isRightToLeft: level & 1 == 1)
        let isMissing = hyphen.shaped.glyphs.contains { $0.id == 0 }
        return isMissing ? addition("-", style: index, isRightToLeft: level & 1 == 1) : hyphen
    }

    /// - Parameter string: one grapheme.
    private func addition(_ string: String, style index: Int, isRightToLeft: Bool) -> Ellipsis {
        let style = shaped.styles[index]
        let shaped = session.addition(string, in: style, isRightToLeft: isRightToLeft) {
            session.shape(
                StyledText(string, font: text.font(ofRun: index)), locale: self.style.locale,
                direction: isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let size = size(ofStyle: index)
        let pixels = WholePixels(self.style, scale: scale)
        let width = shaped.runs.reduce(0) { width, run in
            let pointsPerUnit = size * run.emPerUnit
            let excess = pixels?.excess(of: shaped.glyphs[run.glyphs], in: run.font, pointsPerUnit: pointsPerUnit)
            return width + Double(run.advance) * pointsPerUnit + (excess ?? 0)
                + Double(run.graphemes) * trackingOfAdditions(in: run.font, style: index)
        }
        return Ellipsis(shaped: shaped, string: string, width: width, style: index)
    }

    /// Points at scale 1 after what layout adds: in browsers none (Blink, `HyphenResult` and `LineTruncator`).
    func trackingOfAdditions(in font: SessionFont, style: Int) -> Double {
        tracking(of: font, style: style, scale: scale, isSpaced: !session.platform.spacesGlyphClusters)
    }

    /// The style that a unit is in.
    func styleIndex(at offset: Int) -> Int {
        shaped.styles.index(at: offset)
    }
}
