internal import ArgumentParser
internal import Foundation
internal import Galley

/// `check`: checks the matrix of a project and reports findings.
struct Check<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check",
            abstract: "Check every scene and label in every locale, text size and width.",
            discussion: """
                Reads \(P.configurationHelp), and reports text that is cut off, controls that leave the screen, and \
                other faults, each as one finding. \(P.name) rules lists all rules.

                A project may read files in its repository or package, or in the folder of galley.yml if there is \
                neither. --allow-read allows others. Nothing is written through symbolic links of a project.

                Examples:
                  \(P.name) check
                  \(P.name) check --locale de --text-size AX3 --width 320
                  \(P.name) check --format text --format junit=results.xml --format sarif=galley.sarif
                  \(P.name) check --write-baseline galley-baseline.json
                  \(P.name) check --changed-since origin/main
                  \(P.name) check --self-test
                  \(P.name) check --shard 3/8
                  \(P.name) check --shard auto
                  \(P.name) check --cache ~/.cache/galley-check

                Exit status: 0 clean, 1 findings at or above --fail-on, 2 wrong usage or configuration, or nothing was \
                measured, 3 an input that cannot be read, an output that cannot be written, or a check that did not finish.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>

    @OptionGroup(title: "Filters") var filters: FilterOptions
    @OptionGroup(title: "Filters") var changes: ChangeOptions
    @OptionGroup(title: "Known findings") var debt: DebtOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions

    @OptionGroup(title: "Shares") var shares: ShardOptions
    @OptionGroup var reporting: FindingsOutput
    @OptionGroup var failure: FailureOptions

    @OptionGroup var caching: CacheOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var time: TimeLimitOptions

    @Flag(
        help: """
            Make every text three times as long. A check that finds nothing even then cannot fail, and exits with 2.
            """)
    var selfTest = false

    var written: WrittenPaths {
        var written = reporting.written
        written.files += [debt.writeBaseline].compactMap(\.self)
        written.folders += [caching.place].compactMap(\.self)
        // The result of a share has a name of its own there.
        if shares.shard != nil, reporting.output == nil { written.folders.append(".") }
        return written
    }

    func validate() throws {
        try reporting.refuseOneFileTwice(besides: debt.writeBaseline)
        if selfTest, debt.writeBaseline != nil {
            throw ValidationError("give --self-test or --write-baseline, not both: its findings are made up")
        }
        if selfTest, changes.changedSince != nil {
            throw ValidationError("give --self-test or --changed-since, not both: it needs the whole check")
        }
    }

    func run() throws {
        let session = try WorkerSession.current()
        let assignment = try shares.assignment()
        if let session {
            return try session.serve(options: options(assignment?.shard), projects: readProjects)
        }
        if let note = shares.noteOnServices() { StandardError.write("note: \(note)\n") }
        let projects = try readProjects()
        if let note = caching.note(on: projects) { StandardError.write("note: \(note)\n") }
        let processes = ProcessPool(jobs: jobs.jobs, timeLimit: time.limit)
        defer { processes.end() }
        if let assignment { return try run(assignment, of: projects, on: processes) }
        let options = options(nil)
        let results = try projects.enumerated().map { try check($1, options, number: $0, on: processes) }
        processes.end()
        let result = results.count == 1 ? results[0] : CheckResult(merging: results)
        try reporting.write(
            result, fallbackFile: projects[0].file, engine: .current, jobs: jobs.jobs, to: reporting.output)
        // What is missing may have any fault, so nothing more can be said about the whole.
        try result.refuseUnfinished()
        if let file = debt.writeBaseline {
            return try BaselineFile.write(result, of: options, to: URL(filePath: file))
        }
        if selfTest {
            for (project, result) in zip(projects, results) {
                try result.refuseIdleCheck(from: failure.failOn, in: project.file)
            }
        }
        if result.fails(at: failure.failOn) { throw ExitStatus.findings }
    }

    /// The projects that are checked; used by workers as well.
    private func readProjects() throws -> [Project] {
        try projects.projects().map(systemFont.applied)
    }

    func options(_ shard: Shard?) -> CheckOptions {
        var options = filters.options
        options.workers = jobs.jobs
        options.shard = shard
        options.cache = caching.cache(of: written)
        options.changedSince = changes.changedSince
        options.isSelfTest = selfTest
        options.isDifferential = debt.differential
        options.baseline = debt.baseline.map { URL(filePath: $0) }
        options.ignoresBaseline = debt.writeBaseline != nil
        return options
    }

    private func check(
        _ project: Project, _ options: CheckOptions, number: Int, on processes: ProcessPool
    ) throws -> CheckResult {
        let progress = ProgressBar()
        defer { progress.clear() }
        var result = try project.check(options, number: number, on: processes) { progress.show($0) }
        if result.unfinished.isEmpty, result.summary.coverage?.survey == nil {
            try result.refuseNothingMeasured(in: project.file)
        }
        if reporting.wantsPictures { result.pictures = try project.worstPictures(of: result, options) }
        return result
    }
}
