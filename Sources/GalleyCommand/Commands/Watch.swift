internal import ArgumentParser
internal import Foundation
internal import Galley

/// `watch`: checks again whenever a file changes.
struct Watch<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch",
            abstract: "Check again whenever a file changes, and show what is new, gone, worse or better.",
            discussion: """
                Checks as \(P.name) check does, then waits. When a scene, a catalog, a font or galley.yml changes, it \
                checks the parts that this affects, and prints which faults are new, gone, worse or better, and how \
                many are unchanged. A file that cannot be read is reported once; the next change may fix it. Ctrl-C \
                ends it.

                With --proof it also draws the proof of \(P.name) proof\(P.showingHelp).
                \(P.hasScenes ? "\nViews are those that were built: run it again after a build.\n" : "")
                Examples:
                  \(P.name) watch
                  \(P.name) watch --locale de --scene Settings
                  \(P.name) watch --proof Proof

                Exit status: that of an interrupt; 2 wrong usage or configuration, or nothing was measured, and 3 an input \
                that cannot be read, where that is so from the start.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions

    @OptionGroup(title: "Filters") var filters: FilterOptions

    @Option(help: "Known findings that are not reported again.", completion: .file(extensions: ["json"]))
    var baseline: String?

    @OptionGroup(title: "Font") var systemFont: SystemFontOptions

    @Option(
        help: "Draw a proof in this folder after each change\(P.showsProofs ? ", and show it to browsers" : "").",
        completion: .directory)
    var proof: String?

    @Option(
        help: ArgumentHelp(
            """
            The port of 127.0.0.1 that the proof is shown at. (default: \(P.pageServer?.usualPort ?? 0), or a free one \
            if another program uses that)
            """, visibility: P.showsProofs ? .default : .hidden))
    var port: UInt16?

    @Flag(help: "Show every fault, and not the first \(TextFindings.usualLimit).")
    var all = false

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Work on this many cores at most. (default: all)", valueName: "number"))
    var jobs: Int?

    var written: WrittenPaths { WrittenPaths(folders: [proof].compactMap(\.self)) }

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs expects a number of at least 1, not \(jobs)") }
        if proof?.isEmpty == true { throw ValidationError("--proof expects a folder, as in --proof Proof") }
        if port != nil, proof == nil { throw ValidationError("--port needs --proof") }
        if port != nil, !P.showsProofs { throw ValidationError("--port: proofs of \(P.name) are opened from disk") }
    }

    func run() throws {
        let report = WatchReport(all: all)
        let folder = proof.map { URL(filePath: $0, directoryHint: .isDirectory) }
        var watch = try ProjectWatch(options, besides: folder) { try readProjects() }
        for (project, result) in zip(watch.projects, watch.results) {
            try result.refuseNothingMeasured(in: project.file)
        }
        try report.write(watch.result)
        let site = try folder.map { try ShownProof(in: $0, by: P.pageServer, port: port, options: options) }
        if let site { report.say("\(try site.update(watch)) at \(site.address)") }
        report.say("Waiting for changes; Ctrl-C ends.")
        while true {
            do {
                guard let round = try watch.next() else { return }
                try report.write(round)
                if let site { report.say(try site.update(watch)) }
            } catch let error as ReaderGone {
                throw error
            } catch {
                report.write(error, of: Self.self)
                site?.say(error)
            }
        }
    }

    private func readProjects() throws -> [Project] {
        try projects.projects().map(systemFont.applied)
    }

    private var options: CheckOptions {
        var options = filters.options
        options.workers = jobs
        options.baseline = baseline.map { URL(filePath: $0) }
        return options
    }
}

extension Program {
    /// Whether proofs are shown to browsers while they change.
    fileprivate static var showsProofs: Bool { pageServer != nil }

    /// How they are shown, for help.
    fileprivate static var showingHelp: String {
        showsProofs
            ? ", and shows it at an address of this machine; pages that are open load themselves again after each change"
            : ""
    }
}
