internal import ArgumentParser
internal import Galley

/// `rules`: what is looked for.
struct RulesCommand<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rules",
            abstract: "List the rules and how much each counts.",
            discussion: """
                Example:
                  \(P.name) rules
                """)
    }

    @Flag(help: "The documentation of all rules, as Markdown.")
    var markdown = false

    func run() throws { try StandardOutput.write(markdown ? RuleMarkdown.page() : RuleText.list()) }
}

/// `explain`: why a rule fires, and what to do.
struct Explain<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain",
            abstract: "Tell what a rule means, why it matters, and how to mend what it finds.",
            discussion: """
                Example:
                  \(P.name) explain truncated-text
                """)
    }

    @Argument(help: "The rule.", completion: .list(RuleSet.identifiers))
    var rule: String

    func run() throws {
        do {
            try StandardOutput.write(RuleText.explain(try Rules.find(rule)))
        } catch var error as UnknownName {
            error.page = "\(P.name) rules"
            throw error
        }
    }
}
