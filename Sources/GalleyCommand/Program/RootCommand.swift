package import ArgumentParser
internal import Foundation
internal import Galley

/// The root of a program's commands: the exit status of every error.
package protocol RootCommand: ParsableCommand {}

extension RootCommand {
    /// Runs the command that the arguments of the process name, and ends the process where that fails.
    package static func main() {
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

    /// The version of Galley and those of the libraries that the numbers come from.
    static var versions: String { ([galleyVersion] + EngineVersions.current.list).joined(separator: "\n") }
}
