internal import Catalogs
internal import Foundation
internal import Labels
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
    /// What was left out because it lies elsewhere, a sentence each.
    let refused: [String]

    /// How many files and folders are looked at; the largest app of which the catalogs were counted has 90,000.
    static let most = 200_000
    /// How many folders inside each other are entered; a project of Gradle has a dozen.
    static let deepest = 40

    /// Looks at the files below a folder once. O(files), and O(n) in the length of the catalogs.
    ///
    /// - Parameters:
    ///   - sourceLocale: What the person says the texts were written in.
    ///   - looksForScenes: Whether to look for scene files.
    ///   - others: Whose catalogs and fonts are left out.
    init(_ folder: URL, sourceLocale: String?, looksForScenes: Bool, leavingOut others: OtherTargets? = nil) {
        let listing = FolderFiles.listing(below: folder, most: Self.most, deepest: Self.deepest)
        var paths = listing.paths.filter { FolderFiles.isPlainFile(folder.appending(path: $0)) }.sorted()
        if let others { paths.removeAll { others.hold(folder.appending(path: $0).standardizedFileURL.path) } }
        let tree = ProjectTree(around: folder)
        // Folders that are links are not entered.
        let links = paths.filter { LinkedPath.destination(ofLink: folder.appending(path: $0).path) != nil }
        let outside = links.filter { tree.refusal(of: folder.appending(path: $0).path) != nil }
        if !outside.isEmpty { paths.removeAll(where: Set(outside).contains) }
        refused = Self.notes(on: outside.filter { CatalogFolder.mayBeCatalog($0) || AppFonts.isFont($0) })
        isComplete = listing.isComplete
        inventory = CatalogInventory(below: folder, paths: paths, sourceLocale: sourceLocale)
        scenes = looksForScenes ? paths.filter { Self.isScene(folder.appending(path: $0)) } : []
        systems = SystemStatement.all(in: paths, below: folder)
        fonts = AppFonts(in: paths, below: folder)
    }

    /// Of very many links the first few.
    private static func notes(on paths: [String]) -> [String] {
        let shown = paths.prefix(5)
        let rest = paths.count - shown.count
        return shown.map {
            YAMLText.comment("\($0): warning: this is a link to a file outside of the project, which is not read")
        }
            + (rest > 0 ? ["\(rest) more links to files outside of the project are not read"] : [])
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
