public import Checks
import Frames

/// For people at a terminal: a line a finding, its hints below it, then the summary.
public struct TextFindings: FindingsFormat {
    public let name = "text"
    public let abstract = "for people: a line a finding, then the summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        parts(of: result, options: options).text
    }

    public func parts(of result: CheckResult, options: ReportOptions) -> ReportParts {
        let ink = Ink(isOn: options.colour)
        let widthNames = result.widthNames
        return ReportParts(of: result.findings, end: end(of: result, options, ink)) { findings in
            var text = ""
            for finding in findings {
                text += line(finding, widthNames, ink)
                text += "\n"
                for detail in Prose.details(finding, widthNames: widthNames) { text += "  \(ink.dim(detail))\n" }
            }
            return text
        }
    }

    /// What follows the findings.
    private func end(of result: CheckResult, _ options: ReportOptions, _ ink: Ink) -> String {
        var text = ""
        for notice in result.notices { text += line(notice, ink) + "\n" }
        if options.summary {
            if !text.isEmpty || !result.findings.isEmpty { text += "\n" }
            for line in SummaryText.lines(result, ink) { text += line + "\n" }
            if let engine = options.engine { text += "\(ink.cyan("note:")) measured with \(engine)\n" }
        }
        return text
    }

    private func line(_ finding: Finding, _ widthNames: [Double: String], _ ink: Ink) -> String {
        let place = finding.source.map { ink.bold("\($0):") + " " } ?? ""
        let severity = ink.severity(finding.severity, "\(finding.severity):")
        return "\(place)\(severity) \(finding.rule): \(Prose.message(finding, widthNames: widthNames))"
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
