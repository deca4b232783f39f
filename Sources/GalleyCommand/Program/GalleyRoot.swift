package import ArgumentParser
internal import Galley

/// The root of `galley`.
package struct GalleyRoot: RootCommand {
    package static let configuration = CommandConfiguration(
        commandName: GalleyProgram.name,
        abstract: "Finds interface text that is cut off, before a person does.",
        discussion: """
            Galley measures localized text with real fonts, lays it out the way SwiftUI does, and reports every frame.

            Examples:
              galley measure "Einstellungen" --locale de --text-size AX3
              galley layout Settings.yml --locale de --width 320
              galley check

            Exit status: 0 clean, 1 findings, 2 wrong usage or nothing measured, 3 an input that cannot be read or an \
            output that cannot be written.
            """,
        version: versions,
        subcommands: commands)

    package static var commands: [any ParsableCommand.Type] {
        [
            Measure.self, CatalogCommand.self, Layout<GalleyProgram, SceneFileArgument>.self, Check<GalleyProgram>.self,
            ProofCommand<GalleyProgram>.self, BudgetCommand<GalleyProgram>.self, MergeCommand<GalleyProgram>.self,
            Record<GalleyProgram>.self, Verify<GalleyProgram>.self, Inspect.self, Fonts.self,
            RulesCommand<GalleyProgram>.self, Explain<GalleyProgram>.self, BaselineCommand<GalleyProgram>.self,
            Init<GalleyProgram>.self, SchemaCommand.self,
        ]
    }

    package init() {}
}
