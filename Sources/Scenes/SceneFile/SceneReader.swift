package import Catalogs
package import Foundation
internal import Labels

/// Reads scene files, and the catalogs that they and their project name, each catalog once.
///
/// It keeps these catalogs as long as it lives, which is while one project is read. The scenes have copies that share
/// the memory. Belongs to one thread.
package final class SceneReader {
    private let catalogs: SceneCatalogs
    /// Where the files have to be that scenes name; nil for the tree that each of them lies in.
    private let tree: ProjectTree?
    /// How many scene files have been parsed.
    package private(set) var parsedScenes = 0
    /// How many times a catalog has been read from its files.
    package var readCatalogs: Int { catalogs.reads }

    /// - Parameters:
    ///   - tree: Where the files have to be that scenes name; nil for the tree that each of them lies in.
    ///   - keepsUnread: Whether a file of a catalog that cannot be read is kept as such in the catalog; otherwise it is an
    ///     error.
    package init(in tree: ProjectTree? = nil, keepsUnread: Bool = false) {
        self.tree = tree
        catalogs = SceneCatalogs(keepsUnread: keepsUnread)
    }

    /// The tree that the files named by a file in this folder have to be in.
    func tree(around folder: URL) -> ProjectTree { tree ?? ProjectTree(around: folder) }

    /// Reads a scene file: O(n) in its length, and in the catalogs that no earlier scene has named.
    ///
    /// - Parameters: As in `LayoutScene.init(contentsOf:file:catalogs:sourceLocale:)`.
    package func scene(
        contentsOf url: URL, file: String, catalogs shared: [Catalog] = [], sourceLocale: String? = nil
    ) throws -> LayoutScene {
        try LayoutScene(
            InputFile.text(at: url, named: file, in: tree), file: file, folder: url.deletingLastPathComponent(),
            catalogs: shared, sourceLocale: sourceLocale, reader: self)
    }

    /// The catalogs that a value of a scene or a configuration names, relative to the folder of its file.
    ///
    /// - Parameter sourceLocale: The source language that the command line states; nil for that of the nearest
    ///   `galley.yml`, and of the files.
    package func catalogs(
        _ value: YAMLValue?, folder: URL, sourceLocale: String? = nil
    ) throws -> [Catalog] {
        try catalogs.read(value, folder: folder, of: tree(around: folder), sourceLocale: sourceLocale)
    }

    /// Parses the text of a scene file.
    func parse(_ text: String, file: String) throws -> YAMLValue {
        parsedScenes += 1
        return try YAMLValue.parse(
            text, file: file, syntaxErrors: .unreadable, repeatedKey: SceneModifiers.cure(ofRepeated:))
    }
}
