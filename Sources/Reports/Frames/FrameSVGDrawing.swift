import Checks
import Frames

/// What is drawn of a report: sheet, views and marks, in points from the top left of the sheet.
struct FrameSVGDrawing {
    let elements: [XMLElement]
    /// The room that all of it takes.
    let bounds: Frame
    /// The space that the scene was proposed.
    let sheet: Frame
    /// What is marked.
    let errors: FrameSVGErrors

    init(_ report: FrameReport) {
        self.init(report, FrameSVGErrors(ReportIndex(report)))
    }

    init(_ report: FrameReport, _ errors: FrameSVGErrors) {
        let sheet = Self.sheet(of: report)
        let views = FrameSVGViews(errors, sheet: sheet)
        let marks = errors.faults.flatMap { FrameSVGMark.marks(of: $0, in: errors, sheet: sheet) }
        elements =
            [SVG.rectangle(sheet, class: "sheet", radius: 3)] + views.shapes + marks.map(\.area) + views.letters
            + marks.flatMap(\.tagElements)
        bounds = marks.reduce(views.bounds.union(sheet)) { $0.union($1.bounds) }
        self.sheet = sheet
        self.errors = errors
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
}
