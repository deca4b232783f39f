package import ArgumentParser
internal import Galley

/// The root of `galley`.
package struct GalleyRoot<P: GalleyProgram>: RootCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: P.name,
            abstract: "Finds interface text that is cut off, before your users do.",
            discussion: """
                Galley measures localized text with real fonts, lays it out the way SwiftUI does, and reports every frame.

                Examples:
                  galley measure "Einstellungen" --locale de --text-size AX3
                  galley layout Settings.yml --locale de --width 320
                  galley check

                Exit status: 0 clean, 1 findings, 2 wrong usage or nothing measured, 3 an input that cannot be read, \
                an output that cannot be written, or a check that did not finish.
                """,
            version: versions,
            subcommands: commands)
    }

    package static var commands: [any ParsableCommand.Type] {
        [
            Measure.self, CatalogCommand.self, Layout<P, SceneFileArgument>.self, Check<P>.self,
            Watch<P>.self, ProofCommand<P>.self, BudgetCommand<P>.self,
            MergeCommand<P>.self,
            Record<P>.self, Verify<P>.self, Inspect.self, Fonts.self,
            RulesCommand<P>.self, Explain<P>.self, BaselineCommand<P>.self,
            Init<P>.self, Adopt<P>.self, RoomsCommand.self, Serve<P>.self,
            SchemaCommand.self,
        ]
    }

    package static var hasViews: Bool { false }

    package init() {}
}
