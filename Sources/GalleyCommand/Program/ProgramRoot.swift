package import ArgumentParser
internal import Galley

/// The root of a program of Swift views: the commands of `galley` that have to do with scenes.
package struct ProgramRoot<P: Program>: RootCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: P.name,
            abstract: "Lays out the windows and previews of \(P.name), and finds text in them that is cut off.",
            discussion: """
                Without a command it prints the frames of the first window. It opens no window and waits for no input.

                Examples:
                  \(P.name) --locale de --width 320
                  \(P.name) check
                  \(P.name) layout Settings --locale ar --width 393 --format svg -o Settings.svg

                Exit status: 0 clean, 1 findings, 2 wrong usage or nothing measured, 3 an input that cannot be read, \
                an output that cannot be written, or a check that did not finish.
                """,
            version: versions,
            subcommands: commands,
            defaultSubcommand: Layout<P, SceneNameArgument>.self)
    }

    package static var commands: [any ParsableCommand.Type] {
        [
            Layout<P, SceneNameArgument>.self, Check<P>.self, Watch<P>.self, ProofCommand<P>.self,
            BudgetCommand<P>.self, MergeCommand<P>.self, Record<P>.self, Verify<P>.self, RulesCommand<P>.self,
            Serve<P>.self,
            Explain<P>.self,
            BaselineCommand<P>.self, Init<P>.self,
        ]
    }

    package static var hasViews: Bool { true }

    package init() {}
}
