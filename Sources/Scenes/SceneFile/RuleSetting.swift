package import Frames

/// The severity of a rule and what else is set of it, as a scene file or a configuration gives it.
package struct RuleSetting: Hashable, Sendable {
    package let rule: String
    package let severity: String
    /// The headroom that the rule asks for; nil for its own.
    package let margin: Margin?
    package let rulePosition: SourcePosition
    package let severityPosition: SourcePosition
}

extension RuleSetting {
    /// A mapping from rules to severities, or to mappings of a severity and a margin.
    package static func read(_ value: YAMLValue?) throws -> [RuleSetting] {
        try value?.entries("rules").map { entry in
            guard entry.value.isMapping else {
                return try RuleSetting(entry, severity: entry.value, margin: nil)
            }
            let entries = try entry.value.entries(entry.name, keys: ["severity", "margin"])
            guard let severity = entries["severity"] else {
                throw entry.value.wrong(entry.name, "a key \"severity\": off, warning or error")
            }
            return try RuleSetting(entry, severity: severity, margin: entries["margin"]?.margin())
        } ?? []
    }

    private init(_ entry: YAMLEntry, severity: YAMLValue, margin: Margin?) throws {
        rule = entry.name
        self.severity = try severity.string(entry.name)
        self.margin = margin
        rulePosition = entry.position
        severityPosition = severity.position
    }
}

extension YAMLValue {
    /// Points such as 4, or a part of the need such as 5 %.
    fileprivate func margin() throws -> Margin {
        let expected = "points such as 4, or a percentage such as 5 %"
        guard let scalar else { throw wrong("margin", expected) }
        let isPercentage = scalar.hasSuffix("%")
        let digits = isPercentage ? scalar.dropLast().trimmingSuffix { $0 == " " } : scalar[...]
        guard let number = Double(digits), (0...1_000_000).contains(number) else { throw wrong("margin", expected) }
        return isPercentage ? .fraction(number / 100) : .points(number)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
    }
}
