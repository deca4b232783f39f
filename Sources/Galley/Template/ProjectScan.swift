internal import Catalogs
internal import Foundation
internal import Scenes

/// What there is in the folder of a project.
struct ProjectScan {
    let inventory: CatalogInventory
    /// The files that are scenes, by path.
    let scenes: [String]
    /// What says on which systems the app runs.
    let systems: [SystemStatement]
    let fonts: AppFonts
    /// Whether all files were looked at.
    let isComplete: Bool

    /// How many files and folders are looked at; the largest app of which the catalogs were counted has 90,000.
    static let most = 200_000
    /// How many folders inside each other are entered; a project of Gradle has a dozen.
    static let deepest = 40

    /// Looks at the files below a folder once. O(files), and O(n) in the length of the catalogs.
    ///
    /// - Parameters:
    ///   - sourceLocale: What the person says the texts were written in.
    ///   - hasScenes: Whether to look for scene files.
    init(_ folder: URL, sourceLocale: String?, looksForScenes: Bool) {
        let listing = FolderFiles.listing(below: folder, most: Self.most, deepest: Self.deepest)
        let paths = listing.paths.filter { FolderFiles.isPlainFile(folder.appending(path: $0)) }.sorted()
        isComplete = listing.isComplete
        inventory = CatalogInventory(below: folder, paths: paths, sourceLocale: sourceLocale)
        scenes = looksForScenes ? paths.filter { Self.isScene(folder.appending(path: $0)) } : []
        systems = SystemStatement.all(in: paths, below: folder)
        fonts = AppFonts(in: paths, below: folder)
    }

    /// Whether a file is YAML with a view at its top, and nothing there that no scene has.
    private static func isScene(_ url: URL) -> Bool {
        guard ["yml", "yaml"].contains(url.pathExtension), url.lastPathComponent != Project.fileName,
            let text = try? InputFile.text(at: url, named: url.path), text.utf8.count <= longestScene,
            text.contains("view"),
            let root = try? YAMLValue.parse(text, file: url.path, syntaxErrors: .unreadable),
            let entries = try? root.entries("a scene")
        else { return false }
        return entries.contains { $0.name == "view" } && entries.allSatisfy { sceneKeys.contains($0.name) }
    }

    private static let sceneKeys: Set<String> = {
        guard case .mapping(let keys) = SceneParts.form.shape else { return [] }
        return Set(keys.map(\.name))
    }()

    /// In bytes; what is longer was made by a program, such as a lock file.
    private static let longestScene = 1 << 20
}
