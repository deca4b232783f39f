package import Basics
package import Catalogs
package import Foundation
package import Labels
internal import Scenes

/// The catalogs of a project, or those that the user names: what they contain and what is odd in them.
package struct CatalogInventory: Sendable {
    package private(set) var catalogs: [CatalogSummary] = []
    /// Files that look like catalogs, of formats that are not read.
    package private(set) var unread: [CatalogError] = []

    /// Files that cannot be read.
    package var failures: [CatalogError] { catalogs.flatMap(\.failures) }
    package var oddities: [CatalogError] { catalogs.flatMap(\.oddities) }
    /// Whether a translation is missing; false where missing ones are not listed.
    package var lacksTranslations: Bool {
        oddities.contains { oddity in
            if case .fault(let fault) = oddity.problem { fault.kind == .missingTranslation } else { false }
        }
    }

    /// Examines the catalogs of files and folders; if none is named, those of the nearest `galley.yml`; and if there is
    /// none or it names none, those of the current folder.
    ///
    /// - Parameters:
    ///   - sourceLocale: The source language that the command line states; nil for that of the nearest `galley.yml`.
    ///   - listsMissing: Whether each missing translation is one of the oddities.
    ///   - allowed: Paths that may be read besides the files of the project, or those that are named.
    /// - Throws: `InputError` for a name that is not a catalog's, and for a folder without any.
    package init(
        of paths: [String], sourceLocale: String? = nil, listsMissing: Bool = false, allowing allowed: [String] = []
    ) throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        do {
            var found = CatalogFolder()
            if paths.isEmpty {
                let tree = ProjectTree(around: here, allowing: allowed)
                found = try Self.project(near: here, allowing: allowed) ?? CatalogFolder(at: here, named: "", in: tree)
            }
            for path in paths {
                let url = URL(filePath: path)
                found.add(try CatalogFolder(at: url, named: path, in: ProjectTree(of: url, allowing: allowed)))
            }
            examine(found, sourceLocale: sourceLocale, listsMissing: listsMissing)
            if sourceLocale != nil {
                try refuseForeignSourceLocale()
            } else if paths.isEmpty {
                try refuseForeignSourceLocale(at: SourceLocale.statement(near: here)?.position)
            }
        } catch let error as CatalogError {
            throw InputError(catalog: error)
        }
    }

    /// Examines the catalogs of a project: those that its configuration names, or else those of its folder.
    ///
    /// - Throws: `InputError` for a folder without any.
    package init(of project: Project) throws {
        do {
            examine(
                try project.catalogFiles ?? CatalogFolder(at: project.directory, named: "", in: project.tree),
                sourceLocale: nil, listsMissing: false)
        } catch let error as CatalogError {
            throw InputError(catalog: error)
        }
    }

    private mutating func examine(_ found: CatalogFolder, sourceLocale: String?, listsMissing: Bool) {
        unread = found.unread
        catalogs = found.catalogs.map { catalog in
            CatalogSummary(
                catalog, sourceLanguage: sourceLocale ?? SourceLocale.stated(near: catalog.file.url),
                listsMissing: listsMissing)
        }
        catalogs.compare()
    }

    /// Reads the catalogs below a folder, if there are any, without looking for oddities; keeps their texts.
    ///
    /// - Parameters:
    ///   - paths: The paths in the folder.
    ///   - sourceLocale: The source language that the command line states.
    package init(below folder: URL, paths: [String], sourceLocale: String?) {
        let found = CatalogFolder(folder, named: "", paths: paths, in: ProjectTree(around: folder))
        unread = found.unread
        catalogs = found.catalogs.map {
            CatalogSummary($0, sourceLanguage: sourceLocale, isExamined: false, keepsTexts: true)
        }
    }

    /// Refuses a source language that a person states and that none of the catalogs has.
    ///
    /// - Parameter position: Where it is stated; nil for the command line.
    package func refuseForeignSourceLocale(at position: SourcePosition? = nil) throws(InputError) {
        guard let language = catalogs.lazy.compactMap(\.sourceLanguage).first,
            catalogs.allSatisfy(\.lacksStatedLanguage)
        else { return }
        throw .foreignSourceLocale(
            language, locales: Set(catalogs.flatMap(\.locales)).subtracting([language]).sorted(), at: position)
    }

    /// The catalogs that the nearest `galley.yml` names, or what it extends; nil where it names none, or there is none.
    private static func project(near folder: URL, allowing allowed: [String]) throws -> CatalogFolder? {
        guard let file = Project.nearest(Project.fileName, to: folder) else { return nil }
        let tree = ProjectTree(around: file.deletingLastPathComponent(), allowing: allowed)
        guard let strings = try ConfigurationFiles(contentsOf: file, in: tree).value(of: "strings") else { return nil }
        return try SceneCatalogs.find(strings.value, folder: strings.folder, of: tree)
    }

    /// With no other locales than these.
    ///
    /// - Throws: `InputError` for a locale that no catalog has.
    package func limited(to locales: [String]) throws -> CatalogInventory {
        let known = Set(catalogs.flatMap { $0.progress.map(\.locale) + [$0.sourceLanguage].compactMap(\.self) })
        for locale in locales where !known.contains(locale) {
            throw InputError.unknown("locale in the catalogs", locale, expected: known.sorted(), at: nil)
        }
        var limited = self
        limited.catalogs = catalogs.map { $0.limited(to: locales) }
        return limited
    }
}
