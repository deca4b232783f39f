public import Frames

/// Which rules run, and how much each matters, for a whole project and for single scenes.
public struct RuleSet: Hashable, Sendable {
    private var severities: [String: Severity] = [:]
    private var sceneSeverities: [String: [String: Severity]] = [:]
    private var margins: [String: Margin] = [:]
    private var sceneMargins: [String: [String: Margin]] = [:]

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

    /// Sets the headroom that the rule `name` asks for, for one scene where one is given, else wherever no scene says
    /// otherwise.
    ///
    /// Throws `UnknownName` for a rule that asks for none.
    public mutating func set(_ name: String, margin: Margin, inScene scene: String? = nil) throws(UnknownName) {
        guard Rules.named(name) is any MarginRule else {
            let expected = Rules.all.filter { $0 is any MarginRule }.map(\.identifier)
            throw UnknownName(name, kind: "rule with a margin", expected: expected)
        }
        if let scene {
            sceneMargins[scene, default: [:]][name] = margin
        } else {
            margins[name] = margin
        }
    }

    /// The rules that run in `scene`, or where no scene says otherwise, each with its margin.
    func active(inScene scene: String? = nil) -> [any Rule] {
        Rules.all.filter { severity(of: $0, inScene: scene) != .off }.map { rule in
            guard var rule = rule as? any MarginRule else { return rule }
            rule.margin = scene.flatMap { sceneMargins[$0]?[rule.identifier] } ?? margins[rule.identifier]
            return rule
        }
    }

    /// The headroom below which a label of `scene` is looked at by itself; nil where no rule asks for any.
    public func margin(inScene scene: String) -> Margin? {
        active(inScene: scene).lazy.compactMap { $0 as? TightText }.first.map { $0.margin ?? TightText.standard }
    }

    /// The severity of a rule's findings in `scene`; nil for where no scene says otherwise.
    public func severity(of rule: any Rule, inScene scene: String?) -> Severity {
        scene.flatMap { sceneSeverities[$0]?[rule.identifier] } ?? severity(of: rule)
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
    public var scenes: [String] { Set(sceneSeverities.keys).union(sceneMargins.keys).sorted() }
}
