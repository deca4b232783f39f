/// A number that a configuration sets for a rule.
public enum RuleNumber: Codable, Hashable, Sendable {
    /// In the rule's own unit: points, where it compares lengths.
    case amount(Double)
    /// In percent of what the rule compares.
    case percent(Double)
}
