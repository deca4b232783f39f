internal import Catalogs
internal import Foundation

/// The catalogs in the folders of bundles that texts name, such as `Bundle.module`; a runner of scenes reads each folder once.
final class BundleCatalogs {
    private struct Place: Hashable {
        var folder: String
        var sourceLanguage: String
    }

    private var known: [Place: [Catalog]] = [:]

    /// The catalogs below a folder, without those that cannot be read: a text that is in none of them shows its key, as
    /// in an app.
    ///
    /// - Parameter sourceLanguage: BCP 47 tag of the language that the texts were written in.
    func catalogs(in folder: String, sourceLanguage: String) -> [Catalog] {
        let place = Place(folder: folder, sourceLanguage: sourceLanguage)
        if let catalogs = known[place] { return catalogs }
        let url = URL(filePath: folder).standardizedFileURL
        // A bundle of everything around the current folder is none of an app's.
        let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        let isAround = here.hasPrefix(url.path == "/" ? "/" : url.path + "/")
        let found = isAround ? [] : CatalogFolder(url).catalogs
        let catalogs = found.compactMap { try? Catalog($0, sourceLanguage: sourceLanguage) }
        known[place] = catalogs
        return catalogs
    }
}
