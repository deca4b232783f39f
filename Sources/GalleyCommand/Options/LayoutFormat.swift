internal import ArgumentParser
internal import Galley

/// How a frame report is shown: a form for people, one for programs, and one to look at.
enum LayoutFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg

    /// The report in this form.
    func render(_ report: FrameReport) throws -> String {
        switch self {
        case .text: FrameTree.render(report) + sources(of: report).map { "\($0)\n" }.joined()
        case .json: try FrameJSON.render(report)
        case .svg: FrameSVG.render(report)
        }
    }

    /// Where the numbers come from, a line each.
    private func sources(of report: FrameReport) -> [String] {
        (report.engine.map { ["made with \($0)"] } ?? []) + report.notes.map { "note: \($0)" }
    }
}
