internal import Catalogs
internal import Foundation
internal import Labels

/// How a catalog differs from what it was.
enum CatalogDifference {
    case none
    /// It is not known what it was, or it is new.
    case all
    case some(CatalogChanges)
}

/// Compares the catalogs of a project with what they were at a commit.
///
/// A catalog whose files are unchanged costs a look at each of their paths. For the first that differs, the old
/// versions of all files that differ are written to a temporary folder, which is deleted with the comparison.
struct CatalogComparison {
    private let files: ChangedFiles
    /// Changed paths that belong to a catalog, say something about one, or may have belonged to one.
    private let paths: [String]
    /// Deleted files near those of the project that belong to none of its catalogs.
    private let gone: [String]
    private lazy var tree = Result { try OldTree(of: files, paths: paths) }

    /// O(changed files × catalogs) for files whose names end like those of catalogs.
    init(files: ChangedFiles, inputs: ProjectInputs) {
        self.files = files
        let present = inputs.catalogs.flatMap(\.sources).map { $0.files.patterns { LinkedPath($0.path).target } }
        let own = inputs.comparedFiles(in: files)
        let changed = files.paths { path in
            CatalogFolder.mayBeCatalog(path) || ProjectLanguage.mayBeStated(in: path) || own.contains(path)
        }
        var (paths, gone): ([String], [String]) = ([], [])
        for path in changed {
            let place = files.repository.place(of: path)
            if present.contains(where: { $0.contains(place) }) || ProjectLanguage.mayBeStated(in: path) {
                paths.append(path)
            } else if files.isGone(path), CatalogFolder.mayBeCatalog(path), inputs.isNear(place) {
                paths.append(path)
                gone.append(path)
            }
        }
        (self.paths, self.gone) = (paths, gone)
    }

    /// How a catalog differs, and a remark about it for people. O(length of its files) where any has changed.
    mutating func difference(of catalog: Catalog) -> (CatalogDifference, remark: String?) {
        let urls = catalog.sources.flatMap(\.files.files).map(\.url)
        let states = urls.map { files.state(of: $0) }
        if let index = states.firstIndex(of: .untracked) {
            return (.all, files.untracked(urls[index]))
        }
        let hasChanged = states.contains { $0 != .same }
        guard hasChanged || catalog.sources.contains(where: isTouched) else { return (.none, nil) }
        // Behind a link that has changed, or in a nested repository that the commit does not have.
        for (url, state) in zip(urls, states) {
            guard case .changed(let path) = state, path != files.repository.below(LinkedPath(url.path).target) else {
                continue
            }
            return (.all, "every text of \(catalog.name) counts as changed, because \(files.changed(path))")
        }
        // The old tree has links to the files of today. Where several catalogs were merged, it is not known which text
        // came first.
        let isLinked = urls.contains { url in
            LinkedPath(url.path).links.contains { files.repository.below($0) != nil }
        }
        guard !isLinked, catalog.sources.count == 1, let source = catalog.sources.first else { return (.all, nil) }
        do {
            guard let old = try old(source) else { return (.all, nil) }
            let changes = CatalogChanges(from: old, to: catalog)
            return (changes.isEmpty ? .none : .some(changes), nil)
        } catch {
            let name = source.files.file.name
            let reason = (error as? CatalogError)?.message ?? (error as? InputError)?.message ?? "\(error)"
            let cause = "it cannot be read as it was then: \(reason.trimmingPrefix("--changed-since: "))"
            return (.all, "every text of \(name) counts as changed, because \(cause)")
        }
    }

    /// The catalog as it was; nil where the commit has none of its files.
    private mutating func old(_ source: Catalog.Source) throws -> Catalog? {
        let tree = try tree.get()
        let repository = files.repository
        let found = try source.files.moved(into: tree.files) { url in
            repository.below(LinkedPath(url.path).target).map(tree.url)
        }
        return try found.map { try Catalog($0, sourceLanguage: source.statedLanguage) }
    }

    /// Whether a file of the catalog was added or deleted, or one has changed that may say what its source language is.
    private func isTouched(_ source: Catalog.Source) -> Bool {
        let patterns = source.files.patterns { LinkedPath($0.path).target }
        let places = source.files.files.compactMap { files.repository.below(LinkedPath($0.url.path).target) }
        return paths.contains { path in
            if patterns.contains(files.repository.place(of: path)) { return true }
            guard ProjectLanguage.mayBeStated(in: path) else { return false }
            // Such as config/application.rb and App.xcodeproj/project.pbxproj, which apply to everything beside these
            // folders.
            let parents = (ChangedFiles.parents(of: path) + [""]).dropFirst().prefix(3)
            return parents.contains { parent in
                parent.isEmpty || places.contains { $0.hasPrefix(parent + "/") }
            }
        }
    }

    /// A catalog that was deleted, whose keys other catalogs may have now; nil where there is none.
    mutating func deletedCatalog() -> String? {
        guard !gone.isEmpty, case .success(let tree) = tree else { return gone.first }
        return gone.first { path in
            guard let folder = try? CatalogFolder(at: tree.url(of: path), named: path, in: tree.files) else {
                return false
            }
            return folder.catalogs.first?.isNamedAsCatalog ?? false
        }
    }
}
