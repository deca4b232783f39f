internal import Catalogs
internal import Foundation
internal import Frames
internal import Labels
public import Projects

/// A recording that is no longer needed: of a locale that is not checked now, or of a scene that is gone.
public struct StaleRecording: Hashable, Sendable {
    /// Where the recording is kept.
    let file: URL
    /// What messages call it.
    public let name: String
    /// Whether the scene is still there, and only its locale is not checked.
    let hasScene: Bool
    /// Whether it is of a scene in Swift.
    let isOfSwift: Bool

    /// Why it is no longer needed, as a clause.
    public var reason: String {
        if hasScene { return "is recorded, but the locale is not checked" }
        let folder = file.deletingLastPathComponent().lastPathComponent
        return "is recorded in \(folder), but there is no scene\(isOfSwift ? "" : " file") of that name"
    }

    /// The locale, as the name of the file has it.
    var locale: String { file.deletingPathExtension().lastPathComponent }
    /// Whether it only has the versions that the recordings beside it were made with.
    var isOfVersions: Bool { file.lastPathComponent == "versions.txt" }
}

extension Project {
    /// The recordings below the project's folder that are not among these files. O(files below it).
    ///
    /// Only what looks like a recording counts: a report in a folder that names the versions with which it was
    /// recorded. A folder whose scene file exists and belongs to no scene of this project may be another project's.
    func staleRecordings(besides files: [URL]) -> [StaleRecording] {
        let current = Set(files.map { $0.standardizedFileURL.path })
        let recordedFolders = Set(files.map { $0.deletingLastPathComponent().standardizedFileURL.path })
        return folders(withExtension: "reports").flatMap { folder -> [StaleRecording] in
            let hasScene = recordedFolders.contains(folder.standardizedFileURL.path)
            guard mayBeOwn(folder), hasScene || !Self.hasSceneFile(folder) else { return [] }
            return recordings(in: folder).compactMap { file in
                guard !current.contains(file.standardizedFileURL.path) else { return nil }
                return StaleRecording(
                    file: file, name: InputFile.name(of: file), hasScene: hasScene, isOfSwift: isOfSwift(folder))
            }
        }.sorted { $0.name < $1.name }
    }

    /// Removes the recordings that are no longer needed, with the folders that are empty then, and returns them.
    ///
    /// - Throws: `InputError` for what cannot be used, or an error of the file system.
    public func pruneRecordings() throws -> [StaleRecording] {
        let stale = staleRecordings(besides: (try recordings() + versionRecordings).map(\.file))
        for recording in stale {
            try FileManager.default.removeItem(at: recording.file)
            let folder = recording.file.deletingLastPathComponent()
            if try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty {
                try FileManager.default.removeItem(at: folder)
            }
        }
        return stale
    }

    /// Whether a folder is for recordings of scenes in Swift: of this program or of another.
    private func isOfSwift(_ folder: URL) -> Bool {
        folder.standardizedFileURL.path.hasPrefix(
            directory.appending(path: Self.recordingsName).standardizedFileURL.path + "/")
    }

    /// Whether a folder may have recordings of scenes of this project. Only the program itself knows which scenes in
    /// Swift there are.
    private func mayBeOwn(_ folder: URL) -> Bool {
        guard isOfSwift(folder) else { return true }
        return program != nil
            && folder.standardizedFileURL.path.hasPrefix(swiftRecordings.standardizedFileURL.path + "/")
    }

    /// The folders of that kind below the project's, but for hidden and built ones.
    private func folders(withExtension name: String) -> [URL] {
        FolderFiles.paths(below: directory) { !$0.hasSuffix(".\(name)") }.filter { $0.hasSuffix(".\(name)") }
            .map { directory.appending(path: $0) }.filter(\.isFolder)
    }

    /// The files of a folder that `record` has written; none where it does not say the versions.
    private func recordings(in folder: URL) -> [URL] {
        func text(_ file: URL) -> String? {
            (try? InputFile.data(at: file, named: InputFile.name(of: file), in: tree))
                .map { String(decoding: $0.prefix(1000), as: UTF8.self) }
        }
        let versions = folder.appending(path: "versions.txt")
        guard text(versions).flatMap(EngineVersions.init(lines:)) != nil else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { file in
            guard file.lastPathComponent != versions.lastPathComponent else { return true }
            // "Toolbar: de, large, width 320, ios"
            return file.pathExtension == "txt" && text(file)?.prefixMatch(of: #/[^\n]+: [A-Za-z0-9-]+, /#) != nil
        }
    }

    /// Whether a folder of recordings has a scene file beside it.
    private static func hasSceneFile(_ folder: URL) -> Bool {
        let scene = folder.deletingPathExtension()
        return ["yml", "yaml", "json"].contains {
            FileManager.default.fileExists(atPath: scene.appendingPathExtension($0).path)
        }
    }
}

extension URL {
    /// Whether a folder is there, and not a link to one.
    fileprivate var isFolder: Bool {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
    }
}
