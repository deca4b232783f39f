package import Checks
package import Frames

/// The drawing of a scene: sheet, views, letters and marks, in points from the top left of the sheet.
package struct PictureDrawing {
    package let elements: [PictureElement]
    /// The frame of all of it.
    package let bounds: Frame
    /// The space that the scene was proposed.
    package let sheet: Frame
    /// What is marked.
    package let faults: PictureFaults

    package init(_ picture: ScenePicture, _ rules: RuleSet) {
        let sheet = Self.sheet(of: picture.report)
        let faults = PictureFaults(picture, rules)
        if let scene = picture.scene {
            let screen = PictureScreen(scene, picture, faults, sheet: sheet)
            elements = screen.elements
            bounds = screen.bounds
            self.sheet = sheet
            self.faults = faults
            return
        }
        let views = PictureViews(picture, faults, sheet: sheet)
        // Worse faults are drawn above others.
        let marks = PictureMark.spread(
            faults.marked.reversed().flatMap { PictureMark.marks(of: $0, in: faults, sheet: sheet) }
                + faults.different.compactMap(PictureMark.init(differing:)))
        elements =
            [PictureElement.rectangle(sheet, look: "sheet", radius: 3)] + views.shapes + marks.map(\.area)
            + views.letters
            + marks.flatMap(\.tagElements)
        bounds = marks.reduce(views.bounds.union(sheet)) { $0.union($1.bounds) }
        self.sheet = sheet
        self.faults = faults
    }

    /// The space that the scene was proposed, or the size of the scene where none was.
    private static func sheet(of report: FrameReport) -> Frame {
        func length(_ proposed: Double?, _ taken: Double) -> Double {
            [proposed ?? taken, taken].first { (0..<1e6).contains($0) } ?? 0
        }
        let (environment, size) = (report.environment, report.size)
        return Frame(
            x: 0, y: 0, width: length(environment.width, size.width), height: length(environment.height, size.height))
    }
}
