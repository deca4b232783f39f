internal import ArgumentParser
internal import Galley

extension Check {
    /// Does one share, writes its result for `merge`, and reports it like a check of this share alone.
    ///
    /// A share with findings fails, as it does in other test runners: otherwise everything would pass where nobody
    /// merges.
    func run(_ assignment: ShardAssignment, of projects: [Project], on processes: ProcessPool) throws {
        guard debt.writeBaseline == nil else {
            throw ValidationError(
                "one share does not know every finding (\(assignment.source)); give --write-baseline to \(P.name) merge"
            )
        }
        try reporting.refusePictures(because: "a share has none (\(assignment.source))")
        let options = options(assignment.shard)
        let checked = try projects.enumerated().map { number, project in
            let progress = ProgressBar()
            defer { progress.clear() }
            return try project.checkShare(options, number: number, on: processes) { progress.show($0) }
        }
        processes.end()
        let file = reporting.output ?? assignment.file
        try WholeFile.write(ShareResult(assignment.shard, projects: checked.map(\.share)).json(), to: file)
        let result = CheckResult(merging: checked.map(\.result))
        try reporting.write(result, fallbackFile: projects[0].file, engine: .current, jobs: jobs.jobs, to: nil)
        StandardError.write(
            "\(file): share \(assignment.shard) (\(assignment.source)); \(P.name) merge makes one report of all shares\n"
        )
        if result.fails(at: failure.failOn) { throw ExitStatus.findings }
    }
}
