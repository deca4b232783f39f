public import Checks
public import Frames

// What a failing expectation of a test prints: the text report, and not every fact of every view.

extension Finding: CustomStringConvertible {
    /// "Sources/App/Toolbar.swift:12:9: error: truncated-text: …", without the hints.
    public var description: String { line(widthNames: [:]) }
}

extension CheckResult: CustomStringConvertible {
    /// The text report: findings with their hints, notices and the summary.
    public var description: String { TextFindings().render(self, options: ReportOptions()) }
}

extension FrameReport: CustomStringConvertible {
    /// The text report: the environment, the size, and the frames, a view a line.
    public var description: String { FrameTree.render(self) }
}

extension CheckResult {
    /// A finding and its hints as the text report has them, a line each.
    package func text(of finding: Finding) -> String {
        let lines = [finding.line(widthNames: widthNames)] + Prose.details(finding, widthNames: widthNames)
        return lines.joined(separator: "\n")
    }
}
