package import Basics

/// A rule's settings in a scene file or a configuration: its severity, and its numbers.
package struct RuleSetting: Hashable, Sendable {
    package let rule: String
    package let rulePosition: SourcePosition
    /// Nil where only numbers are set.
    package var severity: String?
    package var severityPosition: SourcePosition
    package var numbers: [Number] = []

    /// A number in the rule's own unit, or in percent of what the rule compares.
    package struct Number: Hashable, Sendable {
        package let name: String
        package let value: Double
        package let isPercent: Bool
        package let namePosition: SourcePosition
        package let valuePosition: SourcePosition
    }
}

extension RuleSetting {
    /// A mapping from rules to severities, or to mappings: `tiny-text: { severity: error, size: 11 }`.
    package static let form = ValueForm<[RuleSetting]>(.ruleSettings) { value, name in
        try value.entries(name).map { entry in
            var setting = RuleSetting(
                rule: entry.name, rulePosition: entry.position, severityPosition: entry.value.position)
            guard entry.value.isMapping else {
                setting.severity = try entry.value.string(entry.name)
                return setting
            }
            for inner in try entry.value.entries(entry.name) {
                if inner.name == "severity" {
                    setting.severity = try inner.value.string("severity")
                    setting.severityPosition = inner.value.position
                } else {
                    setting.numbers.append(try number(inner))
                }
            }
            return setting
        }
    }

    /// `11`, or `5 %`.
    private static func number(_ entry: YAMLEntry) throws -> Number {
        let text = try entry.value.string(entry.name)
        let isPercent = text.hasSuffix("%")
        let digits = (isPercent ? text.dropLast() : text[...]).filter { $0 != " " }
        guard let value = Double(digits), value >= 0, value.isFinite else {
            throw entry.value.wrong(entry.name, "a number of at least 0, or a percentage such as 5 %")
        }
        return Number(
            name: entry.name, value: value, isPercent: isPercent, namePosition: entry.position,
            valuePosition: entry.value.position)
    }
}
