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

            Exit status: 0 clean, 1 findings, 2 wrong usage or nothing measured, 3 an input that cannot be read or an \
            output that cannot be written.
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
            try refuseUnknownCommand(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Foundation.exit(ExitStatus.report(error, of: Self.self))
        }
    }

    /// ArgumentParser takes a misspelt command for an argument too many.
    private static func refuseUnknownCommand(_ words: ArraySlice<String>) throws {
        let isHelp = words.first == "help"
        var commands: [any ParsableCommand.Type] = configuration.subcommands
        for word in isHelp ? words.dropFirst() : words {
            guard !commands.isEmpty, !word.hasPrefix("-") else { return }
            var names: [String] = []
            for command in commands { names.append(command._commandName) }
            guard let index = names.firstIndex(of: word) else {
                throw UnknownName(word, kind: "command", expected: names)
            }
            commands = commands[index].configuration.subcommands
        }
    }
}
