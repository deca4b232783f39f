internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions

/// The root of the command: its words, and the exit status of every error.
@main
struct GalleyTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley",
        abstract: "Finds interface text that is cut off, before a person does.",
        discussion: """
            Galley measures localized text with real fonts, lays it out the way SwiftUI does, and reports every frame.

            Examples:
              galley measure "Einstellungen" --locale de --text-size AX3
              galley layout Settings.yml --locale de --width 320
              galley check

            Exit status: 0 clean, 1 findings, 2 wrong usage or nothing measured, 3 an input that cannot be read.
            """,
        version: ([galleyVersion] + EngineVersions.current.list).joined(separator: "\n"),
        subcommands: [
            Measure.self, Layout.self, Check.self, Record.self, Verify.self, Inspect.self, Fonts.self,
            RulesCommand.self, Explain.self, BaselineCommand.self, Init.self,
        ])

    static func main() {
        // What cannot be written is an error with a message, not an end without one.
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Foundation.exit(ExitStatus.report(error, of: Self.self))
        }
    }
}
