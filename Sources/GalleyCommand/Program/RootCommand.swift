package import ArgumentParser
internal import CGalleyCommit
internal import Foundation
internal import Galley

/// The root of a program's commands. It also decides the exit status of every error.
package protocol RootCommand: ParsableCommand {
    /// The commands of the program.
    static var commands: [any ParsableCommand.Type] { get }
    /// Whether the program has views of its own. Their code may do anything to its process, even end it.
    static var hasViews: Bool { get }
}

extension RootCommand {
    /// Runs the command that the arguments of the process name, and ends the process where that fails.
    ///
    /// A command that runs code of the program does so in a second process, so that an end of that process is not
    /// mistaken for the end of the command.
    package static func main() {
        // A failure to write is reported with a message.
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        var session: GuardedSession?
        var status: Int32 = 0
        do {
            session = try GuardedSession.current()
            var command = try parse(Array(CommandLine.arguments.dropFirst()))
            if session == nil, !WorkerSession.isExpected, let command = command as? any ViewCommand {
                if let home = AdoptedCommand.home { confine(command.written, home: home) }
                try guardViews(within: command.time.limit)
            }
            if hasViews { OwnOutput.keep() }
            do {
                try command.run()
            } catch let error as ValidationError {
                // ArgumentParser would show the usage of the root, not that of the command.
                throw InputError(.configuration, error.message)
            }
        } catch {
            status = ExitStatus.report(error, of: Self.self)
        }
        HangWatch.finish()
        session?.finish(status)
        if status != 0 { Foundation.exit(status) }
    }

    /// Runs the command in a second process, and ends this one with it. Without code of the program, or where no second
    /// process is possible, this process is watched instead.
    private static func guardViews(within limit: TimeLimit) throws {
        let say: @Sendable (InputError) -> Void = { StandardError.write("\($0)\n") }
        if hasViews {
            switch ProcessGuard.run(within: limit, say: say) {
            case .finished(let status): Foundation.exit(status)
            case .interrupted(let signal): ProcessGuard.end(by: signal)
            case .failed(let error, _): throw error
            case nil: HangWatch.refuseExit(say: say)
            }
        }
        HangWatch.start(within: limit, say: say)
    }

    /// Puts a fence around the code of an adopted app before any of its views is made.
    private static func confine(_ written: WrittenPaths, home: URL) {
        let extent = Confinement.begin(
            home: home, files: written.files.map { URL(filePath: $0) },
            folders: written.folders.map { URL(filePath: $0) })
        guard extent != .all else { return }
        StandardError.write(
            extent == .files
                ? "note: Linux before 6.7 does not keep the code of views from opening connections\n"
                : "note: Linux without Landlock does not keep the code of views from writing files, "
                    + "running programs and opening connections\n")
    }

    /// The command that the arguments name, with its options.
    ///
    /// ArgumentParser goes through all options of a command once for each command above it, with reflection, and that is
    /// a quarter of what a small run takes. So the words are given to the command itself. Whatever it does not take is
    /// parsed from the root, which knows of help, versions and completion scripts, and words every error but that of a
    /// misspelt name.
    static func parse(_ words: [String]) throws -> any ParsableCommand {
        if let (command, rest) = try command(namedBy: words),
            let parsed = try? command.parseAsRoot(Array(rest)), type(of: parsed) == command
        {
            return parsed
        }
        do {
            return try parseAsRoot(words)
        } catch {
            if exitCode(for: error) != .success { try MisspeltValue.refuseUnknown(in: words) }
            throw error
        }
    }

    /// The command without subcommands that the first words name, and the words after them; nil where there is none or
    /// help is asked for.
    ///
    /// - Throws: `UnknownName` for a misspelt command, which ArgumentParser takes for an argument too many.
    private static func command(
        namedBy words: [String]
    ) throws -> (command: any ParsableCommand.Type, rest: ArraySlice<String>)? {
        let isHelp = words.first == "help"
        var command: any ParsableCommand.Type = Self.self
        var commands = commands
        var rest = isHelp ? words.dropFirst() : words[...]
        while !commands.isEmpty {
            guard let word = rest.first, !word.hasPrefix("-") else { return nil }
            guard let next = commands.first(where: { $0._commandName == word }) else {
                throw UnknownName(word, kind: "command", expected: commands.map { $0._commandName })
            }
            command = next
            commands = next.configuration.subcommands
            rest = rest.dropFirst()
        }
        return isHelp ? nil : (command, rest)
    }

    /// The version of Galley, in a release with its commit, and those of the libraries that the numbers come from.
    static var versions: String {
        let commit = galley_commit().map { " (\(String(cString: $0)))" } ?? ""
        return ([galleyVersion + commit] + EngineVersions.current.list).joined(separator: "\n")
    }
}
