internal import ArgumentParser
internal import Foundation
internal import Galley

/// `check`: the matrix of a project, and what is wrong in it.
struct Check<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check",
            abstract: "Check every scene and label in every locale, text size and width.",
            discussion: """
                Reads \(P.configurationHelp), and reports text that is cut off, controls that leave \
                the screen, and other faults, one finding each. \(P.name) rules lists what is looked for.

                Examples:
                  \(P.name) check
                  \(P.name) check --locale de --text-size AX3 --width 320
                  \(P.name) check --format text --format junit=results.xml --format sarif=galley.sarif
                  \(P.name) check --write-baseline galley-baseline.json
                  \(P.name) check --changed-since origin/main
                  \(P.name) check --self-test

                Exit status: 0 clean, 1 findings at or above --fail-on, 2 wrong usage or configuration, or nothing was \
                measured, 3 an input that cannot be read or an output that cannot be written.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>

    @OptionGroup(title: "Filters") var filters: FilterOptions
    @OptionGroup(title: "Filters") var changes: ChangeOptions
    @OptionGroup(title: "Known findings") var debt: DebtOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions

    @Option(
        help: ArgumentHelp(
            """
            How to report, and to which file: text, json, ndjson, junit, sarif, github, gitlab, checkstyle, markdown \
            or html. May be given several times. (default: text)
            """, valueName: "name[=file]"))
    var format: [FormatRequest] = []

    @Option(name: .shortAndLong, help: "Write to this file instead of standard output.")
    var output: String?

    @Option(help: "The severity from which findings fail the check: warning or error.")
    var failOn = Severity.error

    @OptionGroup var jobs: JobOptions

    @Flag(
        help: """
            Make every text three times as long: a check that finds nothing then would never find anything, and exits \
            with 2.
            """)
    var selfTest = false

    func validate() throws {
        guard format.count(where: { $0.file == nil }) <= 1 else {
            throw ValidationError(
                "only one --format can go to standard output; give the others a file, as in junit=results.xml")
        }
        for request in format {
            _ = try FindingsFormats.find(request.name)
            if request.file?.isEmpty == true {
                throw ValidationError("--format \(request.name)= expects a file, as in \(request.name)=results")
            }
        }
        let files = (format.map(\.file) + [output, debt.writeBaseline]).compactMap { $0.flatMap(WholeFile.place) }
        guard Set(files).count == files.count else { throw ValidationError("one file is named for two documents") }
        if selfTest, debt.writeBaseline != nil {
            throw ValidationError("--self-test finds what is not there; --write-baseline would write it down as known")
        }
        if selfTest, changes.changedSince != nil {
            throw ValidationError("--self-test asks whether anything fails; --changed-since may leave out what would")
        }
        if failOn == .off { throw ValidationError("--fail-on expects warning or error") }
    }

    func run() throws {
        if let session = try WorkerSession.current() {
            return try session.serve(options: options, projects: readProjects)
        }
        let projects = try readProjects()
        let processes = ProcessPool(jobs: jobs.jobs)
        defer { processes.end() }
        let results = try projects.enumerated().map { try check($1, number: $0, on: processes) }
        processes.end()
        let result = results.count == 1 ? results[0] : CheckResult(merging: results)
        try write(result, fallbackFile: projects[0].file)
        if let file = debt.writeBaseline {
            return try BaselineFile.write(result, of: options, to: URL(filePath: file))
        }
        if selfTest { for (project, result) in zip(projects, results) { try refuseIdleCheck(result, of: project) } }
        if result.fails(at: failOn) { throw ExitStatus.findings }
    }

    private func refuseIdleCheck(_ result: CheckResult, of project: Project) throws {
        guard !result.fails(at: failOn) else { return }
        throw InputError(
            .configuration, "the check cannot fail: every text was three times as long, and nothing failed",
            file: project.file)
    }

    /// What is checked, in a worker as well.
    private func readProjects() throws -> [Project] {
        try projects.projects().map { project in
            var project = project
            if systemFont.noSystemFontModel { project.modelsSystemFont = false }
            return project
        }
    }

    private var options: CheckOptions {
        var options = filters.options
        options.workers = jobs.jobs
        options.changedSince = changes.changedSince
        options.isSelfTest = selfTest
        options.isDifferential = debt.differential
        options.baseline = debt.baseline.map { URL(filePath: $0) }
        options.ignoresBaseline = debt.writeBaseline != nil
        return options
    }

    private func check(_ project: Project, number: Int, on processes: ProcessPool) throws -> CheckResult {
        let progress = ProgressBar()
        defer { progress.clear() }
        let result = try project.check(options, number: number, on: processes) { progress.show($0) }
        guard !result.measuredNothing else {
            let cause =
                result.summary.keysAlone == 0
                ? "no scene shows a text" : "no catalog has the keys of the scenes; name one with strings:"
            throw InputError(.configuration, "nothing was measured: \(cause)", file: project.file)
        }
        return result
    }

    private func write(_ result: CheckResult, fallbackFile: String) throws {
        let colour = output == nil && StandardOutput.isTerminal && !Terminal.isColourUnwanted
        for request in requests {
            let options = ReportOptions(
                colour: colour && request.file == nil, version: galleyVersion, engine: .current,
                timestamp: Date.now.formatted(Self.timestamp), fallbackFile: fallbackFile)
            let text = try FindingsFormats.find(request.name).render(result, options: options)
            if let file = request.file ?? output {
                try WholeFile.write(text, to: file)
            } else {
                try StandardOutput.write(text)
            }
        }
    }

    private var requests: [FormatRequest] { format.isEmpty ? [FormatRequest(name: "text", file: nil)] : format }

    /// The local form of ISO 8601 that JUnit's schema asks for: no fractions, no zone.
    private static var timestamp: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle().year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)
    }
}

/// A format, and the file it goes to.
struct FormatRequest: ExpressibleByArgument {
    let name: String
    let file: String?

    init(name: String, file: String?) {
        self.name = name
        self.file = file
    }

    init(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        self.init(name: parts.first ?? "", file: parts.count > 1 ? parts[1] : nil)
    }

    var defaultValueDescription: String { name }
}
