/// How the findings of a check differ from those of the check before it.
public struct CheckChange: Sendable {
    /// Findings and notices that are new.
    public let new: CheckResult
    /// Findings and notices that are no longer there.
    public let gone: CheckResult
    /// Findings that have become worse: more is lacking, or in more cells. Each has a remark about how it was.
    public let worse: CheckResult
    /// Findings that have become better: less is lacking, or in fewer cells. Each has a remark about how it was.
    public let better: CheckResult
    /// Findings that are unchanged.
    public let same: CheckResult

    /// Compares findings by identity, which does not depend on lines and widths, and by severity.
    /// O(findings).
    public init(from old: CheckResult, to new: CheckResult) {
        let before = Dictionary(old.findings.map { (Identity($0), $0) }) { first, _ in first }
        let now = Set(new.findings.map(Identity.init))
        var findings: [Change: [Finding]] = [:]
        for finding in new.findings {
            guard let known = before[Identity(finding)] else {
                findings[.new, default: []].append(finding)
                continue
            }
            let change = Change(from: known, to: finding)
            var finding = finding
            if change != .same { finding.remarks.insert(.was(known), at: 0) }
            findings[change, default: []].append(finding)
        }
        self.new = new.with(
            findings[.new] ?? [], notices: new.notices.filter { !old.notices.contains($0) })
        gone = old.with(old.findings.filter { !now.contains(Identity($0)) }, notices: [])
        worse = new.with(findings[.worse] ?? [], notices: [])
        better = new.with(findings[.better] ?? [], notices: [])
        same = new.with(findings[.same] ?? [], notices: [])
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

    /// What happened to a finding.
    private enum Change {
        case new, worse, better, same

        /// The shortage in the worst cell decides, and then the cells: any new cell means worse.
        init(from old: Finding, to new: Finding) {
            let (before, now) = (old.evidence.magnitude, new.evidence.magnitude)
            let (cells, others) = (KnownExtent(old.extent), KnownExtent(new.extent))
            if abs(now - before) > 1e-6 {
                self = now > before ? .worse : .better
            } else if !cells.holds(new.extent) {
                self = .worse
            } else {
                self = others.holds(old.extent) ? .same : .better
            }
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
