internal import ArgumentParser
internal import Galley

/// `rules`: the list of rules.
struct RulesCommand<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rules",
            abstract: "List the rules with their severities.",
            discussion: """
                Example:
                  \(P.name) rules
                """)
    }

    @Flag(help: "The documentation of all rules, as Markdown.")
    var markdown = false

    func run() throws { try StandardOutput.write(markdown ? RuleMarkdown.page() : RuleText.list()) }
}

/// `explain`: what a rule means, and how to fix its findings; or what a preset sets.
struct Explain<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain",
            abstract: "Explain what a rule means, why it matters, and how to fix what it finds.",
            discussion: """
                Example:
                  \(P.name) explain truncated-text

                It also prints what a preset of extends: sets: \(ConfigurationPreset.names.joined(separator: ", ")).

                It also explains the differences that \(P.name) verify finds: \(DifferenceKind.all.map(\.identifier).joined(separator: ", ")).
                """)
    }

    @Argument(
        help: "The rule, or a preset of configurations.",
        completion: .list(FindingKinds.all.map(\.identifier) + ConfigurationPreset.names))
    var rule: String

    func run() throws {
        if rule.contains(":") {
            let preset = try ConfigurationPreset.find(rule)
            return try StandardOutput.write("# extends: \(preset.rawValue)\n# \(preset.about)\n\(preset.text)")
        }
        do {
            try StandardOutput.write(RuleText.explain(try FindingKinds.find(rule)))
        } catch var error as UnknownName {
            error.page = "\(P.name) rules"
            throw error
        }
    }
}
