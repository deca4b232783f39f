public import ArgumentParser
internal import Foundation
public import Galley

/// `galley check`: the matrix of a project, and what is wrong in it.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check every scene in every locale, text size and width.",
        discussion: """
            Reads galley.yml in the folders given, or above them, and reports text that is cut off, controls that leave \
            the screen, and other faults, one finding each.

            Examples:
              galley check
              galley check Samples/Toolbar --format json
            """)

    @Argument(help: "Folders of projects, or configuration files. (default: this folder)")
    var paths: [String] = []

    @OptionGroup(title: "Output") var output: OutputOptions

    @Option(help: "text, json, ndjson, junit, sarif, github, gitlab, checkstyle or markdown.")
    var format = "text"

    @Option(help: "The severity from which findings fail the check: warning or error.")
    var failOn = Severity.error

    func run() throws {
        let format = try FindingsFormats.find(format)
        var hasFailed = false
        for path in paths.isEmpty ? ["."] : paths {
            let result = try Project.find(at: path).check()
            guard !result.measuredNothing else {
                throw InputError(.configuration, "nothing was measured: no scene shows a text", file: path)
            }
            try output.write(try format.render(result, options: options))
            hasFailed = hasFailed || result.fails(at: failOn)
        }
        if hasFailed { throw ExitStatus.findings }
    }

    private var options: ReportOptions {
        ReportOptions(
            colour: output.output == nil && StandardOutput.isTerminal && !Self.isColourUnwanted,
            version: galleyVersion, timestamp: Date.now.ISO8601Format())
    }

    /// See no-color.org.
    private static var isColourUnwanted: Bool {
        ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    }
}

extension Severity: ExpressibleByArgument {}
