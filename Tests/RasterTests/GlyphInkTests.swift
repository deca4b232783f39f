import Frames
import Labels
import Testing

@testable import Pictures
@testable import Raster

/// What is drawn of a text covers the box of ink that was measured, and no pixel outside of it.
@Suite struct GlyphInkTests {
    @Test(arguments: ["H", "g", "Ärger", "fjord", "Ελλάδα", "שלום", "保存", "นี้"])
    func pixelsFillTheBoxOfInk(text: String) throws {
        let measurer = LabelMeasurer(fonts: try FontLibrary(modelsSystemFont: false))
        let label = measurer.drawing(
            of: text, style: LabelTypesetting(font: .system(size: 40, weight: .regular), lineLimit: 1))
        let ink = try #require(label.facts.ink)
        #expect(label.drawing.boxes.isEmpty)
        let scale = 2.0
        let canvas = try Canvas(width: 500, height: 160)
        let placement = Placement(scale: scale).moved(x: 10, y: 10)
        for run in label.drawing.runs {
            for glyph in run.glyphs {
                let outline = try #require(label.fonts[run.font].outlines[glyph.id])
                canvas.fill(
                    outline, at: placement.moved(x: glyph.x, y: glyph.y).scaled(x: run.scale, y: run.scale))
            }
        }
        let painted = canvas.opacities.enumerated().filter { $1 > 0 }.map { ($0.offset % 500, $0.offset / 500) }
        let (columns, rows) = (painted.map(\.0), painted.map(\.1))
        let left = try #require(columns.min())
        let (right, top, bottom) = ((columns.max() ?? 0) + 1, rows.min() ?? 0, (rows.max() ?? 0) + 1)
        let drawn = [left, top, right, bottom].map { Double($0) / scale - 10 }
        // The box is rounded outwards to whole pixels, and an edge of less than half a percent of one is not seen.
        let measured = [ink.x, ink.y, ink.maxX, ink.maxY]
        for (index, (drawn, measured)) in zip(drawn, measured).enumerated() {
            let outwards = index < 2 ? measured - drawn : drawn - measured
            #expect(outwards > -0.1 && outwards < 1 / scale + 0.05, "\(text): \(drawn) for \(measured)")
        }
    }
}
