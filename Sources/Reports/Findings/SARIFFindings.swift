internal import Basics
public import Checks
import Foundation

/// For code scanning: SARIF 2.1.0.
///
/// GitHub keeps 5,000 results of a run and refuses more than 25,000, so the worst 5,000 are written and the document
/// says how many were left out.
public struct SARIFFindings: FindingsFormat {
    public let name = "sarif"
    public let abstract = "for code scanning: SARIF 2.1.0"

    /// How many results of a run GitHub keeps.
    static let limit = 5000

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        let kept = result.worstFirst.prefix(Self.limit)
        let left = result.findings.count - kept.count
        let kinds = result.subject.kinds
        var notes = result.notices.map { notice in
            var level = "note"
            if case .unfinished = notice { level = "error" }
            return SARIF.Notification(level: level, message: .init(text: Prose.notice(notice)))
        }
        if left > 0 {
            let text = "\(Prose.count(left, "finding")) left out: the worst \(Self.limit) of a run are kept."
            notes.append(SARIF.Notification(level: "warning", message: .init(text: text)))
        }
        let run = SARIF.Run(
            tool: SARIF.Tool(driver: driver(kinds, options)),
            invocations: [
                SARIF.Invocation(executionSuccessful: result.unfinished.isEmpty, toolExecutionNotifications: notes)
            ],
            results: kept.map { self.result($0, of: kinds, in: result, options) }, columnKind: "unicodeCodePoints")
        return try JSONText.render(SARIF.Log(runs: [run]))
    }

    private func driver(_ kinds: [any FindingKind], _ options: ReportOptions) -> SARIF.Driver {
        SARIF.Driver(
            name: "galley", version: options.version,
            rules: kinds.map { rule in
                SARIF.Descriptor(
                    id: rule.identifier, shortDescription: .init(text: "Fires when \(rule.firesWhen)."),
                    fullDescription: .init(text: rule.meaning),
                    help: .init(text: RuleText.explain(rule), markdown: RuleMarkdown.body(rule)),
                    helpUri: options.rulesAddress.map { $0 + rule.identifier },
                    defaultConfiguration: .init(level: Self.level(rule.defaultSeverity)))
            })
    }

    private func result(
        _ finding: Finding, of kinds: [any FindingKind], in result: CheckResult, _ options: ReportOptions
    ) -> SARIF.Result {
        let place = finding.place(options)
        let details = Prose.details(finding, widthNames: result.widthNames)
        let message = [Prose.message(finding, widthNames: result.widthNames)] + details
        let fingerprint = finding.identity.fingerprint
        return SARIF.Result(
            ruleId: finding.rule, ruleIndex: kinds.firstIndex { $0.identifier == finding.rule } ?? -1,
            level: Self.level(finding.severity), message: .init(text: message.joined(separator: "\n")),
            locations: [location(place)],
            relatedLocations: finding.viewSource.map { [location($0)] },
            occurrenceCount: finding.cells,
            partialFingerprints: ["primaryLocationLineHash": "\(fingerprint):1", "galley/v2": fingerprint])
    }

    private func location(_ place: SourcePosition) -> SARIF.Location {
        SARIF.Location(
            physicalLocation: .init(
                artifactLocation: .init(uri: Self.uri(place.file)),
                region: .init(startLine: place.line, startColumn: place.column)))
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .off: "none"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The path as a relative reference of RFC 3986.
    private static func uri(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting([":"])) ?? path
    }
}
