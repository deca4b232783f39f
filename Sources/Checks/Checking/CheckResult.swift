public import Basics

/// What a check found, ready to be reported.
public struct CheckResult: Sendable {
    /// What is to be fixed, by place in its file, then by locale.
    public var findings: [Finding]
    /// What makes the check less reliable than it looks.
    public var notices: [Notice]
    /// What was measured, and the counts.
    public var summary: Summary
    /// What scenes allow, and how often each allowance was used.
    public var allowances: [Allowance]
    /// The names of screens by their width, as the configuration gives them.
    public var widthNames: [Double: String]
    /// What was left out as unchanged; nil where nothing was.
    public var leftOut: LeftOut?
    /// What kind of findings they are.
    public var subject = Subject.faults
    /// The command that users type.
    package var command = "galley"
    /// The worst cells of findings, each beside a reference; empty where nothing was drawn.
    public var pictures: [ComparedPictures] = []
    /// Findings that a differential check does not report, because the source locale has them too.
    package var explained: Set<FindingIdentity> = []

    /// The kinds of findings that a result may have.
    public enum Subject: Sendable {
        /// Found by rules.
        case faults
        /// Found by comparing with recordings.
        case differences
    }

    /// How many findings have a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether nothing was measured that a person would read, though nothing was left out as unchanged: a check that
    /// proves nothing.
    public var measuredNothing: Bool { leftOut == nil && summary.labels == summary.keysAlone }

    /// Whether a finding is at or above `severity`.
    public func fails(at severity: Severity = .error) -> Bool {
        severity != .off && findings.contains { $0.severity >= severity }
    }
}

/// A remark about the check itself.
public enum Notice: Hashable, Sendable {
    /// An `allow` names a rule that does not exist: a mistake in the scene.
    case unknownAllowance(Allowance, nearest: String?)
    /// An `allow` hides nothing.
    case uselessAllowance(Allowance)
    /// A baseline entry whose finding is no longer found.
    case staleBaselineEntry(Baseline.Entry)
    /// A scene that shows no text.
    case sceneWithoutText(String, at: SourcePosition?)
    /// Severities are set for a scene that was not checked.
    case severitiesWithoutScene(String)
    /// A scene was not laid out to its end: the check has not finished.
    case unfinished(UnfinishedPart)
    /// A remark that only the caller can make.
    case remark(String, at: SourcePosition?)
}
