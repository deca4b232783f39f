internal import ArgumentParser
internal import Foundation
internal import Galley

/// The formats of findings, and where they are written.
struct FindingsOutput: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            How to report, and to which file: text, json, ndjson, junit, sarif, github, gitlab, checkstyle, markdown \
            or html. May be given several times. (default: text)
            """, valueName: "name[=file]"),
        completion: .list(FindingsFormats.all.map(\.name)))
    var format: [FormatRequest] = []

    @Flag(help: "Show every fault as text, not only the first \(TextFindings.usualLimit). A file always has them all.")
    var all = false

    @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
    var output: String?

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
    }

    /// Whether a format is asked for.
    func wants(_ name: String) -> Bool { format.contains { $0.name == name } }

    /// Refuses to write two documents to one file.
    func refuseOneFileTwice(besides other: String?) throws {
        let files = (format.map(\.file) + [output, other]).compactMap { $0.flatMap(WholeFile.place) }
        guard Set(files).count == files.count else { throw ValidationError("two formats have the same file") }
    }

    /// Writes a result in every format that is asked for.
    ///
    /// - Parameters:
    ///   - fallbackFile: The file for a finding without a position.
    ///   - engine: The libraries that were used to measure.
    ///   - jobs: How many cores make a document at most; nil for all.
    ///   - file: Where a format without a file goes; nil for standard output.
    func write(
        _ result: CheckResult, fallbackFile: String, engine: EngineVersions, jobs: Int? = nil, to file: String?
    ) throws {
        let colour = file == nil && StandardOutput.isTerminal && !Terminal.isColourUnwanted
        for request in format.isEmpty ? [FormatRequest(name: "text", file: nil)] : format {
            let target = request.file ?? file
            let options = ReportOptions(
                colour: colour && target == nil, limit: all || target != nil ? nil : TextFindings.usualLimit,
                version: galleyVersion, engine: engine,
                timestamp: Date.now.formatted(Self.timestamp), fallbackFile: fallbackFile)
            do {
                let output = try StreamedOutput(target)
                try FindingsFormats.find(request.name).write(result, options: options, workers: jobs) {
                    try output.write($0)
                }
                try output.finish()
            } catch is ReaderGone {
                // Nevertheless, the findings decide the exit status.
            }
        }
    }

    /// The local form of ISO 8601 that JUnit's schema asks for: no fractions, no zone.
    private static var timestamp: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle().year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)
    }
}

/// A format, and the file that it is written to.
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
