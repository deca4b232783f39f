import Checks
import Frames

/// One report of a picture: caption, sheet, views and marks, in points from the top left of the sheet.
struct FrameSVGPanel {
    let elements: [XMLElement]
    /// The room that all of it takes.
    let bounds: Frame

    init(_ report: FrameReport) {
        let sheet = Self.sheet(of: report)
        let caption = FrameSVGCaption(report)
        let errors = FrameSVGErrors(ReportIndex(report))
        let drawing = FrameSVGViews(errors, sheet: sheet)
        let marks = errors.faults.flatMap { FrameSVGMark.marks(of: $0, in: errors, sheet: sheet) }

        let drawn = marks.reduce(drawing.bounds.union(sheet)) { $0.union($1.bounds) }
        let verdict = FrameSVGVerdict(errors, x: sheet.x, y: max(sheet.maxY + 24, drawn.maxY + 18))
        elements =
            caption.elements(x: sheet.x) + Self.dimension(of: sheet)
            + [SVG.rectangle(sheet, class: "sheet", radius: 3)] + drawing.shapes
            + marks.map(\.area) + drawing.letters + marks.flatMap(\.tagElements) + verdict.elements
        bounds = drawn.union(caption.bounds(x: sheet.x)).union(verdict.bounds)
    }

    /// The space that the scene was proposed, as large as the scene where none was.
    private static func sheet(of report: FrameReport) -> Frame {
        func length(_ proposed: Double?, _ taken: Double) -> Double {
            [proposed ?? taken, taken].first { (0..<1e6).contains($0) } ?? 0
        }
        let (environment, size) = (report.environment, report.size)
        return Frame(
            x: 0, y: 0, width: length(environment.width, size.width), height: length(environment.height, size.height))
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

/// What the rules say of a report, in one line below the sheet.
struct FrameSVGVerdict {
    let elements: [XMLElement]
    let bounds: Frame

    init(_ errors: FrameSVGErrors, x: Double, y: Double) {
        let count = errors.faults.count
        let line =
            count == 0 ? "no errors" : "\(Prose.count(count, "error")): \(errors.rules.joined(separator: ", "))"
        elements = [SVG.text(line, x: x, y: y, class: count == 0 ? "verdict" : "verdict error")]
        bounds = Frame(x: x, y: y - 10, width: SVG.width(of: line, size: 11), height: 12)
    }
}
