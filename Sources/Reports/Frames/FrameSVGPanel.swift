import Frames

/// One report of a picture: caption, sheet, views and marks, in points from the top left of the sheet.
struct FrameSVGPanel {
    let elements: [XMLElement]
    /// The room that all of it takes.
    let bounds: Frame

    init(_ picture: ScenePicture, _ glyphs: GlyphDefinitions) {
        let drawing = FrameSVGDrawing(picture, glyphs)
        let (sheet, drawn) = (drawing.sheet, drawing.bounds)
        let caption = FrameSVGCaption(picture)
        let verdict = FrameSVGVerdict(drawing.faults, x: sheet.x, y: max(sheet.maxY + 24, drawn.maxY + 18))
        elements =
            caption.elements(x: sheet.x) + Self.dimension(of: sheet) + drawing.elements + verdict.elements
        bounds = drawn.union(caption.bounds(x: sheet.x)).union(verdict.bounds)
    }

    /// The width of the sheet between two ticks, above it.
    private static func dimension(of sheet: Frame) -> [XMLElement] {
        let label = Number.text(sheet.width)
        let middle = sheet.x + sheet.width / 2
        let half = min(sheet.width / 2, SVG.width(of: label, size: 10) / 2 + 5)
        let numbers = [sheet.x, middle - half, middle + half, sheet.maxX].map(Number.text)
        let data =
            "M\(numbers[0]) -16v8M\(numbers[0]) -12H\(numbers[1])M\(numbers[2]) -12H\(numbers[3])M\(numbers[3]) -16v8"
        return [
            SVG.path(data, class: "dimension"), SVG.text(label, x: middle, y: -8.5, class: "details amount"),
        ]
    }
}
