import Testing
import Typography

/// Outlines as they are drawn.
struct GlyphPathTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    /// The points on a glyph's contours span its exact box, for TrueType and for CFF outlines, static and variable.
    @Test(arguments: [("Roboto", "H"), ("Inter", "l"), ("Noto Sans CJK", "田"), ("Noto Sans Arabic", "ا")])
    func pathsSpanTheBox(family: String, text: String) throws {
        let request = FontRequest(family: family, weight: 650)
        let font = session.style(for: request, locale: TextLocale("en")).primary.font
        let glyph = try #require(session.inspect(text, font: request).runs.first?.glyphs.first)
        let path = session.outline(of: UInt32(glyph.id), in: font)
        let box = try #require(session.inkBox(of: UInt32(glyph.id), in: font))
        let points = path.map { element in
            switch element {
            case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
            }
        }
        guard case .move = path.first else {
            Issue.record("a path starts with a move")
            return
        }
        #expect(points.map(\.x).min() == box.minX && points.map(\.x).max() == box.maxX)
        #expect(points.map(\.y).min() == box.minY && points.map(\.y).max() == box.maxY)
    }

    @Test func spacesHaveNoPath() throws {
        let font = session.style(for: FontRequest(), locale: TextLocale("en")).primary.font
        let space = try #require(session.inspect(" ").runs.first?.glyphs.first)
        #expect(session.outline(of: UInt32(space.id), in: font).isEmpty)
        #expect(session.inkBox(of: UInt32(space.id), in: font) == nil)
    }
}
