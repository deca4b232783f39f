internal import Foundation

/// A folder around a catalog, and the files of the project in it.
struct ProjectFolder {
    let url: URL
    /// Of files and folders, sorted.
    let names: [String]
    /// Where every file has to be; nil for anywhere.
    private let tree: ProjectTree?

    init(_ url: URL, tree: ProjectTree?) {
        self.url = url
        self.tree = tree
        names = Self.names(in: url)
    }

    /// The text of a file by its path in the folder; nil as for `ProjectLanguage.text`, and outside of the tree.
    func text(_ path: String) -> String? {
        let file = url.appending(path: path)
        return tree?.refusal(of: file.path) == nil ? ProjectLanguage.text(file) : nil
    }

    /// The names in a folder in it, sorted; none outside of the tree.
    func names(in path: String) -> [String] {
        let folder = url.appending(path: path)
        return tree?.refusal(of: folder.path) == nil ? Self.names(in: folder) : []
    }

    /// Why a file that may state the source language may not be read; nil if all may.
    var refusal: CatalogError? {
        guard let tree else { return nil }
        for name in names where ProjectLanguage.mayBeStated(in: name) {
            let file = url.appending(path: name)
            if let refusal = tree.refusal(of: file.path) {
                return CatalogError(.refused(reason: refusal.message), file: file.pathFromHere)
            }
        }
        return nil
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
