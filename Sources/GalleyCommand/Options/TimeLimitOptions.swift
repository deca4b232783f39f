internal import ArgumentParser
internal import Galley

/// How long views may take.
struct TimeLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The most seconds that one scene in one environment may take. After that it counts as not finished, and the \
            check ends with 3. A number, or off for no limit, as with a debugger. (default: 60)
            """, valueName: "seconds"),
        transform: Self.parse)
    var timeout: TimeLimit?

    var limit: TimeLimit { timeout ?? .usual }

    private static func parse(_ text: String) throws -> TimeLimit {
        if text == "off" { return TimeLimit(seconds: nil) }
        guard let seconds = Double(text), seconds >= 0, seconds <= 1_000_000 else {
            throw ValidationError("--timeout expects a number of seconds, or off, not \"\(text.excerpt)\"")
        }
        return TimeLimit(seconds: seconds)
    }
}

/// A command that runs code of the program: views, previews, windows.
protocol ViewCommand: ParsableCommand {
    var time: TimeLimitOptions { get }
    /// What the command itself writes, and not the code that it runs.
    var written: WrittenPaths { get }
}
