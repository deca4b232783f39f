internal import Catalogs
internal import Foundation
internal import Galley

/// The extensions of an adopted app.
@MainActor
enum AppExtensions {
    private static var known: [String: [Catalog]] = [:]

    /// The catalogs of a module: each extension looks its texts up in its own bundle, and not in the app's. None for a module of
    /// the app itself.
    static func catalogs(ofModule name: String) -> [Catalog] {
        if let catalogs = known[name] { return catalogs }
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        // What lies elsewhere is found where it is.
        let catalogs = Dictionary(grouping: AppFacts.ofAdopted.extensions[name]?.files ?? []) {
            $0.hasPrefix(here.path + "/")
        }.flatMap {
            isHere, paths in
            let root = isHere ? here : URL(filePath: "/")
            return CatalogFolder(root, paths: paths.map { String($0.dropFirst(isHere ? here.path.count + 1 : 1)) })
                .catalogs
        }.compactMap { try? Catalog($0) }
        known[name] = catalogs
        return catalogs
    }

    /// Whether the system puts margins around the widgets of a module: it has done so since widgets have container backgrounds.
    static func hasMargins(inModule name: String) -> Bool {
        AppFacts.ofAdopted.extensions[name]?.hasContainerBackgrounds ?? true
    }
}
