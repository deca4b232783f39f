package import Checks
package import Foundation
package import Labels
internal import Projects
internal import Scenes

/// The cache that a check reads and writes: a folder, and the build of Galley whose results are in it.
package struct CheckCache: Hashable, Sendable {
    /// The folder, which may be on another machine's disk, and may be used by several checks at once; nil for that of the
    /// project's configuration, if it names one.
    package let folder: URL?
    /// The build: results of another one are never read.
    package let build: String

    /// The architecture of the program: another one may round differently.
    package static let architecture: String = {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "\(MemoryLayout<Int>.size * 8) bits, \(Int(littleEndian: 1) == 1 ? "little" : "big") endian"
        #endif
    }()

    /// - Parameters:
    ///   - commit: The commit of a release; nil for any other build, which is known by the file of the program. The same
    ///     goes for a commit with changes, of which there may be several builds.
    package init(_ folder: URL? = nil, commit: String?) {
        self.folder = folder
        let known = commit.flatMap { $0.hasSuffix("-changed") ? nil : $0 }
        let build = known ?? FileStamp(OwnProgram.path)?.identity ?? "\(getpid()) \(Date().timeIntervalSince1970)"
        self.build = "\(build) \(Self.architecture)"
    }
}

extension Project {
    /// Whether no cache keeps anything of it: a project that is made in code, one of views in Swift, and one without scenes and
    /// labels.
    package var keepsNothing: Bool {
        configurationDigest == nil || program != nil || labels.isEmpty && scenes.allSatisfy { $0.origin != .file }
    }
}

/// What a check or a comparison with recordings reads from a cache and writes there; several workers use one.
package final class PartCache: Sendable {
    private let folder: CacheFolder
    private let keys: PartKeys

    /// nil where nothing of the project can be kept.
    ///
    /// - Throws: `InputError` for a folder that cannot be written to or that is not of this machine alone, and for a font that
    ///   cannot be used.
    package init?(_ plan: CheckPlan, options: CheckOptions, fonts: FontLibrary) throws {
        guard let cache = options.cache, let place = cache.folder ?? plan.project.cache,
            let keys = try PartKeys(plan, options: options, build: cache.build, fonts: fonts)
        else { return nil }
        self.keys = keys
        try CacheFolder.refuseTracked(place)
        folder = try CacheFolder(place)
    }

    /// The labels in units that are kept, each in one locale. O(labels).
    func units(of parts: [LabelPart]) -> [LabelUnit] { keys.units(of: parts) }

    /// What was found in a scene; nil where that is not kept.
    ///
    /// - Parameter recording: The recording that it was compared with; nil for a check.
    package func state(of part: ScenePart, recording: Data? = nil) -> CheckState? {
        keys.key(of: part, recording: recording).flatMap(state)
    }

    func state(of unit: LabelUnit) -> CheckState? { state(unit.key) }

    /// Keeps what was found in a part. A file that has changed while it was read may have given another result than the key says.
    package func keep(_ state: CheckState, of part: ScenePart, recording: Data? = nil) {
        guard let key = keys.key(of: part, recording: recording), keys.areValid(for: part) else { return }
        folder.keep(state.packed, under: key)
    }

    /// Keeps what was found in some labels.
    func keep(_ state: CheckState, of unit: LabelUnit) {
        if keys.areValid { folder.keep(state.packed, under: unit.key) }
    }

    /// Removes what was not used for longest, where the folder has become too large.
    package func trim() { folder.trim() }

    private func state(_ key: String) -> CheckState? {
        folder.content(of: key).flatMap { try? CheckState(packed: $0) }
    }
}
