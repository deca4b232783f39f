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

    @Option(
        help: ArgumentHelp(
            """
            Draw the worst cells of scenes as PNG files in this folder, each beside the source locale or its recording; \
            Markdown shows them.
            """, valueName: "folder"), completion: .directory)
    var pictures: String?

    @Option(
        help: ArgumentHelp(
            """
            Where readers of the Markdown find the pictures: an address, or none, which lists their names. (default: the \
            path of the folder)
            """, valueName: "address"))
    var picturesAddress: String?

    func validate() throws {
        guard picturesAddress == nil || pictures != nil else {
            throw ValidationError("--pictures-address goes with --pictures, the folder of the pictures")
        }
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

    /// Whether pictures are to be drawn.
    var wantsPictures: Bool { pictures != nil || wants("html") }

    /// Refuses to draw what is not there.
    func refusePictures(because reason: String) throws {
        guard pictures == nil else { throw ValidationError("--pictures draws scenes of a whole check; \(reason)") }
    }

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
        try writePictures(of: result)
        let rulesAddress = try Self.rulesAddress()
        let colour = file == nil && StandardOutput.isTerminal && !Terminal.isColourUnwanted
        for request in format.isEmpty ? [FormatRequest(name: "text", file: nil)] : format {
            let target = request.file ?? file
            let options = ReportOptions(
                colour: colour && target == nil, limit: all || target != nil ? nil : TextFindings.usualLimit,
                version: galleyVersion, engine: engine,
                timestamp: Date.now.formatted(Self.timestamp), fallbackFile: fallbackFile,
                rulesAddress: rulesAddress, pictures: picturePlace(besides: target))
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

    private func writePictures(of result: CheckResult) throws {
        guard let pictures else { return }
        let folder = OutputFolder(URL(filePath: pictures))
        let files = PictureFile.all(of: result)
        if files.isEmpty, !result.findings.isEmpty {
            StandardError.write("note: --pictures has drawn nothing: labels and rooms have no pictures, only scenes\n")
        }
        for file in files {
            let row = [file.pair.now, file.pair.reference].compactMap(\.self)
            try folder.write(FramePNG.render(rows: [row], rules: file.pair.rules), to: file.name)
        }
    }

    /// Where a document finds the pictures: at the address, or else by the path of their folder from its own.
    private func picturePlace(besides document: String?) -> PicturePlace? {
        guard let pictures else { return nil }
        if picturesAddress == "none" { return .named }
        if let address = picturesAddress {
            return .under(address.hasSuffix("/") ? String(address.dropLast()) : address)
        }
        let folder = document.map { URL(filePath: $0).deletingLastPathComponent() } ?? URL(filePath: ".")
        return .under(URL(filePath: pictures).path(from: folder))
    }

    /// The page about the rules, which the environment names; nil where it names none.
    private static func rulesAddress() throws -> String? {
        guard let address = ProcessInfo.processInfo.environment["GALLEY_RULES"], !address.isEmpty else { return nil }
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), URL(string: address) != nil else {
            throw ValidationError(
                "GALLEY_RULES is \"\(address.excerpt)\", and not an address such as https://example.org/galley#")
        }
        return address
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
