internal import ArgumentParser

/// How many cores a command uses.
struct JobOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            The most cores to use. Labels are checked in threads, and scenes in processes unless there are only a few. \
            The result is the same for any number. (default: all cores)
            """, valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs expects a number of at least 1, not \(jobs)") }
    }
}
