internal import ArgumentParser

/// How much of the machine a command takes.
struct JobOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            Work on this many cores at most: labels in threads, scenes in processes, which are not started for so little \
            work that they would not pay. The result is the same for any number. (default: all cores)
            """, valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs expects a number of at least 1, not \(jobs)") }
    }
}
