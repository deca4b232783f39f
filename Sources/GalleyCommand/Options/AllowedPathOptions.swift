internal import ArgumentParser
internal import Foundation
internal import Galley

/// Paths that a project may name although they are outside of it.
struct AllowedPathOptions: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            """
            A file or a folder that the project may read although it is outside of its repository, or of the folder of \
            galley.yml if there is no repository. May be given several times.
            """, valueName: "path"),
        completion: .file())
    var allowRead: [String] = []

    func validate() throws {
        if let path = allowRead.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw ValidationError("--allow-read: there is no file or folder \"\(path)\"")
        }
    }
}
