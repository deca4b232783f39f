internal import Catalogs
internal import Foundation
internal import Labels
internal import Scenes

/// What of a project differs from a commit: some of its scenes and texts, or what all of them depend on.
///
/// It lives while a check is planned. Catalogs of which files differ are read a second time, as they were.
struct ProjectChanges {
    /// The commit in words, to follow "since".
    let revision: String
    /// Why everything is to be checked: `galley.yml has changed since main`; nil where parts may be left out.
    private(set) var everything: String?
    /// What a person should know: what counts as changed though nobody knows whether it has.
    private(set) var remarks: [String] = []
    /// Why scenes in Swift are checked; nil where no file that they may be made of has changed.
    private(set) var program: String?
    private var sceneFiles: Set<String> = []
    private var catalogs: [CatalogKey: CatalogDifference] = [:]
    /// Locales that the check did not have.
    private var newLocales: Set<String> = []
    private var known: [CatalogKey: [String: KeySelection]] = [:]

    /// Compares a project with a commit of the repository that it lies in.
    ///
    /// 1. Ask git for the files that differ.
    /// 2. Everything depends on the configuration, the fonts and the baseline.
    /// 3. A scene file stands for its scene, the sources of a program for all of its scenes.
    /// 4. Of a catalog the texts count that differ, locale by locale.
    ///
    /// - Throws: `InputError` for what git does not know or cannot do.
    init(of project: Project, since name: String, options: CheckOptions) throws {
        let files = try ChangedFiles(since: name, around: project.directory.path)
        revision = files.revision.words
        let inputs = ProjectInputs(project, options: options)
        everything = inputs.reasonForAll(in: files)
        guard everything == nil else { return }
        for scene in project.scenes {
            guard let file = scene.file, scene.origin == .file else { continue }
            switch files.state(of: URL(filePath: file)) {
            case .same: break
            case .changed: sceneFiles.insert(scene.name)
            case .untracked:
                sceneFiles.insert(scene.name)
                remarks.append(files.untracked(URL(filePath: file)))
            }
        }
        program = ProgramSources(of: project)?.firstChange(in: files, besides: inputs).map(files.changed)
        try compareCatalogs(of: project, files: files, inputs: inputs)
    }

    private mutating func compareCatalogs(of project: Project, files: ChangedFiles, inputs: ProjectInputs) throws {
        var comparison = CatalogComparison(files: files, inputs: inputs)
        if let deleted = comparison.deletedCatalog() {
            everything = files.deleted(deleted)
            return
        }
        var (locales, oldLocales): (Set<String>, Set<String>) = ([], [])
        for catalog in inputs.catalogs {
            let (difference, remark) = comparison.difference(of: catalog)
            if let remark { remarks.append(remark) }
            catalogs[CatalogKey(catalog)] = difference
            locales.formUnion(catalog.locales)
            switch difference {
            case .none: oldLocales.formUnion(catalog.locales)
            case .all: break
            case .some(let changes):
                oldLocales.formUnion(changes.oldLocales)
                guard changes.oldSourceLanguage != catalog.sourceLanguage else { continue }
                everything = "the source language of \(catalog.name) was \(changes.oldSourceLanguage) then"
            }
        }
        // The first catalog tells the source language of the project.
        if let first = inputs.catalogs.first, case .all? = catalogs[CatalogKey(first)],
            inputs.catalogs.contains(where: { $0.sourceLanguage != first.sourceLanguage })
        {
            everything = "the source language may have been another then"
        }
        if project.matrix.locales == nil { newLocales = locales.subtracting(oldLocales) }
    }

    /// Whether something that a scene is made of has changed for a reader of a locale. O(keys of the scene).
    mutating func affect(_ scene: LayoutScene, in locale: CheckLocale) -> Bool {
        if everything != nil || newLocales.contains(locale.name) { return true }
        guard scene.origin == .file else {
            // The program alone knows its keys, so that any may be one of the scene's.
            return program != nil || scene.catalogs.contains { keys(of: $0, in: locale) != .some([]) }
        }
        if sceneFiles.contains(scene.name) { return true }
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
        let selection: KeySelection =
            switch catalogs[key] {
            case .none?: .some([])
            case .all?: .all
            case .some(let changes)?: .some(changes.keys(in: locale))
            // A catalog that no file holds is the program's own.
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

/// What tells a catalog of a project from its others.
struct CatalogKey: Hashable {
    private let files: [String]
    private let language: String

    init(_ catalog: Catalog) {
        files = catalog.sources.map(\.files.file.url.path)
        language = catalog.sourceLanguage
    }
}
