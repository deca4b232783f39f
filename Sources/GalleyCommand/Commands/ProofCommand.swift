internal import ArgumentParser
internal import Foundation
internal import Galley

/// `proof`: every scene in every environment, to look at.
struct ProofCommand<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "proof",
            abstract: "Draw every scene in every locale, text size and width, as a site to look at.",
            discussion: """
                Writes pages that open from disk in any browser: index.html with the faults by locale and text size, a \
                page for each scene with its pictures, a page for each locale with its faults, and one for its \
                translators: each text with its room and its screen, and a box that says whether another text fits. The \
                address of a page includes what is shown, so you can send a link to one picture, or to all pictures \
                with one fault.

                Files of an earlier proof are replaced, and nothing is removed. The source locale is always drawn \
                beside the others.

                Examples:
                  \(P.name) proof -o Proof
                  \(P.name) proof -o Proof --locale de --locale ar --text-size AX3
                  \(P.name) proof -o Proof --scene Settings --key "settings.*"

                Exit status: 0 the pages are written, whatever they show, 2 wrong usage or configuration, or nothing \
                was measured, 3 an input that cannot be read, an output that cannot be written, or a check that did \
                not finish.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder that the pages are written to.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup(title: "Filters") var filters: FilterOptions
    @OptionGroup(title: "Font") var systemFont: SystemFontOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Draw on this many cores at most. (default: all)", valueName: "number"))
    var jobs: Int?

    var written: WrittenPaths { WrittenPaths(folders: [output]) }

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs expects a number of at least 1, not \(jobs)") }
        if output.isEmpty { throw ValidationError("--output expects a folder, as in -o Proof") }
    }

    func run() throws {
        var folder = ProofFolder(URL(filePath: output, directoryHint: .isDirectory))
        for project in try projects.projects() { try add(systemFont.applied(to: project), to: &folder) }
        try folder.finish()
        let index = URL(filePath: output).appending(path: "index.html").relativePath
        StandardError.write("\(index): \(folder.counts)\n")
    }

    private func add(_ project: Project, to folder: inout ProofFolder) throws {
        let progress = ProgressBar()
        defer { progress.clear() }
        var options = filters.options
        options.workers = jobs
        let result = try folder.add(project, options) { progress.show($0) }
        try result.refuseNothingMeasured(in: project.file)
    }
}
