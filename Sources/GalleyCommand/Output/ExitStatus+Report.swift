internal import ArgumentParser
internal import Galley

extension ExitStatus {
    /// Prints the error and returns the exit status for it; ArgumentParser's own would be 64.
    static func report<Command: ParsableArguments>(_ error: any Error, of command: Command.Type) -> Int32 {
        if error is ReaderGone { return 0 }
        guard let status = ExitStatus(of: error) else { return reportArguments(error, of: command) }
        switch error {
        case is ExitStatus: break
        case is UnknownName: StandardError.write("error: \(error)\n")
        default:
            let text = "\(error)"
            if !text.isEmpty { StandardError.write(text + "\n") }
        }
        return status.rawValue
    }

    /// What ArgumentParser throws: wrong usage, or help, versions and completion scripts.
    private static func reportArguments<Command: ParsableArguments>(
        _ error: any Error, of command: Command.Type
    ) -> Int32 {
        let message = command.fullMessage(for: error) + "\n"
        guard command.exitCode(for: error) == .success else {
            StandardError.write(message)
            return usage.rawValue
        }
        do {
            try StandardOutput.write(message)
            return 0
        } catch {
            return report(error, of: command)
        }
    }
}
