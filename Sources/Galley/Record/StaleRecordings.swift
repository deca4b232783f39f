internal import Foundation
internal import Scenes

/// A recording that nothing answers to: of a locale that is no longer checked, or of a scene that is gone.
public struct StaleRecording: Hashable, Sendable {
    /// Where the recording is kept.
    let file: URL
    /// What messages call it.
    public let name: String
    /// Whether the scene is still there, and only its locale is not checked.
    let hasScene: Bool

    /// Why nothing answers to it, as a clause.
    public var reason: String {
        hasScene
            ? "is recorded, but the locale is not checked" : "is recorded, but there is no scene file of that name"
    }
}

extension Project {
    /// The recordings beside the scenes that none of `recordings` takes the place of. O(files beside the scenes).
    ///
    /// A folder whose scene file is there and belongs to no scene of this project may be another project's.
    func staleRecordings(besides recordings: [Recording]) -> [StaleRecording] {
        let current = Set(recordings.map { $0.file.standardizedFileURL.path })
        let recordedFolders = Set(recordings.map { $0.file.deletingLastPathComponent().standardizedFileURL.path })
        let folders = Set(recordings.map { $0.file.deletingLastPathComponent().deletingLastPathComponent() })
        return folders.flatMap { Self.files(in: $0, withExtension: "reports") }.flatMap { folder -> [StaleRecording] in
            let hasScene = recordedFolders.contains(folder.standardizedFileURL.path)
            guard hasScene || !Self.hasSceneFile(folder) else { return [] }
            return Self.files(in: folder, withExtension: "txt").compactMap { file in
                guard !current.contains(file.standardizedFileURL.path) else { return nil }
                return StaleRecording(file: file, name: InputFile.name(of: file), hasScene: hasScene)
            }
        }.sorted { $0.name < $1.name }
    }

    /// Removes the recordings that nothing answers to, with the folders that are empty then, and returns them.
    ///
    /// - Throws: `InputError` for what cannot be used, or an error of the file system.
    public func pruneRecordings() throws -> [StaleRecording] {
        let stale = staleRecordings(besides: try recordings() + versionRecordings)
        for recording in stale {
            try FileManager.default.removeItem(at: recording.file)
            let folder = recording.file.deletingLastPathComponent()
            if try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty {
                try FileManager.default.removeItem(at: folder)
            }
        }
        return stale
    }

    private static func files(in folder: URL, withExtension name: String) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == name }
    }

    /// Whether a folder of recordings has a scene file beside it.
    private static func hasSceneFile(_ folder: URL) -> Bool {
        let scene = folder.deletingPathExtension()
        return ["yml", "yaml", "json"].contains {
            FileManager.default.fileExists(atPath: scene.appendingPathExtension($0).path)
        }
    }
}
