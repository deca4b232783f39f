internal import ArgumentParser
internal import Foundation
internal import Galley

/// `merge`: one report of all shares of a check.
struct MergeCommand<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge",
            abstract: "Make one report of all shares of a check.",
            discussion: """
                Reads the files that \(P.name) check --shard wrote. Report, known findings and exit status are the \
                same as those of an undivided check; the time is that of the slowest share. The project is not read \
                again: the files are all that is needed. Every share must be given once, and all must have the same \
                inputs, options and versions.

                Examples:
                  \(P.name) check --shard 1/2
                  \(P.name) check --shard 2/2
                  \(P.name) merge galley-1-of-2.json galley-2-of-2.json
                  \(P.name) merge results/ --format text --format junit=results.xml
                  \(P.name) merge results/ --write-baseline galley-baseline.json

                Exit status: 0 clean, 1 findings at or above --fail-on, 2 wrong usage, shares that do not belong \
                together, or nothing was measured, 3 a file that cannot be read or an output that cannot be written.
                """)
    }

    @Argument(help: "Files of shares, or folders with files named as check names them.", completion: .file())
    var results: [String]

    @OptionGroup(title: "Known findings") var debt: WrittenBaselineOption
    @OptionGroup var reporting: FindingsOutput
    @OptionGroup var failure: FailureOptions

    func validate() throws {
        try reporting.refuseOneFileTwice(besides: debt.writeBaseline)
        try reporting.refusePictures(because: "shares have no pictures")
    }

    func run() throws {
        let shares = try files().map { file, tree in
            (file: file.relativePath, result: try ShareResult(contentsOf: file, in: tree))
        }
        let merged = try MergedShares(shares).results(ignoresBaseline: debt.writeBaseline != nil)
        for (project, result) in merged { try result.refuseNothingMeasured(in: project.file) }
        guard let first = merged.first?.project else { return }
        let results = merged.map(\.result)
        let result = results.count == 1 ? results[0] : CheckResult(merging: results)
        try reporting.write(
            result, fallbackFile: first.file, engine: first.engine, to: reporting.output)
        if let file = debt.writeBaseline {
            return try BaselineFile.write(result, of: first.options, to: URL(filePath: file))
        }
        if first.options.isSelfTest {
            for (project, result) in merged { try result.refuseIdleCheck(from: failure.failOn, in: project.file) }
        }
        if result.fails(at: failure.failOn) { throw ExitStatus.findings }
    }

    /// The files that are named, and those in the folders that are named. The latter must be inside the folder.
    private func files() throws -> [(file: URL, tree: ProjectTree?)] {
        try results.flatMap { path -> [(file: URL, tree: ProjectTree?)] in
            let url = URL(filePath: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
                return [(url, nil)]
            }
            let files = ShareResult.files(in: url)
            guard !files.isEmpty else {
                throw InputError(.unreadable, "there is no file galley-*-of-*.json in this folder", file: path)
            }
            let tree = ProjectTree(of: url)
            return files.map { ($0, tree) }
        }
    }
}

/// The file that findings are written to as known findings.
struct WrittenBaselineOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write every finding to this file, as known, and exit with 0. Entries that filters leave out are kept.",
            valueName: "file"))
    var writeBaseline: String?
}
