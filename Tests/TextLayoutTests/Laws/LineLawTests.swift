import Testing
import TextLayout
import Typography

/// Laws that hold for any text at any width, over real labels and random text.
struct LineLawTests {
    private func paragraph(_ label: Label, _ rules: LineBreakRules = LineBreakRules()) throws -> Paragraph {
        let session = TextSession(fonts: try FontCollection())
        return session.paragraph(
            label.text, style: ParagraphStyle(locale: TextLocale(label.locale), lineBreaks: rules))
    }

    static let texts = Labels.paragraphs + RandomText.labels(count: 40, seed: 7)
    static let widths: [Double] = [0, 3, 17, 29.5, 60, 88.25, 120, 200, 333, 1000]

    /// The measured width, fed back, gives the same lines.
    @Test(arguments: texts) func measuredWidthGivesTheSameLines(_ label: Label) throws {
        let paragraph = try paragraph(label)
        for width in Self.widths {
            let first = paragraph.layout(width: width)
            // A word wider than the room is measured wider than it; then there may be room for more.
            guard first.size.width <= width else { continue }
            let again = paragraph.layout(width: first.size.width)
            #expect(again.lines.map(\.range) == first.lines.map(\.range))
        }
        let ideal = paragraph.layout()
        #expect(paragraph.layout(width: ideal.size.width).lines == ideal.lines)
    }

    /// A narrower width never gives fewer lines.
    @Test(arguments: texts) func narrowerGivesNoFewerLines(_ label: Label) throws {
        let paragraph = try paragraph(label)
        let counts = Self.widths.map { paragraph.layout(width: $0).lines.count }
        #expect(counts == counts.sorted(by: >))
    }

    /// Lines cover the text once, in order.
    @Test(arguments: texts) func linesCoverTheText(_ label: Label) throws {
        let paragraph = try paragraph(label)
        for width in Self.widths {
            var end = 0
            for line in paragraph.layout(width: width).lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
            }
            #expect(end == label.text.unicodeScalars.count)
        }
    }

    /// Lines end at grapheme borders, and inside a word only where that is said.
    @Test(arguments: texts) func linesKeepGraphemesWhole(_ label: Label) throws {
        let paragraph = try paragraph(label, LineBreakRules(wordKeeping: LineBreakRules.WordKeeping.none))
        let facts = paragraph.session.inspect(
            label.text, locale: TextLocale(label.locale), hasPlatformBreaks: false)
        for width in Self.widths {
            let ends = paragraph.layout(width: width).lines.map(\.range.upperBound)
            #expect(ends.allSatisfy(facts.graphemes.contains))
            let broken = paragraph.layout(width: width).lines.filter(\.breaksWord).map(\.range.upperBound)
            #expect(broken == ends.filter { !facts.lines.contains($0) && $0 > 0 })
        }
    }

    /// The sum of a line's advances is its width, and no line that could be broken is wider than the room.
    @Test(arguments: texts) func widthIsTheSumOfAdvances(_ label: Label) throws {
        let paragraph = try paragraph(label)
        for width in Self.widths {
            let layout = paragraph.layout(width: width)
            for (index, line) in layout.lines.enumerated() {
                let sum = layout.glyphRuns(ofLine: index).reduce(0) { $0 + $1.width }
                #expect(abs(sum - line.width) < 1e-9 * max(1, sum))
                let scalars = Array(label.text.unicodeScalars)[line.range]
                let shown = String(String.UnicodeScalarView(scalars)).filter { !$0.isWhitespace && $0 != "\u{200b}" }
                #expect(line.width <= width + 1e-6 || shown.count <= 1)
            }
        }
    }

    /// Text n times larger is n times wider and higher, whether by its size or by the scale.
    @Test(arguments: Labels.all) func sizeIsAFactor(_ label: Label) throws {
        let session = TextSession(fonts: try FontCollection())
        let style = ParagraphStyle(locale: TextLocale(label.locale))
        let one = session.paragraph(label.text, font: FontRequest(size: 17), style: style).layout()
        let three = session.paragraph(label.text, font: FontRequest(size: 51), style: style).layout()
        let scaled = session.paragraph(label.text, font: FontRequest(size: 17), style: style).layout(scale: 3)
        #expect(abs(three.size.width - 3 * one.size.width) < 1e-9 * three.size.width)
        #expect(abs(three.size.height - 3 * one.size.height) < 1e-9 * three.size.height)
        #expect(abs(scaled.size.width - three.size.width) < 1e-9 * three.size.width)
        #expect(abs(scaled.firstBaseline - three.firstBaseline) < 1e-9 * three.size.height)
    }

    /// The same with tracking, tightening, several styles, either direction, and cuts: what is drawn is what is measured.
    @Test(arguments: texts) func widthIsTheSumOfAdvancesHowever(_ label: Label) throws {
        let session = TextSession(fonts: try FontCollection())
        let scalars = label.text.unicodeScalars
        let halves = [scalars.prefix(scalars.count / 2), scalars.dropFirst(scalars.count / 2)]
            .map { String(String.UnicodeScalarView($0)) }
        for (mode, direction) in zip(TruncationMode.allCases, [BaseDirection.rightToLeft, .leftToRight, .automatic]) {
            let style = ParagraphStyle(
                locale: TextLocale(label.locale), direction: direction, lineLimit: 2, truncation: mode,
                allowsTightening: true)
            let text = StyledText(runs: [
                .init(halves[0], font: FontRequest(size: 17, tracking: 1)),
                .init(halves[1], font: FontRequest(size: 30, weight: 700)),
            ])
            let paragraph = session.paragraph(text, style: style)
            for width in Self.widths + [paragraph.idealWidth / 1.03] {
                let layout = paragraph.layout(width: width)
                for (index, line) in layout.lines.enumerated() {
                    let sum = layout.glyphRuns(ofLine: index).reduce(0) { $0 + $1.width }
                    #expect(abs(sum - line.width) < 1e-9 * max(1, abs(sum)))
                }
            }
        }
    }
}
