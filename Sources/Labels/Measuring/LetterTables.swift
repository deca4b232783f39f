package import Frames
internal import TextLayout
internal import Typography

/// The widths of letters in the fonts that texts were measured with, each table made once.
package final class LetterTables {
    private struct Key: Hashable {
        let font: FontRequest
        let locale: TextLocale
        let letters: Set<Character>
    }

    private var known: [Key: LetterWidths] = [:]

    package init() {}

    /// The widths in the font of a text, as it is set there; nil for a text in several fonts.
    package func widths(of letters: Set<Character>, asIn text: ResolvedText) -> LetterWidths? {
        let paragraph = text.paragraph
        guard paragraph.text.runs.count == 1, let font = paragraph.text.runs.first?.font else { return nil }
        let key = Key(font: font, locale: paragraph.style.locale, letters: letters)
        if let widths = known[key] { return widths }
        var style = paragraph.style
        style.lineLimit = nil
        let widths = LetterWidths(letters: letters) { text in
            paragraph.session.paragraph(StyledText(text, font: font), style: style).layout().size.width
        }
        known[key] = widths
        return widths
    }
}

extension LabelMeasurer {
    /// The widths in the font of a label.
    package func widths(
        of letters: Set<Character>, style: LabelTypesetting, in environment: LayoutEnvironment,
        from tables: LetterTables
    ) -> LetterWidths? {
        tables.widths(of: letters, asIn: text("a", in: setting(for: style, in: environment)))
    }
}
