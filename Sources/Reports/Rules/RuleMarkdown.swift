public import Checks

/// Rules as Markdown, for the documentation.
public enum RuleMarkdown {
    /// One page about all rules.
    public static func page() -> String {
        """
        # Rules

        | Rule | Default | Fires when |
        | --- | --- | --- |
        \(Rules.all.map { "| [\($0.identifier)](#\($0.identifier)) | \($0.defaultSeverity) | \($0.firesWhen) |" }.joined(separator: "\n"))

        \(Rules.all.map { "## \($0.identifier)\n\n\(body($0))" }.joined(separator: "\n"))
        ## Differences from recordings

        What `galley verify` reports. These are not rules: you cannot set their severity, and a scene cannot allow them.

        | Difference | Fires when |
        | --- | --- |
        \(DifferenceKind.all.map { "| [\($0.identifier)](#\($0.identifier)) | \($0.firesWhen) |" }.joined(separator: "\n"))

        \(DifferenceKind.all.map { "### \($0.identifier)\n\n\(body($0))\n" }.joined(separator: "\n"))
        """
    }

    /// The text about one rule, without a heading.
    public static func body(_ rule: any FindingKind) -> String {
        let examples = (rule as? any Rule).map {
            "\n\n**Examples.**\n\n" + $0.examples.map(example).joined(separator: "\n")
        }
        return """
            Fires when \(rule.firesWhen).\(rule is any Rule ? " By default: \(rule.defaultSeverity)." : "")

            \(rule.meaning)

            **Why it matters.** \(rule.reason)

            **How to fix it.**

            \(rule.remedies.map { "- \($0)" }.joined(separator: "\n"))\(examples ?? "")
            """
    }

    private static func example(_ example: RuleExample) -> String {
        """
        \(example.faults == 0 ? "Passes" : "Fails"): \(example.title)

        ```text
        \(FrameTree.render(example.report))```

        """
    }
}
