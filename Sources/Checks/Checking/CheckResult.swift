public import Basics

/// What a check found, ready to be reported.
public struct CheckResult: Sendable {
    /// What is to be fixed, by place in its file, then by locale.
    public var findings: [Finding]
    /// What keeps the check itself from being as good as it looks.
    public var notices: [Notice]
    /// What was measured and what came of it.
    public var summary: Summary
    /// What scenes allow, and how often it was used.
    public var allowances: [Allowance]
    /// The names of screens by their width, as the configuration gives them.
    public var widthNames: [Double: String]
    /// What was left out as unchanged; nil where nothing was.
    public var leftOut: LeftOut?
    /// What the findings are.
    public var subject = Subject.faults
    /// The worst cells of findings, each beside what it should be like; none where nothing was drawn.
    public var pictures: [ComparedPictures] = []
    /// Findings that a differential check does not report: the source locale has them too.
    package var explained: Set<FindingIdentity> = []

    /// What the findings of a result are.
    public enum Subject: Sendable {
        /// What rules found.
        case faults
        /// What is not as it was recorded.
        case differences
    }

    /// How many findings have that severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether nothing was measured that a person would read, and not because nothing has changed: a check that proves
    /// nothing.
    public var measuredNothing: Bool { leftOut == nil && summary.labels == summary.keysAlone }

    /// Whether a finding is at or above `severity`.
    public func fails(at severity: Severity = .error) -> Bool {
        severity != .off && findings.contains { $0.severity >= severity }
    }
}

/// Something about the check itself that a person should know.
public enum Notice: Hashable, Sendable {
    /// An `allow` names a rule that does not exist: a mistake in the scene.
    case unknownAllowance(Allowance, nearest: String?)
    /// An `allow` hides nothing.
    case uselessAllowance(Allowance)
    /// A baseline entry that no finding answers to.
    case staleBaselineEntry(Baseline.Entry)
    /// A scene that shows no text.
    case sceneWithoutText(String, at: SourcePosition?)
    /// Severities are set for a scene that was not checked.
    case severitiesWithoutScene(String)
    /// A scene was not laid out to its end: the check has not finished.
    case unfinished(UnfinishedPart)
    /// Something that only the caller can know.
    case remark(String, at: SourcePosition?)
}
