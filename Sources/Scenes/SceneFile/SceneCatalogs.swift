package import Catalogs
package import Foundation
internal import Frames
internal import Labels

/// Reads the catalogs that a scene or a project names.
package enum SceneCatalogs {
    /// The catalogs of files, patterns and folders, each once, though several of its files be named.
    ///
    /// - Parameter sourceLocale: What the person says the texts were written in; nil asks the nearest `galley.yml`, and the
    ///   files.
    package static func read(_ value: YAMLValue?, folder: URL, sourceLocale: String? = nil) throws -> [Catalog] {
        guard let value else { return [] }
        let sourceLocale = sourceLocale ?? SourceLocale.stated(near: folder)
        do {
            let found = try find(value, folder: folder)
            var catalogs: [Catalog] = []
            for catalog in found.catalogs { catalogs.append(try Catalog(catalog, sourceLanguage: sourceLocale)) }
            if !catalogs.isEmpty { catalogs[0].warnings += found.unread }
            return catalogs
        } catch let error as CatalogError {
            throw InputError(catalog: error)
        }
    }

    /// What the value names, not yet read.
    package static func find(_ value: YAMLValue, folder: URL) throws -> CatalogFolder {
        var found = CatalogFolder()
        for item in value.listOrOne() {
            for url in try InputFile.named(item, "strings", in: folder) {
                found.add(try CatalogFolder(at: url, named: InputFile.name(of: url)))
            }
        }
        return found
    }
}
