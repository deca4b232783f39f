public import Basics
public import Frames

/// Which rules run, and with which severities, for a whole project and for single scenes.
public struct RuleSet: Codable, Hashable, Sendable {
    private var severities: [String: Severity] = [:]
    private var sceneSeverities: [String: [String: Severity]] = [:]
    private var numbers: [String: [String: RuleNumber]] = [:]
    private var sceneNumbers: [String: [String: [String: RuleNumber]]] = [:]

    /// Every rule at its default severity.
    public init() {}

    /// The identifiers of all rules, in the order of the documentation.
    public static var identifiers: [String] { Rules.all.map(\.identifier) }

    /// Sets the severity of the rule `name`: for one scene if one is given, else for all scenes that do not set it
    /// themselves.
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

    /// Sets a number of the rule `name`: for one scene if one is given, else for all scenes that do not set it
    /// themselves.
    ///
    /// Throws `UnknownName` for a rule or a number that does not exist, or that has no such unit.
    public mutating func set(
        _ number: String, of name: String, to value: RuleNumber, inScene scene: String? = nil
    ) throws(UnknownName) {
        guard let rule = Rules.named(name) else {
            throw UnknownName(name, kind: "rule", expected: Self.identifiers)
        }
        guard rule.setting(number, to: value) != nil else {
            throw UnknownName(number, kind: "setting of \(name)", expected: ["severity"] + rule.numbers)
        }
        if let scene {
            sceneNumbers[scene, default: [:]][name, default: [:]][number] = value
        } else {
            numbers[name, default: [:]][number] = value
        }
    }

    /// The rules that run in a scene, with their numbers; nil for a scene that sets nothing itself.
    package func active(inScene scene: String?) -> [any Rule] {
        Rules.all.compactMap { active($0, inScene: scene) }
    }

    /// A rule with its numbers in a scene; nil where it is off.
    private func active(_ rule: any Rule, inScene scene: String?) -> (any Rule)? {
        guard severity(of: rule, inScene: scene) != .off else { return nil }
        let own = scene.flatMap { sceneNumbers[$0]?[rule.identifier] } ?? [:]
        let values = (numbers[rule.identifier] ?? [:]).merging(own) { $1 }
        return values.reduce(rule) { $0.setting($1.key, to: $1.value) ?? $0 }
    }

    /// The headroom below which a label of `scene` is reported by a rule; nil where no rule does so.
    public func margin(inScene scene: String) -> Margin? {
        (active(TightText(), inScene: scene) as? TightText).map { $0.margin ?? TightText.standard }
    }

    /// The severity of a rule's findings in `scene`; nil for scenes that do not set it.
    public func severity(of rule: any FindingKind, inScene scene: String?) -> Severity {
        scene.flatMap { sceneSeverities[$0]?[rule.identifier] } ?? severity(of: rule)
    }

    /// The severity of a rule's findings in scenes that do not set it.
    public func severity(of rule: any FindingKind) -> Severity {
        severities[rule.identifier] ?? rule.defaultSeverity
    }

    /// Whether a rule is off in a scene though it is enabled elsewhere; one that is off by default does not count.
    func isOff(_ rule: any Rule, inScene scene: String) -> Bool {
        severity(of: rule, inScene: scene) == .off && (rule.defaultSeverity != .off || severity(of: rule) != .off)
    }

    /// Whether a rule is off everywhere.
    func isOff(_ rule: any Rule) -> Bool {
        severity(of: rule) == .off
            && sceneSeverities.values.allSatisfy { ($0[rule.identifier] ?? .off) == .off }
    }

    /// The names of the scenes with their own settings: a name that no scene has is a mistake.
    public var scenes: [String] { Set(sceneSeverities.keys).union(sceneNumbers.keys).sorted() }
}
