public import Foundation
internal import Scenes

extension Project {
    /// The name of the configuration file.
    public static let fileName = "galley.yml"

    /// The projects of several files or folders, each once; of this folder where none is named.
    ///
    /// - Throws: `InputError` where there is none, or for what is wrong in one.
    public static func find(at paths: [String]) throws -> [Project] {
        var seen: Set<String> = []
        return try (paths.isEmpty ? ["."] : paths).map { try find(at: $0) }.filter { seen.insert($0.file).inserted }
    }

    /// The project of a file, or of the nearest `galley.yml` in a folder or above it.
    ///
    /// - Throws: `InputError` where there is none, or for what is wrong in it.
    public static func find(at path: String) throws -> Project {
        let url = URL(filePath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw InputError(.unreadable, "there is no such file or folder", file: path)
        }
        guard isFolder.boolValue else { return try Project(contentsOf: url) }
        var folder = url
        while true {
            let file = folder.appending(path: fileName)
            if FileManager.default.fileExists(atPath: file.path) { return try Project(contentsOf: file) }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path != folder.path else { break }
            folder = parent
        }
        throw InputError(
            .configuration,
            "there is no \(fileName) in this folder or above it, so nothing would be checked; galley init writes one",
            file: path)
    }

    /// Reads a configuration, its scenes and its catalogs.
    ///
    /// - Throws: `InputError` with the place of the first fault.
    public init(contentsOf url: URL) throws {
        self = try ProjectReader(url: url, name: InputFile.name(of: url)).read()
    }
}
