internal import ArgumentParser
internal import Galley

/// `record`: what every scene looks like today.
struct Record<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record",
            abstract: "Write the text report of every scene to a file, for \(P.name) verify.",
            discussion: """
                Each scene gets a folder, such as Toolbar.reports beside Toolbar.yml, with a file for each locale; those of \
                Swift views are in the folder Recordings beside galley.yml. Commit them: a change that moves a view then \
                shows in the difference. versions.txt beside them names the versions of HarfBuzz, \
                FreeType, ICU and Unicode that they were made with. Scenes whose names differ in their ending or in case \
                alone would share a folder, and are refused.

                Example:
                  \(P.name) record
                  \(P.name) record --prune
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions

    @Flag(help: "Remove recordings of locales that are not checked and of scenes that are gone.")
    var prune = false

    func run() throws {
        for project in try projects.projects() {
            for recording in try project.record() { try StandardOutput.write("\(recording.name)\n") }
            guard prune else { continue }
            for stale in try project.pruneRecordings() { try StandardOutput.write("removed \(stale.name)\n") }
        }
    }
}
