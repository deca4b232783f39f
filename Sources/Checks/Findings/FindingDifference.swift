/// How what a check found differs from what the check before it found.
public struct FindingDifference: Sendable {
    /// What was not there before, and what is said of the check itself that was not said before.
    public let new: CheckResult
    /// What is not there any more.
    public let gone: CheckResult
    /// What is there as before.
    public let same: CheckResult

    /// Compares findings by what makes them the same, however lines move and widths change, and by their severity.
    /// O(findings).
    public init(from old: CheckResult, to new: CheckResult) {
        let (before, now) = (Set(old.findings.map(Identity.init)), Set(new.findings.map(Identity.init)))
        self.new = new.with(
            new.findings.filter { !before.contains(Identity($0)) },
            notices: new.notices.filter { !old.notices.contains($0) })
        gone = old.with(old.findings.filter { !now.contains(Identity($0)) }, notices: [])
        same = new.with(new.findings.filter { before.contains(Identity($0)) }, notices: [])
    }

    /// The same fault of the same scene file.
    private struct Identity: Hashable {
        let finding: FindingIdentity
        let severity: Severity
        let file: String?

        init(_ finding: Finding) {
            (self.finding, severity, file) = (finding.identity, finding.severity, finding.file)
        }
    }
}

extension CheckResult {
    fileprivate func with(_ findings: [Finding], notices: [Notice]) -> CheckResult {
        var result = self
        (result.findings, result.notices) = (findings, notices)
        return result
    }
}
