internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions

/// `galley baseline`: known findings.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Keep the file of known findings up to date.",
        subcommands: [Update.self])

    /// `galley baseline update`: drops what is mended, adds what is new, keeps the reasons.
    struct Update: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write today's findings to the baseline of galley.yml; reasons stay.",
            discussion: """
                Example:
                  galley baseline update
                """)

        @Argument(help: "Folders of projects, or configuration files. (default: this folder)")
        var paths: [String] = []

        func run() throws {
            var options = CheckOptions()
            options.ignoresBaseline = true
            var results: [(file: URL, result: CheckResult)] = []
            for project in try Project.find(at: paths) {
                let file = try baseline(of: project)
                let result = try project.check(options)
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

        /// Projects may share one.
        private func baseline(of project: Project) throws -> URL {
            guard let file = project.baseline else {
                throw InputError(
                    .configuration, "there is no key \"baseline\" that names the file to update", file: project.file)
            }
            return file.standardizedFileURL
        }
    }
}
