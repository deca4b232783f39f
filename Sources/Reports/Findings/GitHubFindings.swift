internal import Basics
public import Checks

/// For GitHub Actions: annotations for the worst faults, then every finding and the summary in the log.
///
/// A step shows at most ten errors and ten warnings, so more annotations would push the worst ones out, and a fault of
/// many locales is one annotation. The job summary is what `markdown` writes.
public struct GitHubFindings: FindingsFormat {
    public let name = "github"
    public let abstract = "for GitHub Actions: annotations for the worst ten errors and warnings"

    /// How many annotations of each severity a step shows.
    static let limit = 10

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let worst = result.worstBlocksFirst
        let shown = [Severity.error, .warning].flatMap { severity in
            worst.filter { $0.severity == severity }.prefix(Self.limit)
        }
        var text = shown.map { annotation($0, in: result, options) + "\n" }.joined()
        if worst.count > shown.count {
            let count = result.findings.count
            text +=
                "Annotations show the worst \(shown.count) of \(Prose.count(worst.count, result.subject.noun)). All findings:\n"
            text += "::group::All \(Prose.count(count, "finding"))\n"
            text += result.findings.map { WorkflowCommand.escapedLine($0.line(widthNames: result.widthNames)) + "\n" }
                .joined()
            text += "::endgroup::\n"
        }
        for notice in result.noticesForPeople {
            if case .unfinished(let part) = notice {
                text += unfinished(part, options) + "\n"
            } else {
                text += "::notice::\(Self.escaped(Prose.notice(notice)))\n"
            }
        }
        if options.summary {
            text += SummaryText.lines(result, Ink(isOn: false)).map { WorkflowCommand.escapedLine($0) + "\n" }.joined()
        }
        return text
    }

    private func unfinished(_ part: UnfinishedPart, _ options: ReportOptions) -> String {
        let place = part.place(options)
        return "::error file=\(Self.escapedProperty(place.file)),line=\(place.line),col=\(place.column),"
            + "title=The check did not finish::\(Self.escaped(part.message))"
    }

    private func annotation(_ block: FindingBlock, in result: CheckResult, _ options: ReportOptions) -> String {
        let finding = block.worst
        let place = finding.place(options)
        let properties = [
            "file=\(Self.escapedProperty(place.file))", "line=\(place.line)", "col=\(place.column)",
            "title=\(Self.escapedProperty(Prose.oneLine("\(finding.rule) (\(Prose.list(block.locales)))")))",
        ]
        let lines = [Prose.message(finding, widthNames: result.widthNames)] + result.details(block)
        return
            "::\(finding.severity) \(properties.joined(separator: ","))::\(Self.escaped(lines.joined(separator: "\n")))"
    }

    /// The escapes of a workflow command in its message.
    private static func escaped(_ string: String) -> String {
        string.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The escapes of a workflow command in a property.
    private static func escapedProperty(_ string: String) -> String {
        escaped(string).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
