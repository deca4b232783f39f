internal import Basics
import Checks
import Frames

/// One report of a picture: caption, sheet, views and marks, in points from the top left of the sheet.
struct PicturePanel {
    let elements: [PictureElement]
    /// The frame of all of it.
    let bounds: Frame

    init(_ picture: ScenePicture, _ rules: RuleSet) {
        let drawing = PictureDrawing(picture, rules)
        let (sheet, drawn) = (drawing.sheet, drawing.bounds)
        let caption = PictureCaption(picture, rules)
        let verdict = PictureVerdict(drawing.faults, x: sheet.x, y: max(sheet.maxY + 24, drawn.maxY + 18))
        elements =
            caption.elements(x: sheet.x) + Self.dimension(of: sheet) + drawing.elements + verdict.elements
        bounds = drawn.union(caption.bounds(x: sheet.x)).union(verdict.bounds)
    }

    /// The width of the sheet between two ticks, above it.
    private static func dimension(of sheet: Frame) -> [PictureElement] {
        let label = Number.text(sheet.width)
        let middle = sheet.x + sheet.width / 2
        let half = min(sheet.width / 2, CaptionWidth.estimate(label, size: 10) / 2 + 5)
        let steps: [PictureElement.PathStep] = [
            .move(x: sheet.x, y: -16), .vertical(byY: 8), .move(x: sheet.x, y: -12), .horizontal(toX: middle - half),
            .move(x: middle + half, y: -12), .horizontal(toX: sheet.maxX), .move(x: sheet.maxX, y: -16),
            .vertical(byY: 8),
        ]
        return [
            PictureElement.path(steps, look: "dimension"),
            PictureElement.text(label, x: middle, y: -8.5, look: "details amount"),
        ]
    }
}
