internal import ArgumentParser
internal import Foundation
internal import Galley
internal import GalleyOptions

/// `galley init`: a first `galley.yml`.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a first galley.yml that names the scenes and catalogs of a folder.",
        discussion: """
            Whatever bears the name galley.yml already is left as it is.

            Examples:
              galley init
              galley init MyApp
            """)

    @Argument(help: "The folder of the project.")
    var folder = "."

    func run() throws {
        let folder = URL(filePath: folder)
        let file = folder.appending(path: Project.fileName)
        do {
            try WholeFile.create(ProjectTemplate.text(for: folder), at: file.relativePath)
        } catch {
            guard error.number == EEXIST else { throw error }
            throw InputError(
                .configuration, "this file is there already; galley init does not overwrite it", file: file.relativePath
            )
        }
        try StandardOutput.write("\(file.relativePath)\n")
    }
}
