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
                It names every catalog that is found, with its format and locales, the language that the texts were \
                written in where something says which, and the platform that the catalogs belong to. Where there are \
                catalogs and no scenes, it has a label budget for all keys, so that \(P.name) check runs at once.
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
        let template = ProjectTemplate(for: folder, ofProgram: P.hasScenes)
        do {
            try WholeFile.create(template.text, at: file.relativePath)
        } catch {
            guard error.number == EEXIST else { throw error }
            throw InputError(
                .configuration, "this file is there already; \(P.name) init does not overwrite it",
                file: file.relativePath
            )
        }
        try StandardOutput.write("\(file.relativePath)\n")
        for note in template.notes { StandardError.write("note: \(note)\n") }
    }
}
