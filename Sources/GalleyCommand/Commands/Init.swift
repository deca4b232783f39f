internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions

/// `galley init`: a first `galley.yml`.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a first galley.yml that names the scenes and catalogs of a folder.",
        discussion: """
            A file that is there already is left as it is.

            Examples:
              galley init
              galley init MyApp
            """)

    @Argument(help: "The folder of the project.")
    var folder = "."

    func run() throws {
        let folder = URL(filePath: folder)
        let file = folder.appending(path: Project.fileName)
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw InputError(
                .configuration, "this file is there already; galley init does not overwrite it", file: file.relativePath
            )
        }
        try OutputFile.write(ProjectTemplate.text(for: folder), to: file.path)
        try StandardOutput.write("\(file.relativePath)\n")
    }
}
