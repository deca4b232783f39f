public import Checks
import Frames

/// For people at a terminal: a line a finding, its hints below it, then the summary.
public struct TextFindings: FindingsFormat {
    public let name = "text"
    public let abstract = "for people: a line a finding, then the summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let ink = Ink(isOn: options.colour)
        // One text that grows: of a hundred thousand findings the lines apart would take twice the room.
        var text = ""
        for finding in result.findings {
            text += line(finding, in: result, ink) + "\n"
            for detail in Prose.details(finding, widthNames: result.widthNames) { text += "  \(ink.dim(detail))\n" }
        }
        for notice in result.notices { text += line(notice, ink) + "\n" }
        if options.summary {
            if !text.isEmpty { text += "\n" }
            for line in SummaryText.lines(result, ink) { text += line + "\n" }
            if let engine = options.engine { text += "\(ink.cyan("note:")) measured with \(engine)\n" }
        }
        return text
    }

    private func line(_ finding: Finding, in result: CheckResult, _ ink: Ink) -> String {
        let place = finding.source.map { ink.bold("\($0):") + " " } ?? ""
        let severity = ink.severity(finding.severity, "\(finding.severity):")
        return "\(place)\(severity) \(finding.rule): \(Prose.message(finding, widthNames: result.widthNames))"
    }

    private func line(_ notice: Notice, _ ink: Ink) -> String {
        let place = Prose.source(notice).map { ink.bold("\($0):") + " " } ?? ""
        return "\(place)\(ink.cyan("note:")) \(Prose.notice(notice))"
    }
}

/// Colours for a terminal, or none.
struct Ink {
    let isOn: Bool

    func bold(_ text: String) -> String { paint(text, "1") }
    func cyan(_ text: String) -> String { paint(text, "36") }
    func dim(_ text: String) -> String { paint(text, "2") }

    func severity(_ severity: Severity, _ text: String) -> String {
        paint(text, severity == .error ? "1;31" : "1;33")
    }

    private func paint(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
