internal import Basics
public import Checks

/// For GitLab's Code Quality report.
public struct GitLabFindings: FindingsFormat {
    public let name = "gitlab"
    public let abstract = "for GitLab's Code Quality report"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        let unfinished = result.unfinished.map { part in
            let place = part.place(options)
            return Issue(
                description: part.message, checkName: UnfinishedPart.kind,
                fingerprint: "\(UnfinishedPart.kind)/\(part.scene)/\(part.locales.joined(separator: ","))",
                severity: "blocker",
                location: Location(path: place.file, lines: Lines(begin: place.line)))
        }
        return try JSONText.render(
            unfinished
                + result.findings.map { finding in
                    let place = finding.place(options)
                    return Issue(
                        description: "\(finding.rule): \(Prose.message(finding, widthNames: result.widthNames))",
                        checkName: finding.rule, fingerprint: finding.identity.fingerprint,
                        severity: finding.severity == .error ? "major" : "minor",
                        location: Location(path: place.file, lines: Lines(begin: place.line)))
                })
    }

    private struct Issue: Encodable {
        var description: String
        var checkName: String
        var fingerprint: String
        var severity: String
        var location: Location

        private enum CodingKeys: String, CodingKey {
            case description
            case checkName = "check_name"
            case fingerprint, severity, location
        }
    }

    private struct Location: Encodable {
        var path: String
        var lines: Lines
    }

    private struct Lines: Encodable {
        var begin: Int
    }
}
