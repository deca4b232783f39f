internal import ArgumentParser
internal import Galley
internal import GalleyOptions

/// `galley rules`: what is looked for.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules and how much each counts.",
        discussion: """
            Example:
              galley rules
            """)

    @Flag(help: "The documentation of all rules, as Markdown.")
    var markdown = false

    func run() throws { try StandardOutput.write(markdown ? RuleMarkdown.page() : RuleText.list()) }
}

/// `galley explain`: why a rule fires, and what to do.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell what a rule means, why it matters, and how to mend what it finds.",
        discussion: """
            Example:
              galley explain truncated-text
            """)

    @Argument(help: "The rule.")
    var rule: String

    func run() throws { try StandardOutput.write(RuleText.explain(try Rules.find(rule))) }
}
