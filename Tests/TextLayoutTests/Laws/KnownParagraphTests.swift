import Testing
import TextLayout
import Typography

/// A paragraph that was broken before finds its lines without a look at its glyphs; the lines are those of one that is new.
struct KnownParagraphTests {
    @Test(arguments: [Platform.ios, .macos, .android, .web]) func breaksAsWhenItWasNew(on platform: Platform) throws {
        let session = TextSession(fonts: try FontCollection(), platform: platform)
        var generator = RandomText.Generator(state: 28)
        for label in LineLawTests.texts + sentences(120, using: &generator) {
            let font = FontRequest(size: .random(in: 9...30, using: &generator))
            let style = ParagraphStyle(locale: TextLocale(label.locale))
            let known = session.paragraph(label.text, font: font, style: style)
            let ideal = known.idealWidth
            for _ in 0..<12 {
                let width = Double.random(in: 0...1.1, using: &generator) * ideal
                let scale = [1.0, 1, 0.75, 1.5][Int.random(in: 0..<4, using: &generator)]
                let new = session.paragraph(label.text, font: font, style: style).layout(width: width, scale: scale)
                let again = known.layout(width: width, scale: scale)
                #expect(again.lines == new.lines, "\(label.text) in \(width) at \(scale)")
                #expect(again.size == new.size)
                #expect(known.lineCount(width: width, scale: scale) == new.lines.count, "\(label.text) in \(width)")
            }
        }
    }

    /// A limit of lines counts too.
    @Test func countsNoMoreLinesThanAllowed() throws {
        let session = TextSession(fonts: try FontCollection())
        let style = ParagraphStyle(lineLimit: 2)
        let paragraph = session.paragraph("One and two and three and four", style: style)
        #expect(paragraph.lineCount(width: 60) == 2)
        #expect(paragraph.lineCount(width: 1000) == 1)
    }

    /// Words of the labels in any order, with everything that joins them: spaces, hyphens, soft hyphens, brackets.
    private func sentences(_ count: Int, using generator: inout RandomText.Generator) -> [Label] {
        let joints = [" ", " ", " ", "  ", "-", "\u{ad}", " (", ") ", "/", "\u{200b}", "\u{a0}", "„", "、", "\n"]
        return (0..<count).map { index in
            let label = Labels.paragraphs[index % Labels.paragraphs.count]
            let words = label.text.split(separator: " ").shuffled(using: &generator).prefix(30)
            let text = words.reduce("") { $0 + $1 + (joints.randomElement(using: &generator) ?? " ") }
            return Label(text: text, locale: label.locale)
        }
    }
}
