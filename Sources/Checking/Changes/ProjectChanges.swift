internal import Catalogs
internal import FoundationEssentials
package import Labels
package import Scenes

/// What has changed in a project: some of its scenes and texts, or something that all of them depend on.
///
/// It lives while a check is planned.
package struct ProjectChanges {
    /// What the project is compared with, in words that follow "since": a commit, or the last check.
    let revision: String
    /// Why everything is to be checked: `galley.yml has changed since main`; nil where parts may be left out.
    package var everything: String?
    /// Remarks for people: what counts as changed though that is not known.
    var remarks: [String] = []
    /// Why scenes in Swift are checked; nil where no file that they may be compiled from has changed.
    var program: String?
    /// The names of scenes whose files or lists of catalogs differ.
    var sceneFiles: Set<String> = []
    var catalogs: [CatalogKey: CatalogDifference] = [:]
    /// Locales that the previous check did not have.
    var newLocales: Set<String> = []
    /// In which locales the previous check looked at the texts of each catalog, and in which this one does; nil where the
    /// project lists its locales.
    var catalogLocales: (old: CatalogLocales, new: CatalogLocales)?
    private var known: [CatalogKey: [String: KeySelection]] = [:]

    /// Makes a comparison in which nothing has changed yet.
    ///
    /// - Parameter revision: What the project is compared with, in words that follow "since".
    init(since revision: String) { self.revision = revision }

    /// Whether something that a scene uses has changed for a reader of a locale. O(keys of the scene).
    package mutating func affect(_ scene: LayoutScene, in locale: CheckLocale) -> Bool {
        if everything != nil || newLocales.contains(locale.name) { return true }
        if sceneFiles.contains(scene.name) { return true }
        guard scene.origin == .file else {
            // Only the program knows its keys, so that any of them may be one of the scene's.
            return program != nil || scene.catalogs.contains { keys(of: $0, in: locale) != .some([]) }
        }
        return scene.catalogs.contains { catalog in
            let selection = keys(of: catalog, in: locale)
            return scene.references.keys.contains { selection.contains($0.name) }
        }
    }

    /// The keys of a catalog whose texts have changed for a reader of a locale.
    mutating func keys(of catalog: Catalog, in locale: CheckLocale) -> KeySelection {
        if everything != nil || newLocales.contains(locale.name) { return .all }
        let key = CatalogKey(catalog)
        if let known = known[key]?[locale.name] { return known }
        let names = catalogLocales == nil ? [] : LocaleFallback.names(for: locale.lookup)
        let isNew = catalogLocales.map { $1.contain(names, of: catalog) && !$0.contain(names, of: catalog) } ?? false
        let selection: KeySelection =
            switch isNew ? .all : catalogs[key] {
            case .none?: .some([])
            case .all?: .all
            case .some(let changes)?: .some(changes.keys(in: locale))
            // A catalog that is in no file is made by the program.
            case nil: program == nil ? .some([]) : .all
            }
        known[key, default: [:]][locale.name] = selection
        return selection
    }
}

/// Some keys of a catalog.
enum KeySelection: Equatable {
    case all
    case some(Set<String>)

    func contains(_ key: String) -> Bool {
        switch self {
        case .all: true
        case .some(let keys): keys.contains(key)
        }
    }
}

/// What distinguishes a catalog of a project from its others.
package struct CatalogKey: Hashable {
    private let files: [String]
    private let language: String

    init(_ catalog: Catalog) {
        files = catalog.sources.map(\.files.file.url.path)
        language = catalog.sourceLanguage
    }
}
