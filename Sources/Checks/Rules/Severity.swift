/// How severe a finding of a rule is.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
    /// The rule is not run.
    case off
    /// Reported, but not a failure by default.
    case warning
    /// Reported, and a failure.
    case error
}

extension Severity: Comparable {
    public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
