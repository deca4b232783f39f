internal import ArgumentParser
internal import Galley

/// `record`: what every scene looks like today.
struct Record<P: Program>: ParsableCommand {
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

/// `verify`: what has moved since.
struct Verify<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify",
            abstract: "Compare every scene with its recorded report, and say which view moved by how much.",
            discussion: """
                Exit status 1 when any scene differs. \(P.name) record writes the reports anew. Where HarfBuzz, FreeType, ICU \
                or Unicode have other versions than when they were recorded, that is said first; it is no difference.

                Example:
                  \(P.name) verify
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>

    func run() throws {
        var count = 0
        let projects = try projects.projects()
        for versions in projects.flatMap({ $0.recordedWithOtherVersions() }) {
            try StandardOutput.write("warning: \(versions)\n")
        }
        for project in projects {
            for difference in try project.verify() {
                count += 1
                let cell = difference.cell.isEmpty ? "" : " \(difference.cell)"
                try StandardOutput.write("\(difference.name):\(cell)\n")
                for line in difference.lines { try StandardOutput.write("  \(line)\n") }
            }
        }
        if count > 0 { throw ExitStatus.findings }
    }
}
