import Basics
import Checks
import Frames

/// One label of one line in a matrix: what the tests of checking and of prose look at.
enum TestScene {
    static let catalog = SourcePosition(file: "Localizable.xcstrings", line: 41, column: 7)

    /// The label at one text size, with room for `room` points; it needs `need`.
    static func toolbar(
        _ textSize: TextSize, width: Double = 320, locale: String = "de", need: Double, room: Double = 188,
        change: (inout ViewFrame) -> Void = { _ in }
    ) -> FrameReport {
        let isCut = need > room
        let string = "Zur Wiedergabeliste hinzufügen"
        var view = ViewFrame(
            id: "0.1", kind: "Text", frame: Frame(x: 0, y: 0, width: min(need, room), height: 21))
        view.text = TextFacts(
            string: string, key: "add.button", source: catalog, locale: locale, ideal: Size(width: need, height: 21),
            budget: Budget(width: room, lines: 1),
            lines: [Line(range: 0..<20, width: min(need, room), baseline: 16)], truncated: isCut,
            visible: isCut ? "Zur Wiedergabeliste…" : string, fontSize: 17, firstBaseline: 16, lastBaseline: 16)
        change(&view)
        let root = ViewFrame(
            id: "0", kind: "HStack", frame: Frame(x: 0, y: 0, width: width, height: 21), children: [view])
        return FrameReport(
            scene: "Toolbar", file: "Toolbar.yml",
            environment: LayoutEnvironment(locale: locale, textSize: textSize, width: width),
            size: Size(width: width, height: 21), fits: true, fonts: ["Inter 4.0"], root: root)
    }
}

/// The hints on how to fix the first fault of a report.
func remedies(_ report: FrameReport) -> [Remedy] {
    var checker = Checker()
    checker.check(report)
    return checker.fixable.first?.attempts.map(\.remedy) ?? []
}
