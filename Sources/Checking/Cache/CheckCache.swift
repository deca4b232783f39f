package import Checks
package import Foundation
package import Labels
internal import Projects
internal import Scenes
internal import Synchronization

/// The cache that a check reads and writes: a folder, and the build of Galley whose results are in it.
package struct CheckCache: Hashable, Sendable {
    /// The folder, which may be on another machine's disk, and may be used by several checks at once; nil for that of the
    /// project's configuration, if it names one.
    package let folder: URL?
    /// The build: results of another one are never read.
    package let build: String
    /// The folder where that is nil, in the place of the configuration's: where an adopted app may write. Where it cannot be used, the
    /// check does without.
    package var fallback: URL?
    /// Files and folders that the run writes itself: what is there decides nothing.
    package var written: [URL] = []
    /// Folders outside of the project that the program is made from.
    package var sources: [URL] = []

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
    /// Whether no cache keeps anything of it: a project that is made in code, views in the Swift of a test, and a project without
    /// scenes and labels.
    package var keepsNothing: Bool {
        configurationDigest == nil || labels.isEmpty && scenes.allSatisfy { program == nil && $0.origin != .file }
    }
}

/// What a check or a comparison with recordings reads from a cache and writes there; several workers use one.
package final class PartCache: Sendable {
    private let folder: CacheFolder
    private let keys: PartKeys
    private let awaited = Mutex(Awaited())

    /// What was found in scenes of a program whose files were not compared since with what they were.
    private struct Awaited {
        var entries: [(key: String, content: Data)] = []
        /// When the files were looked at; long ago at first.
        var latest = ContinuousClock.now - .seconds(3600)
        /// How long it took to look at the files.
        var cost = Duration.zero
        /// Whether a file has changed: what is found from then on has other keys.
        var isOld = false
    }

    /// nil where nothing of the project can be kept.
    ///
    /// - Throws: `InputError` for a folder that cannot be written to or that is not of this machine alone, and for a font that
    ///   cannot be used.
    package init?(_ plan: CheckPlan, options: CheckOptions, fonts: FontLibrary) throws {
        guard let cache = options.cache, let place = cache.folder ?? cache.fallback ?? plan.project.cache else {
            return nil
        }
        let program =
            plan.project.program == nil
            ? nil : ProgramInputs(of: plan.project, besides: cache.written + [place], in: cache.sources)
        guard let keys = try PartKeys(plan, options: options, build: cache.build, fonts: fonts, program: program)
        else { return nil }
        self.keys = keys
        do {
            try CacheFolder.refuseTracked(place)
            folder = try CacheFolder(place)
        } catch {
            guard place == cache.fallback else { throw error }
            return nil
        }
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
        guard let key = keys.key(of: part, recording: recording) else { return }
        guard part.scene.origin != .file else {
            if keys.areValid(for: part) { folder.keep(state.packed, under: key) }
            return
        }
        awaited.withLock { $0.entries.append((key, state.packed)) }
        settleIfDue()
    }

    /// Keeps what was found, unless that was done a moment ago: a look at all files is not to take more than a twentieth of the
    /// time.
    package func settleIfDue() {
        let isDue = awaited.withLock { ContinuousClock.now - $0.latest > max(.seconds(1), $0.cost * 20) }
        if isDue { settle() }
    }

    /// Keeps what was found in scenes of a program since the last call, unless a file has changed that they may have read. O(files)
    /// where there is anything.
    package func settle() {
        let entries = awaited.withLock { awaited in
            defer { awaited.entries = [] }
            if !awaited.entries.isEmpty, !awaited.isOld {
                awaited.cost = ContinuousClock().measure { awaited.isOld = !keys.areValidForProgram }
            }
            awaited.latest = .now
            return awaited.isOld ? [] : awaited.entries
        }
        for (key, content) in entries { folder.keep(content, under: key) }
    }

    /// Keeps what was found in some labels.
    func keep(_ state: CheckState, of unit: LabelUnit) {
        if keys.areValid { folder.keep(state.packed, under: unit.key) }
    }

    /// Removes what was not used for longest, where the folder has become too large.
    package func trim() {
        settle()
        folder.trim()
    }

    private func state(_ key: String) -> CheckState? {
        folder.content(of: key).flatMap { try? CheckState(packed: $0) }
    }
}
