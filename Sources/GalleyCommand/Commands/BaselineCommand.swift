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
            for project in try Project.find(at: paths) {
                guard let file = project.baseline else {
                    throw InputError(
                        .configuration, "there is no key \"baseline\" that names the file to update",
                        file: project.file)
                }
                var options = CheckOptions()
                options.ignoresBaseline = true
                let findings = try project.check(options).findings
                try BaselineFile.write(findings, to: file)
                let count = findings.count
                try StandardOutput.write("\(file.lastPathComponent): \(count) known finding\(count == 1 ? "" : "s")\n")
            }
        }
    }
}
