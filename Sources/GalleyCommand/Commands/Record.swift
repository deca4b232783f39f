internal import ArgumentParser
internal import Galley

/// `record`: writes the frames of every scene as a recording.
struct Record<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record",
            abstract: "Write the text report of every scene to a file, for \(P.name) verify.",
            discussion: """
                Each scene gets a folder, such as Toolbar.reports beside Toolbar.yml, with a file for each locale. \
                Those of Swift views are in the folder Recordings beside galley.yml. Commit these files: a change that \
                moves a view then shows in the diff. versions.txt beside them has the versions of HarfBuzz, FreeType, \
                ICU and Unicode that were used.

                Scenes whose names differ only in their extension or in case would share a folder; they are an error.

                Example:
                  \(P.name) record
                  \(P.name) record --prune
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions

    @Flag(help: "Remove recordings of locales that are not checked and of scenes that are gone.")
    var prune = false

    var written: WrittenPaths { projects.written }

    func run() throws {
        for project in try projects.projects() {
            for recording in try project.record() { try StandardOutput.write("\(recording.name)\n") }
            guard prune else { continue }
            for stale in try project.pruneRecordings() { try StandardOutput.write("removed \(stale.name)\n") }
        }
    }
}
