/// Which rules run, and how much each matters, for a whole project and for single scenes.
public struct RuleSet: Hashable, Sendable {
    private var severities: [String: Severity] = [:]
    private var sceneSeverities: [String: [String: Severity]] = [:]

    /// Every rule at its default severity.
    public init() {}

    /// The identifiers of all rules, in the order of the documentation.
    public static var identifiers: [String] { Rules.all.map(\.identifier) }

    /// Sets the severity of the rule `name`, for one scene where one is given, else wherever no scene says otherwise.
    ///
    /// Throws `UnknownName` for a rule or a severity that does not exist.
    public mutating func set(_ name: String, to severity: String, inScene scene: String? = nil) throws(UnknownName) {
        guard Rules.named(name) != nil else {
            throw UnknownName(name, kind: "rule", expected: Self.identifiers)
        }
        guard let severity = Severity(rawValue: severity) else {
            throw UnknownName(severity, kind: "severity", expected: Severity.allCases.map(\.rawValue))
        }
        if let scene {
            sceneSeverities[scene, default: [:]][name] = severity
        } else {
            severities[name] = severity
        }
    }

    /// The severity of a rule's findings in `scene`.
    public func severity(of rule: any Rule, inScene scene: String) -> Severity {
        sceneSeverities[scene]?[rule.identifier] ?? severity(of: rule)
    }

    /// The severity of a rule's findings where no scene says otherwise.
    public func severity(of rule: any Rule) -> Severity {
        severities[rule.identifier] ?? rule.defaultSeverity
    }

    /// Whether a rule is off everywhere.
    func isOff(_ rule: any Rule) -> Bool {
        severity(of: rule) == .off
            && sceneSeverities.values.allSatisfy { ($0[rule.identifier] ?? .off) == .off }
    }

    /// The names of the scenes that have severities of their own: a name that no scene bears is a mistake.
    public var scenes: [String] { sceneSeverities.keys.sorted() }
}
