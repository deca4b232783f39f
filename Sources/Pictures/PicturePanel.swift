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
        let list = picture.scene == nil ? [] : Self.list(drawing.faults, sheet: sheet, y: verdict.bounds.maxY + 6)
        elements =
            caption.elements(x: sheet.x) + Self.dimension(of: sheet) + drawing.elements + verdict.elements + list
        var bounds = drawn.union(caption.bounds(x: sheet.x)).union(verdict.bounds)
        bounds.height += Double(list.count) * Self.listLeading + (list.isEmpty ? 0 : 6)
        self.bounds = bounds
    }

    private static let listLeading = 13.0
    /// So many faults are listed one by one.
    private static let mostListed = 40

    /// The faults by their numbers, each on as many lines as the width of the sheet needs.
    private static func list(_ faults: PictureFaults, sheet: Frame, y: Double) -> [PictureElement] {
        let width = max(sheet.width, 280)
        var lines = faults.marked.indices.prefix(mostListed).flatMap { index in
            let (fault, severity) = faults.marked[index]
            return wrapped("\(index + 1) \(fault.rule): \(faults.message(of: index))", width: width)
                .map { (text: $0, look: "verdict \(severity.rawValue)") }
        }
        if faults.marked.count > mostListed {
            lines.append(("and \(faults.marked.count - mostListed) more", "verdict"))
        }
        return lines.enumerated().map { row, line in
            .text(line.text, x: sheet.x, y: y + listLeading * Double(row + 1), look: line.look)
        }
    }

    /// A sentence on as many lines as it needs, at most three; the later ones are inset.
    private static func wrapped(_ text: String, width: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, CaptionWidth.estimate("\(last) \(word)", size: 11) <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                guard lines.count < 3 else {
                    lines[2] += "…"
                    return lines
                }
                lines.append(String(word.prefix(80)))
            }
        }
        return lines
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
