internal import Catalogs
public import Foundation
internal import Labels
public import Scenes

extension Project {
    /// The name of the configuration file.
    public static let fileName = ProjectTree.configurationName

    /// The projects of several files or folders, each once.
    ///
    /// If no path is given, it is that of the current folder. For scenes of a program it is the nearest one above the
    /// program's source in the same package, or else that of the current folder, or else one with the defaults of
    /// `ProjectTemplate`.
    ///
    /// - Parameters:
    ///   - paths: Files, or folders in or below those of the files; may be empty.
    ///   - scenes: The scenes in Swift; nil where all scenes are files.
    ///   - allowed: Files and folders that projects may name although they are outside of them.
    /// - Throws: `InputError` where there is none, or for an error in one.
    public static func find(
        at paths: [String], for scenes: SwiftScenes? = nil, allowing allowed: [String] = []
    ) throws -> [Project] {
        if paths.isEmpty, let scenes { return [try Project(of: scenes, allowing: allowed)] }
        var seen: Set<String> = []
        return try (paths.isEmpty ? ["."] : paths).map { try find(at: $0, for: scenes, allowing: allowed) }
            .filter { seen.insert($0.file).inserted }
    }

    /// The project of a file, or of the nearest `galley.yml` in a folder or above it.
    ///
    /// - Parameters:
    ///   - path: The file, or a folder in or below that of the file.
    ///   - scenes: The scenes in Swift; nil where all scenes are files.
    ///   - allowed: Files and folders that the project may name although they are outside of it.
    /// - Throws: `InputError` where there is none, or for an error in it.
    public static func find(
        at path: String, for scenes: SwiftScenes? = nil, allowing allowed: [String] = []
    ) throws -> Project {
        let url = try configuration(at: path, program: scenes?.program)
        return try ProjectReader(url: url, swift: scenes, allowing: allowed + named(url, by: path)).read()
    }

    /// The configuration, where the path names the file itself, which may then be anywhere.
    static func named(_ configuration: URL, by path: String) -> [String] {
        FileKind(path) == .folder ? [] : [configuration.path]
    }

    /// The file of that name, or the nearest `galley.yml` in a folder of that name or above it.
    static func configuration(at path: String, program: String? = nil) throws -> URL {
        let url = URL(filePath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw InputError(.unreadable, "there is no such file or folder", file: path)
        }
        guard isFolder.boolValue else { return url }
        if let file = nearest(fileName, to: url) { return file }
        let writer = "\(program ?? "galley") init"
        throw InputError(
            .configuration,
            "there is no \(fileName) in this folder or above it, so nothing would be checked; \(writer) writes one",
            file: path)
    }

    /// Reads a configuration, its scenes and its catalogs.
    ///
    /// - Parameters:
    ///   - url: The file, which may be anywhere. Paths in it are relative to its folder, and the files that they name
    ///     have to be in its repository or package, or else in that folder.
    ///   - scenes: The scenes in Swift, of which `scenes:` may name some by patterns such as `preview:*`; nil where all
    ///     scenes are files.
    /// - Throws: `InputError` with the place of the first fault.
    public init(contentsOf url: URL, for scenes: SwiftScenes? = nil) throws {
        self = try ProjectReader(url: url, swift: scenes, allowing: [url.path]).read()
    }

    /// Reads a configuration for scenes in Swift instead of those that it names.
    ///
    /// - Throws: `InputError` with the place of the first fault.
    public init(contentsOf url: URL, scenes: [LayoutScene]) throws {
        try self.init(contentsOf: url, scenes: scenes, allowing: [url.path])
    }

    /// The same, with paths that may be read besides the files of the tree.
    init(contentsOf url: URL, scenes: [LayoutScene], allowing paths: [String]) throws {
        self = try ProjectReader(url: url, swift: SwiftScenes(scenes), readsScenes: false, allowing: paths).read()
    }
}
