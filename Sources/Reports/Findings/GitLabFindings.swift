public import Checks

/// For GitLab's Code Quality report.
public struct GitLabFindings: FindingsFormat {
    public let name = "gitlab"
    public let abstract = "for GitLab's Code Quality report"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        try JSONText.render(
            result.findings.map { finding in
                let place = finding.place(options)
                return Issue(
                    description: "\(finding.rule): \(Prose.message(finding, widthNames: result.widthNames))",
                    check_name: finding.rule, fingerprint: finding.identity.fingerprint,
                    severity: finding.severity == .error ? "major" : "minor",
                    location: Location(path: place.file, lines: Lines(begin: place.line)))
            })
    }

    /// The names are GitLab's.
    private struct Issue: Encodable {
        var description: String
        var check_name: String
        var fingerprint: String
        var severity: String
        var location: Location
    }

    private struct Location: Encodable {
        var path: String
        var lines: Lines
    }

    private struct Lines: Encodable {
        var begin: Int
    }
}
