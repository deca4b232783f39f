public import Checks

/// For people at a terminal: the count, a block for each fault with the worst locale first and the others below it,
/// errors before warnings, then the summary.
///
/// At most ``ReportOptions/limit`` blocks are shown; the last line says how many were left out. For differences from
/// recordings the notices come first: if other versions of the libraries made the recordings, that explains the rest.
public struct TextFindings: FindingsFormat {
    /// How many faults the command shows by default: about two screens of a terminal.
    public static let usualLimit = 50

    public let name = "text"
    public let abstract = "for people: the findings, those that locales share once, then the summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let ink = Ink(isOn: options.colour)
        let blocks = result.blocks
        var text = options.summary ? introduction(result, ink) : ""
        if options.summary, blocks.count > 1 { text += "\(SummaryText.head(result, blocks, ink))\n\n" }
        let shown = blocks.prefix(options.limit ?? blocks.count)
        var (errors, warnings) = (result.count(.error), result.count(.warning))
        if result.subject == .differences { text = notices(result, ink) + text }
        for block in shown {
            text += line(block.worst, result.widthNames, ink) + "\n"
            for detail in result.details(block) { text += "  \(ink.dim(detail))\n" }
            if block.severity == .error { errors -= block.findings.count } else { warnings -= block.findings.count }
        }
        if result.subject == .faults { text += notices(result, ink) }
        if options.summary {
            if !text.isEmpty { text += "\n" }
            let locales = options.limit.map { min($0, CoverageText.usualLimit) }
            for line in SummaryText.lines(result, ink, limit: locales) { text += line + "\n" }
            if let engine = options.engine { text += "\(ink.cyan("note:")) measured with \(engine)\n" }
        }
        let left = blocks.count - shown.count
        if left > 0 {
            let found = result.subject == .faults ? " (\(SummaryText.counts(errors, warnings, ink)))" : ""
            let noun = result.subject.noun
            text += "\(ink.bold("Not shown:")) \(Prose.count(left, noun))\(found); --all shows every \(noun).\n"
        }
        return options.summary ? text + next(result, ink) : text
    }

    /// What is known without any room, which is all that there is then.
    private func introduction(_ result: CheckResult, _ ink: Ink) -> String {
        guard let introduction = CoverageText.introduction(result.summary),
            let survey = result.summary.coverage?.survey
        else { return "" }
        return "\(ink.bold(introduction))\n\n" + CoverageText.survey(survey).map { $0 + "\n" }.joined()
            + (result.findings.isEmpty && result.notices.isEmpty ? "" : "\n")
    }

    private func next(_ result: CheckResult, _ ink: Ink) -> String {
        let steps = NextSteps.lines(result)
        guard steps.count > 1 else { return steps.map { "\(ink.bold("Next:")) \($0)\n" }.joined() }
        return "\(ink.bold("Next:"))\n" + steps.map { "  \($0)\n" }.joined()
    }

    private func notices(_ result: CheckResult, _ ink: Ink) -> String {
        result.noticesForPeople.map { line($0, ink) + "\n" }.joined()
    }

    private func line(_ finding: Finding, _ widthNames: [Double: String], _ ink: Ink) -> String {
        let place = finding.source.map { ink.bold(Prose.oneLine("\($0):")) + " " } ?? ""
        let severity = ink.severity(finding.severity, "\(finding.severity):")
        return "\(place)\(severity) \(finding.rule): \(Prose.message(finding, widthNames: widthNames))"
    }

    private func line(_ notice: Notice, _ ink: Ink) -> String {
        let place = Prose.source(notice).map { ink.bold(Prose.oneLine("\($0):")) + " " } ?? ""
        if case .unfinished = notice { return "\(place)\(ink.severity(.error, "error:")) \(Prose.notice(notice))" }
        return "\(place)\(ink.cyan("note:")) \(Prose.notice(notice))"
    }
}

/// Colours for a terminal, or none.
package struct Ink {
    package let isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }

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
