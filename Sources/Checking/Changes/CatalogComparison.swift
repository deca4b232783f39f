internal import Catalogs
internal import Foundation
internal import Labels

/// How a catalog differs from what it was.
enum CatalogDifference {
    case none
    /// Nobody knows what it was, or it is new.
    case all
    case some(CatalogChanges)
}

/// Compares the catalogs of a project with what they were at a commit.
///
/// Catalogs of which no file differs cost a look at each of their paths. The first that differs has the old files of all
/// that differ written to a temporary folder, which goes with the comparison.
struct CatalogComparison {
    private let files: ChangedFiles
    /// Paths that differ and belong to a catalog, say something of one, or may have been one.
    private let paths: [String]
    /// Files near those of the project that are gone and belong to none of its catalogs.
    private let gone: [String]
    private lazy var tree = Result { try OldTree(of: files, paths: paths) }

    /// O(changed files × catalogs) for those whose names end as the catalogs' do.
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

    /// How a catalog differs, and what a person should know of that. O(length of its files) where any has changed.
    mutating func difference(of catalog: Catalog) -> (CatalogDifference, remark: String?) {
        let urls = catalog.sources.flatMap(\.files.files).map(\.url)
        let states = urls.map { files.state(of: $0) }
        if let index = states.firstIndex(of: .untracked) {
            return (.all, files.untracked(urls[index]))
        }
        let hasChanged = states.contains { $0 != .same }
        guard hasChanged || catalog.sources.contains(where: isTouched) else { return (.none, nil) }
        // Behind a link that has changed, or in a repository inside that the commit does not have.
        for (url, state) in zip(urls, states) {
            guard case .changed(let path) = state, path != files.repository.below(LinkedPath(url.path).target) else {
                continue
            }
            return (.all, "every text of \(catalog.name) counts as changed, because \(files.changed(path))")
        }
        // The old tree has links to what is there now. Of several catalogs in one it is not known which text came first.
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

    /// What the files were; nil where the commit has none of them.
    private mutating func old(_ source: Catalog.Source) throws -> Catalog? {
        let tree = try tree.get()
        let repository = files.repository
        let found = try source.files.moved(into: tree.files) { url in
            repository.below(LinkedPath(url.path).target).map(tree.url)
        }
        return try found.map { try Catalog($0, sourceLanguage: source.statedLanguage) }
    }

    /// Whether a file has gone or come that belongs to the catalog, or one has changed that may say which language its
    /// texts were written in.
    private func isTouched(_ source: Catalog.Source) -> Bool {
        let patterns = source.files.patterns { LinkedPath($0.path).target }
        let places = source.files.files.compactMap { files.repository.below(LinkedPath($0.url.path).target) }
        return paths.contains { path in
            if patterns.contains(files.repository.place(of: path)) { return true }
            guard ProjectLanguage.mayBeStated(in: path) else { return false }
            // Such as config/application.rb and App.xcodeproj/project.pbxproj, for all beside these folders.
            let parents = (ChangedFiles.parents(of: path) + [""]).dropFirst().prefix(3)
            return parents.contains { parent in
                parent.isEmpty || places.contains { $0.hasPrefix(parent + "/") }
            }
        }
    }

    /// A catalog that is gone, whose keys others may have now; nil where there is none.
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
