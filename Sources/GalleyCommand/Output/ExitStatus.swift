internal import ArgumentParser
internal import Galley

/// How a command ends: 0 is clean.
enum ExitStatus: Int32, Error {
    /// Findings at or above the severity that fails.
    case findings = 1
    /// Wrong usage or configuration, or nothing was measured.
    case usage = 2
    /// An input that cannot be read, an output that cannot be written, or a check that did not finish.
    case unreadable = 3

    /// Prints what went wrong and returns the exit status for it; ArgumentParser's own would be 64.
    static func report<Command: ParsableArguments>(_ error: any Error, of command: Command.Type) -> Int32 {
        switch error {
        case let error as ExitStatus:
            return error.rawValue
        case is ReaderGone:
            return 0
        case let error as InputError:
            StandardError.write("\(error)\n")
            return error.kind == .configuration ? usage.rawValue : unreadable.rawValue
        case let error as UnknownName:
            StandardError.write("error: \(error)\n")
            return usage.rawValue
        case is WholeFile.Failure:
            StandardError.write("\(error)\n")
            return unreadable.rawValue
        case let error as UnfinishedCheck:
            let text = "\(error)"
            if !text.isEmpty { StandardError.write(text + "\n") }
            return unreadable.rawValue
        default:
            let message = command.fullMessage(for: error) + "\n"
            guard command.exitCode(for: error) == .success else {
                StandardError.write(message)
                return usage.rawValue
            }
            // Help, versions and completion scripts.
            do {
                try StandardOutput.write(message)
                return 0
            } catch {
                return report(error, of: command)
            }
        }
    }
}
