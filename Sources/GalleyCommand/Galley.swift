internal import ArgumentParser
internal import Foundation
internal import Galley

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
        version: galleyVersion,
        subcommands: [
            Measure.self, Layout.self, Check.self, Record.self, Verify.self, Inspect.self, Fonts.self,
            RulesCommand.self, Explain.self, BaselineCommand.self,
        ])

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Foundation.exit(report(error))
        }
    }

    /// Prints what went wrong and returns the exit status for it; ArgumentParser's own would be 64.
    private static func report(_ error: any Error) -> Int32 {
        switch error {
        case let error as ExitStatus:
            return error.rawValue
        case let error as InputError:
            StandardError.write("\(error)\n")
            return error.kind == .configuration ? ExitStatus.usage.rawValue : ExitStatus.unreadable.rawValue
        case let error as UnknownName:
            StandardError.write("error: \(error)\n")
            return ExitStatus.usage.rawValue
        case let error as OutputError:
            StandardError.write("\(error)\n")
            return ExitStatus.unreadable.rawValue
        default:
            let message = fullMessage(for: error) + "\n"
            guard exitCode(for: error) == .success else {
                StandardError.write(message)
                return ExitStatus.usage.rawValue
            }
            try? StandardOutput.write(message)
            return 0
        }
    }
}

/// How a command ends that has already said all there is to say.
enum ExitStatus: Int32, Error {
    case findings = 1
    case usage = 2
    case unreadable = 3
}
