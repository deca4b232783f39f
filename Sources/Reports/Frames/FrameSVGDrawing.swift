import Checks
import Frames

/// What is drawn of a scene: sheet, views, letters and marks, in points from the top left of the sheet.
struct FrameSVGDrawing {
    let elements: [XMLElement]
    /// The room that all of it takes.
    let bounds: Frame
    /// The space that the scene was proposed.
    let sheet: Frame
    /// What is marked.
    let faults: FrameSVGFaults

    init(_ picture: ScenePicture, _ glyphs: GlyphDefinitions) {
        let sheet = Self.sheet(of: picture.report)
        let faults = FrameSVGFaults(picture)
        let views = FrameSVGViews(picture, faults, sheet: sheet, glyphs)
        // What is worse lies above.
        let marks =
            faults.marked.reversed().flatMap { FrameSVGMark.marks(of: $0, in: faults, sheet: sheet) }
            + faults.different.compactMap(FrameSVGMark.init(differing:))
        elements =
            [SVG.rectangle(sheet, class: "sheet", radius: 3)] + views.shapes + marks.map(\.area) + views.letters
            + marks.flatMap(\.tagElements)
        bounds = marks.reduce(views.bounds.union(sheet)) { $0.union($1.bounds) }
        self.sheet = sheet
        self.faults = faults
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
