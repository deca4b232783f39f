public import Checks

/// Rules as Markdown: the documentation is made from it.
public enum RuleMarkdown {
    /// One page about all rules.
    public static func page() -> String {
        """
        # Rules

        | Rule | Default | Fires when |
        | --- | --- | --- |
        \(Rules.all.map { "| [\($0.identifier)](#\($0.identifier)) | \($0.defaultSeverity) | \($0.firesWhen) |" }.joined(separator: "\n"))

        \(Rules.all.map { "## \($0.identifier)\n\n\(body($0))" }.joined(separator: "\n"))
        """
    }

    /// What is to be said about one rule, without a heading.
    public static func body(_ rule: any Rule) -> String {
        """
        Fires when \(rule.firesWhen). By default: \(rule.defaultSeverity).

        \(rule.meaning)

        **Why it matters.** \(rule.reason)

        **How to mend it.**

        \(rule.remedies.map { "- \($0)" }.joined(separator: "\n"))

        **Examples.**

        \(rule.examples.map(example).joined(separator: "\n"))
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
