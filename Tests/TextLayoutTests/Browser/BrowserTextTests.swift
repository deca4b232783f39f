import Testing
import TextLayout
import Typography

/// Texts as Chromium set them in Galley's own fonts: `text.tsv`, recorded by `Tests/Browser/record_text.py`.
struct BrowserTextTests {
    private let session: TextSession
    private let texts: [BrowserText]

    init() throws {
        session = TextSession(fonts: try FontCollection(), platform: .web)
        texts = try BrowserText.all()
    }

    /// Texts on one line, with every spacing. What may differ is derived, not fitted:
    ///
    /// - Blink rounds the width of each inline item up to 1/64 px, and an item is a stretch of one level.
    /// - FreeType, which gives Blink its advances, scales by a factor of 16 fractional bits: half of the last one is a part of
    ///   units per em ÷ (size × 64 × 65,536 × 2) of the width.
    /// - At a place on the axes of a variable font, FreeType and HarfBuzz may round the advance of a glyph to different sides.
    @Test func widths() throws {
        for one in texts {
            let paragraph = one.paragraph(in: session)
            let difference = one.width - paragraph.layout().size.width
            let fonts = paragraph.fonts
            let coarsest = fonts.reduce(0) { max($0, $1.unitsPerEm) }
            let scaling = one.width * Double(coarsest) / (one.size * 64 * 65536 * 2)
            let rounding = fonts.contains { !$0.coordinates.isEmpty } ? one.size / Double(coarsest) : 0
            let slack = scaling + rounding + 1e-4
            #expect(
                difference > -slack && difference < Double(paragraph.levelRuns) / 64 + slack, "\(one): \(difference)")
        }
    }

    /// Lines in one font or several, with an ascent, a descent and a gap of whole pixels each.
    @Test func heights() {
        for one in texts { #expect(one.paragraph(in: session).layout().size.height == one.height, "\(one)") }
    }

    /// Where the positions of glyphs are not rounded, as on Android, Blink on Linux moves a pixel from the ascent to a descent
    /// that was rounded down. A line in one font is as high as ever; one in several may be a pixel lower or higher.
    @Test func heightsWithSubpixelPositions() {
        let moved = texts.filter { $0.precise != $0.height }
        #expect(!moved.isEmpty)
        for one in moved {
            let families = Set(one.paragraph(in: session).fonts.map(\.face.family)).union([one.family])
            #expect(abs(one.precise - one.height) == 1 && families.count > 1, "\(one)")
        }
    }

    /// Where lines start in boxes of random widths, in which words have to be broken, too, with and without `keep-all`, and how
    /// high the boxes become.
    ///
    /// Where a dictionary finds the words, its version counts: Chromium has a newer one. Elsewhere what differs is in words
    /// broken for lack of room, in which Blink looks for the end of the room before it shapes again.
    @Test func lines() {
        var (divided, others, heights) = (0, 0, 0)
        for one in texts {
            let layout = one.paragraph(in: session).layout(width: one.room)
            let starts = layout.lines.dropFirst().map { one.offset(ofVisibleScalarFrom: $0.range.lowerBound) }
            if starts == one.starts {
                if layout.size.height != one.boxHeight { heights += 1 }
            } else if ["km", "lo", "my", "th"].contains(one.locale) {
                divided += 1
            } else {
                others += 1
            }
        }
        #expect(divided <= 13)
        #expect(others <= 2)
        #expect(heights <= 3)
    }

    /// The recorded texts cover what the tests above are about.
    @Test func theRecordIsWide() {
        #expect(texts.count > 2000)
        #expect(Set(texts.map(\.locale)).count >= 75)
        for spacing in [0, 1, 2, -0.5] { #expect(texts.count { $0.spacing == spacing } > 200) }
        #expect(texts.count(where: \.keepsWords) > 500)
        #expect(texts.count { $0.starts.count > 1 } > 1000)
    }
}

extension Paragraph {
    /// Stretches of one embedding level.
    fileprivate var levelRuns: Int {
        guard let levels = shaped.levels?.units else { return 1 }
        return 1 + zip(levels, levels.dropFirst()).count { $0 != $1 }
    }
}
