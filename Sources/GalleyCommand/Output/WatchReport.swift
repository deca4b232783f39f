internal import ArgumentParser
internal import Foundation
internal import Galley

/// What `watch` prints for the person at the terminal.
struct WatchReport {
    private let options: ReportOptions

    /// - Parameter all: Whether every fault is shown.
    init(all: Bool) {
        options = ReportOptions(
            colour: StandardOutput.isTerminal && !Terminal.isColourUnwanted,
            limit: all ? nil : TextFindings.usualLimit, version: galleyVersion, engine: .current)
    }

    /// Writes the first check, as `check` reports it.
    func write(_ result: CheckResult) throws {
        try StandardOutput.write(TextFindings().render(result, options: options), endsWithReader: true)
    }

    /// Writes a check after a change: what has changed, the result, and how long it took.
    func write(_ round: ProjectWatch.Round) throws {
        let format = TextChanges(options: options)
        let time = Number.text((round.duration * 100).rounded() / 100)
        let files = round.changes.map { "\($0.name) \($0.kind.rawValue)" }
        let shown = files.prefix(3) + (files.count > 3 ? ["\(files.count - 3) more"] : [])
        let cause = files.isEmpty ? "as before" : shown.joined(separator: ", ")
        try StandardOutput.write(
            "\n\(cause): \(format.count(round.difference)) (\(time) s)\n\(format.render(round.difference))",
            endsWithReader: true)
    }

    /// Writes an error in the files.
    func write<Command: ParsableArguments>(_ error: any Error, of command: Command.Type) {
        StandardError.write("\n")
        _ = ExitStatus.report(error, of: command)
    }

    /// Writes a line.
    func say(_ text: String) { StandardError.write("\(text)\n") }
}
