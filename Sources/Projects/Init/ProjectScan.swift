internal import Catalogs
internal import Foundation
internal import Frames
internal import Labels
internal import Scenes

/// What the folder of a project contains.
struct ProjectScan {
    let inventory: CatalogInventory
    /// What states the source language besides the person and what is around each catalog: the manifests of a browser extension.
    let statement: (language: String, file: String)?
    /// The files that are scenes, by path.
    let scenes: [String]
    /// What the files say about the systems that the app runs on.
    let systems: [SystemStatement]
    let fonts: AppFonts
    /// The views that the folder has.
    let views: ViewSources
    private let folder: URL
    private let paths: [String]
    /// Whether all files were looked at.
    let isComplete: Bool
    /// The links to files outside of the project, which were left out: those that the app would need.
    private let outside: [String]

    /// How many files and folders are looked at; the largest app that was examined has 90,000.
    static let most = 200_000
    /// How many levels of folders are entered; a Gradle project has about a dozen.
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
        self.outside = outside.filter {
            CatalogFolder.mayBeCatalog($0) || AppFonts.isFont($0) || looksForScenes && ViewSources.isLayout($0)
        }
        isComplete = listing.isComplete
        let inventory = CatalogInventory(below: folder, paths: paths, sourceLocale: sourceLocale)
        statement = Self.statement(on: inventory, in: paths, below: folder)
        self.inventory =
            statement.map { CatalogInventory(below: folder, paths: paths, sourceLocale: $0.language) } ?? inventory
        scenes = looksForScenes ? paths.filter { Self.isScene(folder.appending(path: $0)) } : []
        systems = SystemStatement.all(in: paths, below: folder)
        fonts = AppFonts(in: paths, below: folder)
        let isOutside = Set(outside)
        views = ViewSources(
            in: looksForScenes ? listing.paths.filter { !isOutside.contains($0) } : [], below: folder)
        self.folder = folder
        self.paths = paths
    }

    /// What the manifests of a browser extension say, where the files around its texts say nothing, and nothing else
    /// contradicts it.
    private static func statement(
        on inventory: CatalogInventory, in paths: [String], below folder: URL
    ) -> (language: String, file: String)? {
        let silent = inventory.catalogs.filter { $0.sourceLanguage == nil }
        guard !silent.isEmpty, silent.allSatisfy({ $0.format.name == "web-extension" }),
            let found = ProjectLanguage.ofBrowserExtension(in: paths, below: folder),
            silent.allSatisfy({ $0.locales.contains(found.language) }),
            inventory.catalogs.allSatisfy({ $0.sourceLanguage ?? found.language == found.language })
        else { return nil }
        return found
    }

    /// The keys that the sources show in a standard place.
    func places(on platform: Platform) -> [ShownPlace] {
        let keys = Set(inventory.catalogs.compactMap(\.catalog).flatMap(\.keys))
        return ShownPlace.all(in: paths, below: folder, keys: keys, on: platform)
    }

    /// What was left out because it is outside of the project, one sentence each: the first few links, where there are many.
    ///
    /// - Parameter others: Such links that were found later, as paths in the folder.
    func notesOnLinks(and others: [String]) -> [String] {
        let paths = Set(outside + others).sorted()
        let shown = paths.prefix(5)
        let rest = paths.count - shown.count
        return shown.map {
            YAMLText.comment("\($0): warning: this is a link to a file outside of the project, which is not read")
        }
            + (rest > 0 ? ["\(rest) more links to files outside of the project are not read"] : [])
    }

    /// Whether a file is YAML with a view at its top, and no keys that scenes do not have.
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

    /// In bytes; a longer file was made by a program, such as a lock file.
    private static let longestScene = 1 << 20
}
