internal import ArgumentParser
internal import Galley

/// Which projects a command works on.
struct ProjectArguments<P: Program>: ParsableArguments {
    @Argument(help: "Folders of projects, or configuration files. (default: \(P.defaultFolder))", completion: .file())
    var paths: [String] = []

    @OptionGroup var allowed: AllowedPathOptions

    func projects() throws -> [Project] { try P.projects(at: paths, allowing: allowed.allowRead) }
}
