public import Checks

/// Rules as plain text for a terminal.
public enum RuleText {
    /// What `galley rules` prints: a line for each rule, with its severity under the given configuration.
    public static func list(_ configuration: RuleSet = RuleSet()) -> String {
        let width = Rules.all.map(\.identifier.count).max() ?? 0
        return Rules.all.map { rule in
            let severity = configuration.severity(of: rule).rawValue
            let gaps = (
                String(repeating: " ", count: width - rule.identifier.count + 2),
                String(repeating: " ", count: max(0, 9 - severity.count))
            )
            return "\(rule.identifier)\(gaps.0)\(severity)\(gaps.1)\(rule.firesWhen)\n"
        }.joined()
    }

    /// What `galley explain` prints: what the rule means, why it matters, how to fix it, and examples.
    public static func explain(_ rule: any FindingKind) -> String {
        """
        \(rule.identifier) (\(rule.defaultSeverity)\(rule is any Rule ? " by default" : ""))

        Fires when \(rule.firesWhen).

        \(wrapped(rule.meaning))

        Why it matters
        \(wrapped(rule.reason, indentation: "  "))

        How to fix it
        \(rule.remedies.map { wrapped($0, indentation: "  ", first: "- ") }.joined(separator: "\n"))
        \(examples(of: rule))
        """
    }

    private static func examples(of rule: any FindingKind) -> String {
        guard let rule = rule as? any Rule else { return "" }
        return "\nExamples\n\(rule.examples.map(example).joined(separator: "\n"))\n"
    }

    private static func example(_ example: RuleExample) -> String {
        let verdict = example.faults == 0 ? "passes" : "fails"
        let tree = FrameTree.render(example.report).split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        return "  \(verdict): \(example.title)\n\(tree)"
    }

    /// Lines of at most 100 columns.
    private static func wrapped(_ text: String, indentation: String = "", first: String = "") -> String {
        var lines: [String] = []
        var line = indentation + first
        let hanging = indentation + String(repeating: " ", count: first.count)
        var isEmpty = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !isEmpty, line.count + 1 + word.count > 100 {
                lines.append(line)
                (line, isEmpty) = (hanging, true)
            }
            line += isEmpty ? String(word) : " \(word)"
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
