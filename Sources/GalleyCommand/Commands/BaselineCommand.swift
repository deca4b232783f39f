internal import ArgumentParser
internal import Foundation
internal import Galley

/// `baseline`: known findings.
struct BaselineCommand<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "baseline",
            abstract: "Keep the file of known findings up to date.",
            subcommands: [Update.self])
    }

    /// `baseline update`: removes what is fixed, adds what is new, keeps the reasons.
    struct Update: ViewCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "update",
                abstract: "Write the current findings to the baseline of galley.yml; reasons are kept.",
                discussion: """
                    Example:
                      \(P.name) baseline update
                    """)
        }

        @OptionGroup var projects: ProjectArguments<P>
        @OptionGroup var jobs: JobOptions
        @OptionGroup var time: TimeLimitOptions

        var written: WrittenPaths { projects.written }

        func run() throws {
            var options = CheckOptions()
            options.ignoresBaseline = true
            options.workers = jobs.jobs
            if let session = try WorkerSession.current() {
                return try session.serve(options: options, projects: projects.projects)
            }
            let processes = ProcessPool(jobs: jobs.jobs, timeLimit: time.limit)
            defer { processes.end() }
            var results: [(file: URL, result: CheckResult)] = []
            for (number, project) in try projects.projects().enumerated() {
                let file = try baseline(of: project)
                let result = try project.check(options, number: number, on: processes)
                try result.refuseUnfinished()
                if let index = results.firstIndex(where: { $0.file == file }) {
                    results[index].result = CheckResult(merging: [results[index].result, result])
                } else {
                    results.append((file, result))
                }
            }
            for (file, result) in results {
                try BaselineFile.write(result, of: options, to: file)
                let count = result.findings.count
                try StandardOutput.write("\(file.lastPathComponent): \(count) known finding\(count == 1 ? "" : "s")\n")
            }
        }

        /// Several projects may share a baseline.
        private func baseline(of project: Project) throws -> URL {
            guard let file = project.baseline else {
                throw InputError(
                    .configuration, "there is no key \"baseline\" that names the file to update", file: project.file)
            }
            return file.standardizedFileURL
        }
    }
}
