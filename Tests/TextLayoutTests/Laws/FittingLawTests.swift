import Testing
import TextLayout

/// Truncation and scale-to-fit find the best answer that there is, held against trying everything.
struct FittingLawTests {
    private func session() throws -> TextSession { TextSession(fonts: try FontCollection()) }

    /// The text shows the longest grapheme prefix that fits with its ellipsis, each prefix shaped as it would stand.
    @Test(arguments: Labels.paragraphs) func tailShowsTheLongestPrefix(_ label: Label) throws {
        let session = try session()
        let locale = TextLocale(label.locale)
        let style = ParagraphStyle(locale: locale, lineLimit: 1)
        let paragraph = session.paragraph(label.text, style: style)
        let ellipsis = locale.ellipsis(.tail)
        let prefixes = session.inspect(label.text).graphemes.map { label.text.prefix(scalars: $0) }
        for room in [40, 75.5, 120, 160] where room < paragraph.idealWidth {
            let ellipsisWidth = session.paragraph(ellipsis, style: style).idealWidth
            let longest = prefixes.last { prefix in
                let direction: BaseDirection = paragraph.shaped.baseLevel == 1 ? .rightToLeft : .leftToRight
                let plain = ParagraphStyle(locale: locale, direction: direction)
                return session.paragraph(prefix, style: plain).idealWidth + ellipsisWidth <= room + 1e-6
            }
            let layout = paragraph.layout(width: room)
            #expect(layout.isTruncated)
            #expect(layout.size.width <= room + 1e-6)
            let expected = (longest ?? "") + ellipsis
            #expect(layout.visible == expected, "\(room)")
        }
    }

    /// Head and middle truncation keep as many graphemes as have room, and the middle splits them evenly.
    @Test(arguments: Labels.paragraphs) func otherModesKeepAsMuch(_ label: Label) throws {
        let session = try session()
        for mode in [TruncationMode.head, .middle] {
            let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: 1, truncation: mode)
            let paragraph = session.paragraph(label.text, style: style)
            let room = paragraph.idealWidth * 0.6
            let layout = paragraph.layout(width: room)
            let ellipsis = TextLocale(label.locale).ellipsis(mode)
            #expect(layout.isTruncated && layout.size.width <= room + 1e-6)
            let parts = layout.visible.split(separator: ellipsis, omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            func graphemes(_ text: Substring) -> Int { session.inspect(String(text)).graphemes.count - 1 }
            let difference = graphemes(parts[0]) - graphemes(parts[1])
            #expect(mode == .head ? parts[0].isEmpty : (0...1).contains(difference))
            #expect(parts[0] + layout.hidden.joined() + parts[1] == label.text)
        }
    }

    /// What shows and what is hidden make up the text, on any number of lines.
    @Test(arguments: Labels.paragraphs, [1, 2, 3]) func nothingIsLost(_ label: Label, limit: Int) throws {
        let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: limit)
        let layout = try session().paragraph(label.text, style: style).layout(width: 70)
        #expect(layout.lines.count <= limit)
        #expect(layout.isTruncated == !layout.hidden.isEmpty)
        if layout.isTruncated {
            let shown = layout.visible.dropLast(TextLocale(label.locale).ellipsis(.tail).count)
            #expect(String(shown) + layout.hidden.joined() == label.text)
        } else {
            #expect(layout.visible == label.text)
        }
    }

    /// A scale that is found fits, and 0.1 % more does not.
    @Test(arguments: Labels.paragraphs + RandomText.labels(count: 20, seed: 3), [1, 2, 4])
    func scaleIsTheLargestThatFits(_ label: Label, limit: Int) throws {
        let session = try session()
        let plain = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: limit)
        var style = plain
        style.minimumScaleFactor = 0.05
        let paragraph = session.paragraph(label.text, style: style)
        let strict = session.paragraph(label.text, style: plain)
        for (width, height) in [(120.0, 400.0), (90, 45), (200, 21)] {
            let layout = paragraph.layout(width: width, height: height)
            guard !layout.isTruncated else { continue }
            #expect(layout.scale <= 1)
            #expect(layout.size.width <= width + 1e-5 && layout.size.height <= height + 1e-5)
            if layout.scale < 1 {
                let more = strict.layout(width: width, height: height, scale: layout.scale * 1.001)
                #expect(more.isTruncated || more.size.height > height)
            }
        }
    }

    /// On one line the scale is the room divided by the need, exactly.
    @Test(arguments: Labels.paragraphs) func scaleOfOneLineIsARatio(_ label: Label) throws {
        let style = ParagraphStyle(locale: TextLocale(label.locale), lineLimit: 1, minimumScaleFactor: 0.1)
        let paragraph = try session().paragraph(label.text, style: style)
        let room = paragraph.idealWidth * 0.7
        #expect(abs(paragraph.layout(width: room).scale - 0.7) < 1e-9)
    }

    /// Letters are drawn closer by as much as is missing, up to 5 %.
    @Test func tighteningSparesTheCut() throws {
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        let paragraph = try session().paragraph("Notifications and sounds", style: style)
        let ideal = paragraph.idealWidth
        let tight = paragraph.layout(width: ideal / 1.04)
        #expect(!tight.isTruncated)
        #expect(abs(tight.size.width - ideal / 1.04) < 1e-9)
        #expect(abs(tight.tightening * 24 - (ideal - ideal / 1.04)) < 1e-9)
        #expect(paragraph.layout(width: ideal / 1.06).isTruncated)
        #expect(paragraph.layout(width: ideal).tightening == 0)
    }
}

extension String {
    fileprivate func prefix(scalars count: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}
