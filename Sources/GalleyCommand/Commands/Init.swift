internal import ArgumentParser
internal import Foundation
internal import Galley

/// `init`: a first `galley.yml`.
struct Init<P: Program>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "init",
            abstract: "Write a first galley.yml that names the scenes and catalogs of a folder.",
            discussion: """
                Whatever bears the name galley.yml already is left as it is.

                Examples:
                  \(P.name) init
                  \(P.name) init MyApp
                """)
    }

    @Argument(help: "The folder of the project.")
    var folder = "."

    func run() throws {
        let folder = URL(filePath: folder)
        let file = folder.appending(path: Project.fileName)
        do {
            try WholeFile.create(ProjectTemplate.text(for: folder, ofProgram: P.hasScenes), at: file.relativePath)
        } catch {
            guard error.number == EEXIST else { throw error }
            throw InputError(
                .configuration, "this file is there already; \(P.name) init does not overwrite it",
                file: file.relativePath
            )
        }
        try StandardOutput.write("\(file.relativePath)\n")
    }
}
