internal import ArgumentParser
internal import CGalleyCommit
internal import Foundation
internal import Galley

/// Whether a check uses what earlier ones have found.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Keep what is found in this folder, and lay nothing out again whose texts, scene, configuration and fonts are \
            the same. The report is the same as without it. (default: the folder of cache: in the configuration, \
            or none; of an adopted app a folder of its build)
            """, valueName: "folder"), completion: .directory)
    var cache: String?

    @Flag(help: "Keep nothing: do not use the folder of cache: in the configuration, or that of an adopted app.")
    var noCache = false

    func validate() throws {
        if noCache, cache != nil { throw ValidationError("give --cache or --no-cache, not both") }
        if cache?.isEmpty == true { throw ValidationError("--cache expects a folder, not \"\"") }
    }

    /// What to say where the folder of the command line would have no effect.
    func note(on projects: [Project]) -> String? {
        guard cache != nil, projects.allSatisfy(\.keepsNothing) else { return nil }
        return
            "--cache has no effect here: it keeps the findings of scenes and labels, and there are none"
    }

    /// Where a command with these options keeps what it finds; nil where it is nowhere that the command line or `galley adopt` names.
    var place: String? { cache ?? (noCache ? nil : AdoptedCommand.findings?.path) }

    /// The cache of a command that writes these files and folders; nil where none is used.
    func cache(of written: WrittenPaths) -> CheckCache? {
        guard !noCache else { return nil }
        var made = CheckCache(
            cache.map { URL(filePath: $0) }, commit: galley_commit().map { String(cString: $0) })
        made.fallback = AdoptedCommand.findings
        // A share writes one file in the working directory.
        made.written = (written.files + written.folders.filter { $0 != "." }).map { URL(filePath: $0) }
        made.sources = AdoptedCommand.sources
        return made
    }
}
