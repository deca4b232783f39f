internal import Checks
package import Foundation
internal import Labels
internal import Projects

/// The cache that a check reads and writes: a folder, and the build of Galley whose results are in it.
package struct CheckCache: Hashable, Sendable {
    /// The folder, which may be on another machine's disk, and may be used by several checks at once; nil for that of the
    /// project's configuration, if it names one.
    package let folder: URL?
    /// The build: results of another one are never read.
    let build: String

    /// - Parameters:
    ///   - commit: The commit of a release; nil for any other build, which is known by the file of the program.
    package init(_ folder: URL? = nil, commit: String?) {
        self.folder = folder
        build = commit ?? FileStamp(OwnProgram.path)?.identity ?? "\(getpid()) \(Date().timeIntervalSince1970)"
    }
}

/// What a check reads from a cache and writes there; several workers use one.
package final class PartCache: Sendable {
    private let folder: CacheFolder
    private let keys: PartKeys

    /// nil where nothing of the project can be kept.
    ///
    /// - Throws: `InputError` for a folder that cannot be written to, and for a font that cannot be used.
    init?(_ plan: CheckPlan, options: CheckOptions, fonts: FontLibrary) throws {
        guard let cache = options.cache, let place = cache.folder ?? plan.project.cache,
            let keys = try PartKeys(plan, options: options, build: cache.build, fonts: fonts)
        else { return nil }
        self.keys = keys
        folder = try CacheFolder(place)
    }

    /// The labels in units that are kept, each in one locale. O(labels).
    func units(of parts: [LabelPart]) -> [LabelUnit] { keys.units(of: parts) }

    func state(of part: ScenePart) -> CheckState? { keys.key(of: part).flatMap(state) }
    func state(of unit: LabelUnit) -> CheckState? { state(unit.key) }

    /// Keeps what was found in a part.
    func keep(_ state: CheckState, of part: ScenePart) {
        if let key = keys.key(of: part) { keep(state, under: key) }
    }

    /// Keeps what was found in some labels.
    func keep(_ state: CheckState, of unit: LabelUnit) { keep(state, under: unit.key) }

    /// Removes what was not used for longest, where the folder has become too large.
    func trim() { folder.trim() }

    private func state(_ key: String) -> CheckState? {
        folder.content(of: key).flatMap { try? CheckState(packed: $0) }
    }

    private func keep(_ state: CheckState, under key: String) {
        // A file that has changed while it was read may have given another result than the key says.
        guard keys.areValid else { return }
        folder.keep(state.packed, under: key)
    }
}
