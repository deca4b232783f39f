package import Catalogs
package import Foundation
internal import Labels

/// The catalogs that scenes and a project name, each read once. A catalog that was read before is returned as a copy,
/// which shares the entries.
package final class SceneCatalogs {
    private var folders: [Place: CatalogFolder] = [:]
    private var catalogs: [Reading: Catalog] = [:]
    private var statedLocales: [String: String?] = [:]

    /// Whether a file that cannot be read is kept as such in its catalog, so that the others can be checked.
    private let keepsUnread: Bool

    init(keepsUnread: Bool = false) { self.keepsUnread = keepsUnread }

    /// How many times a catalog has been read from its files.
    private(set) var reads = 0

    /// A file or folder, its name in messages, and the folders that its files have to be in.
    private struct Place: Hashable {
        let path: String
        let name: String
        let tree: ProjectTree
    }

    private struct Reading: Hashable {
        let catalog: FoundCatalog.Identity
        let sourceLocale: String?
    }

    /// The catalogs of files, patterns and folders, each once, though several of its files may be named.
    func read(_ value: YAMLValue?, folder: URL, of tree: ProjectTree, sourceLocale: String?) throws -> [Catalog] {
        guard let value else { return [] }
        let sourceLocale = sourceLocale ?? statedLocale(near: folder)
        do {
            let found = try Self.find(value, folder: folder, of: tree, by: self.found)
            var catalogs = try read(found.catalogs, sourceLocale: sourceLocale)
            if !catalogs.isEmpty, !found.unread.isEmpty { catalogs[0].warnings += found.unread }
            return catalogs
        } catch let error as CatalogError {
            throw InputError(catalog: error)
        }
    }

    /// What the value names, not yet read.
    package static func find(_ value: YAMLValue, folder: URL, of tree: ProjectTree) throws -> CatalogFolder {
        try find(value, folder: folder, of: tree) { try CatalogFolder(at: $0, named: $1, in: $2) }
    }

    private static func find(
        _ value: YAMLValue, folder: URL, of tree: ProjectTree,
        by look: (URL, String, ProjectTree) throws -> CatalogFolder
    ) throws -> CatalogFolder {
        var found = CatalogFolder()
        for item in value.listOrOne() {
            for url in try InputFile.named(item, "strings", in: folder, of: tree) {
                do {
                    found.add(try look(url, InputFile.name(of: url), tree))
                } catch let error as CatalogError {
                    guard case .refused(let reason) = error.problem else { throw error }
                    throw InputError(ProjectTree.Refusal(message: reason), of: "strings", at: item.position)
                }
            }
        }
        return found
    }

    private func found(at url: URL, named name: String, in tree: ProjectTree) throws -> CatalogFolder {
        let place = Place(path: url.standardizedFileURL.path, name: name, tree: tree)
        if let known = folders[place] { return known }
        let found = try CatalogFolder(at: url, named: name, in: tree)
        folders[place] = found
        return found
    }

    private func read(_ found: [FoundCatalog], sourceLocale: String?) throws -> [Catalog] {
        guard keepsUnread else { return try found.map { try catalog($0, sourceLocale: sourceLocale) } }
        var catalogs: [Catalog] = []
        var unread: [(name: String, error: CatalogError)] = []
        for found in found {
            do {
                catalogs.append(try catalog(found, sourceLocale: sourceLocale))
            } catch let error as CatalogError where !error.isConfiguration {
                unread.append((found.file.url.deletingPathExtension().lastPathComponent, error))
            }
        }
        guard let first = catalogs.first else {
            if let error = unread.first?.error { throw error }
            return []
        }
        return catalogs + unread.map { Catalog(unread: $0.error, name: $0.name, sourceLanguage: first.sourceLanguage) }
    }

    private func catalog(_ found: FoundCatalog, sourceLocale: String?) throws -> Catalog {
        let reading = Reading(catalog: found.identity, sourceLocale: sourceLocale)
        if let known = catalogs[reading] { return known }
        reads += 1
        let catalog = try Catalog(found, sourceLanguage: sourceLocale, keepsUnread: keepsUnread)
        catalogs[reading] = catalog
        return catalog
    }

    private func statedLocale(near folder: URL) -> String? {
        let path = folder.standardizedFileURL.path
        if let known = statedLocales[path] { return known }
        let stated = SourceLocale.stated(near: folder)
        statedLocales.updateValue(stated, forKey: path)
        return stated
    }
}
