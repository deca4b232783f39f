import Frames
import Pictures
import Testing

/// Letters of pictures as outlines.
@Suite struct FrameSVGGlyphTests {
    /// A triangle with a curve, and a bar.
    private static let font = DrawnFont(
        id: "test", name: "Test 1.0",
        outlines: [
            36: [
                .move(OutlinePoint(x: 10, y: 0)), .line(OutlinePoint(x: 200, y: -700)),
                .quadratic(OutlinePoint(x: 300, y: -700), to: OutlinePoint(x: 390, y: 0)),
            ],
            7: [
                .move(OutlinePoint(x: 0, y: 0)), .line(OutlinePoint(x: 0, y: -500)),
                .line(OutlinePoint(x: 80, y: -500)), .line(OutlinePoint(x: 80, y: 0)),
                .move(OutlinePoint(x: 100, y: 100)),
                .cubic(OutlinePoint(x: 110, y: 90), OutlinePoint(x: 120, y: 90), to: OutlinePoint(x: 130, y: 100)),
            ],
            3: [],
        ])

    /// The names of the two outlines, which are the same in all documents.
    private static let (triangle, bar) = ("ibOU03X", "H8l11pi")

    private static func picture(_ string: String, font: DrawnFont = font, boxes: [GlyphBox] = []) -> ScenePicture {
        var view = ViewFrame(id: "0", kind: "Text", frame: Frame(x: 20, y: 10, width: 60, height: 20))
        view.text = TextFacts(
            string: string, key: "the.key", locale: "de", ideal: Size(width: 60, height: 20),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: 60, baseline: 16)], fontSize: 17,
            firstBaseline: 16, lastBaseline: 16)
        let report = FrameReport(
            scene: "Row", environment: LayoutEnvironment(locale: "de", width: 200),
            size: Size(width: 60, height: 20), fits: true, fonts: ["Test 1.0"], root: view)
        let glyphs = [(36, 0.5, 16), (7, 7.5, 16), (3, 9, 16), (36, 10.25, 14.5)].map {
            DrawnGlyph(id: $0.0, x: $0.1, y: $0.2)
        }
        let drawing = TextDrawing(
            runs: [DrawnRun(font: 0, scale: 0.017, x: 0.5, y: 16, glyphs: glyphs)], boxes: boxes)
        return ScenePicture(report, fonts: [font], texts: ["0": drawing])
    }

    private static func lines(_ picture: String) -> [String] {
        picture.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
    }

    /// Glyphs stand in font units from where their run begins; what has no ink is left out.
    @Test func glyphsReferToTheirOutlines() {
        let lines = Self.lines(FrameSVG.render(Self.picture("Aı A")))
        #expect(
            lines.first { $0.contains("<use") } == """
                <g transform="translate(20.5 26) scale(0.017)"><use href="#\(Self.triangle)"/><use href="#\(Self.bar)" \
                x="411.8"/><use href="#\(Self.triangle)" x="573.5" y="-88.2"/></g>
                """)
        #expect(lines.contains(#"<g class="letters" lang="de" role="img">"#))
        #expect(lines.contains(#"<title>"Aı A" (the.key)</title>"#))
        #expect(!lines.contains { $0.contains("textLength") })
    }

    /// Each outline once, in steps from where the one before ended.
    @Test func outlinesAreExactPaths() throws {
        let lines = Self.lines(FrameSVG.render([Self.picture("A"), Self.picture("B")]))
        #expect(
            Set(lines.filter { $0.hasPrefix("<path id") }) == [
                #"<path id="\#(Self.bar)" d="m0 0v-500h80v500zm100 100c10-10 20-10 30 0z"/>"#,
                #"<path id="\#(Self.triangle)" d="m10 0l190-700q100 0 190 700z"/>"#,
            ])
        #expect(lines.count { $0.hasPrefix("<path id") } == 2)
        let start = try #require(lines.firstIndex(of: "<defs>"))
        #expect(start < (lines.firstIndex { $0.contains("<use") } ?? 0))
    }

    /// A page defines what its pictures share, whether they were drawn together or apart.
    @Test func picturesOfAPageShareOutlines() {
        var other = Self.font
        (other.id, other.boldness) = ("other", 40)
        other.outlines[36] = [.move(OutlinePoint(x: 0.25, y: 0)), .line(OutlinePoint(x: 1, y: 1))]
        let pictures = [Self.picture("A"), Self.picture("A", font: other)]
        let together = GlyphDefinitions()
        let figures = pictures.map { FrameSVG.figure([$0], sharing: together) }
        let apart = pictures.map { picture in
            let definitions = GlyphDefinitions()
            #expect(figures.contains(FrameSVG.figure([picture], sharing: definitions)))
            return definitions
        }
        apart[1].formUnion(apart[0])
        #expect(apart[1].render() == together.render())
        #expect(together.render().ranges(of: "<path id=").count == 3)
        #expect(together.render().contains(#" d="m0.25 0l0.75 1z"/>"#))
        #expect(figures[1].contains(#"scale(0.017)" class="heavy" stroke-width="40">"#))
        #expect(!figures[0].contains("<path id") && !figures[0].contains("<style") && figures[0].hasPrefix("<svg "))
    }

    @Test func glyphsWithoutOutlinesAreBoxes() {
        let boxes = [
            GlyphBox(
                frame: Frame(x: 12, y: 2, width: 12, height: 18), characters: "\u{1F600}\u{FE0F}",
                name: "GRINNING FACE",
                isMissing: false),
            GlyphBox(frame: Frame(x: 24, y: 2, width: 6, height: 18), characters: "Ŋ", name: "ENG", isMissing: true),
        ]
        let lines = Self.lines(FrameSVG.render(Self.picture("A", boxes: boxes)))
        #expect(lines.contains(#"<rect class="box" x="32" y="12" width="12" height="18" rx="2">"#))
        #expect(lines.contains("<title>\u{1F600}\u{FE0F} GRINNING FACE</title>"))
        #expect(lines.contains(#"<rect class="box missing" x="44" y="12" width="6" height="18" rx="1">"#))
        #expect(lines.contains { $0.hasPrefix(#"<text class="code""#) && $0.hasSuffix(">014A</text>") })
        #expect(lines.contains { $0.hasPrefix(#"<text class="code""#) && $0.hasSuffix(">1F600</text>") })
    }

    /// Markup and quotes in a text are text.
    @Test func textsAreEscaped() {
        let picture = FrameSVG.render(Self.picture("<b>\"&\"</b> ש"))
        #expect(picture.contains("<title>\"&lt;b&gt;\"&amp;\"&lt;/b&gt; ש\" (the.key)</title>"))
    }

    /// A picture whose drawing says nothing that can be shown is still one.
    @Test func placesWithoutEndAreNotDrawn() {
        var picture = Self.picture("A")
        picture.texts["0"]?.runs[0].glyphs.append(DrawnGlyph(id: 36, x: .nan, y: .infinity))
        picture.texts["0"]?.runs.append(DrawnRun(font: 9, scale: 1, x: 0, y: 0, glyphs: []))
        #expect(FrameSVG.render(picture) == FrameSVG.render(Self.picture("A")))
    }
}
