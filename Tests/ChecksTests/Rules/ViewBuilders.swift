import Checks
import Frames

/// Views for the tests of rules: only what a rule looks at.
func view(
    _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ children: [ViewFrame] = [],
    change: (inout ViewFrame) -> Void = { _ in }
) -> ViewFrame {
    var view = ViewFrame(
        id: "0", kind: kind, frame: Frame(x: x, y: y, width: width, height: height), children: children)
    change(&view)
    return view
}

/// A text of one line.
func text(
    _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 20,
    change: (inout ViewFrame) -> Void = { _ in }
) -> ViewFrame {
    view("Text", x, y, width, height) { view in
        view.text = TextFacts(
            string: string, key: string, locale: "de", ideal: Size(width: width, height: height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: width, baseline: 16)], fontSize: 17,
            firstBaseline: 16, lastBaseline: 16)
        change(&view)
    }
}

/// A report of `root`, its views numbered, on a screen of that size.
func report(_ root: ViewFrame, width: Double? = 320, height: Double? = nil) -> FrameReport {
    FrameReport(
        scene: "Test", environment: LayoutEnvironment(locale: "de", width: width, height: height),
        size: Size(width: root.frame.width, height: root.frame.height), fits: true, fonts: [],
        root: numbered(root, "0"))
}

private func numbered(_ view: ViewFrame, _ id: String) -> ViewFrame {
    var view = view
    view.id = id
    view.children = view.children.enumerated().map { numbered($1, "\(id).\($0)") }
    return view
}

/// The ids of the views at fault.
func faulty(_ rule: some Rule, _ report: FrameReport) -> [String] {
    rule.faults(in: report).map(\.view.id)
}
