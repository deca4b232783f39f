package import Frames

/// The severity of a rule, as a scene file or a configuration gives it.
package struct RuleSetting: Hashable, Sendable {
    package let rule: String
    package let severity: String
    package let rulePosition: SourcePosition
    package let severityPosition: SourcePosition
}

extension RuleSetting {
    /// A mapping from rules to severities.
    package static func read(_ value: YAMLValue?) throws -> [RuleSetting] {
        try value?.entries("rules").map { entry in
            RuleSetting(
                rule: entry.name, severity: try entry.value.string(entry.name), rulePosition: entry.position,
                severityPosition: entry.value.position)
        } ?? []
    }
}
