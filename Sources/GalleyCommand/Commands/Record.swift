internal import ArgumentParser
internal import Galley
internal import GalleyOptions

/// `galley record`: what every scene looks like today.
struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the text report of every scene beside it, for galley verify.",
        discussion: """
            Each scene gets a folder, such as Toolbar.reports, with a file for each locale. Commit them: a change that \
            moves a view then shows in the difference. versions.txt beside them names the versions of HarfBuzz, \
            FreeType, ICU and Unicode that they were made with. Scenes whose names differ in their ending or in case \
            alone would share a folder, and are refused.

            Example:
              galley record Samples/Toolbar
              galley record --prune
            """)

    @Argument(help: "Folders of projects, or configuration files. (default: this folder)")
    var paths: [String] = []

    @Flag(help: "Remove recordings of locales that are not checked and of scenes that are gone.")
    var prune = false

    func run() throws {
        for project in try Project.find(at: paths) {
            for recording in try project.record() { try StandardOutput.write("\(recording.name)\n") }
            guard prune else { continue }
            for stale in try project.pruneRecordings() { try StandardOutput.write("removed \(stale.name)\n") }
        }
    }
}

/// `galley verify`: what has moved since.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare every scene with its recorded report, and say which view moved by how much.",
        discussion: """
            Exit status 1 when any scene differs. galley record writes the reports anew. Where HarfBuzz, FreeType, ICU \
            or Unicode have other versions than when they were recorded, that is said first; it is no difference.

            Example:
              galley verify Samples/Toolbar
            """)

    @Argument(help: "Folders of projects, or configuration files. (default: this folder)")
    var paths: [String] = []

    func run() throws {
        var count = 0
        let projects = try Project.find(at: paths)
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
