internal import Catalogs
internal import Foundation
internal import Galley

/// What `galley adopt` writes beside the program about the app's extensions.
@MainActor
enum AppExtensions {
    private struct Facts: Decodable {
        /// What is in its bundle beside code.
        let files: [String]
        let hasContainerBackgrounds: Bool
    }

    private static var known: [String: [Catalog]] = [:]

    /// By the names of modules.
    private static let facts: [String: Facts] = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let data = try? Data(contentsOf: URL(filePath: program + ".extensions.json"))
        else { return [:] }
        return (try? JSONDecoder().decode([String: Facts].self, from: data)) ?? [:]
    }()

    /// The catalogs of a module: each extension looks its texts up in its own bundle, and not in the app's. None for a module of
    /// the app itself.
    static func catalogs(ofModule name: String) -> [Catalog] {
        if let catalogs = known[name] { return catalogs }
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        // What lies elsewhere is found where it is.
        let catalogs = Dictionary(grouping: facts[name]?.files ?? []) { $0.hasPrefix(here.path + "/") }.flatMap {
            isHere, paths in
            let root = isHere ? here : URL(filePath: "/")
            return CatalogFolder(root, paths: paths.map { String($0.dropFirst(isHere ? here.path.count + 1 : 1)) })
                .catalogs
        }.compactMap { try? Catalog($0) }
        known[name] = catalogs
        return catalogs
    }

    /// Whether the system puts margins around the widgets of a module: it has done so since widgets have container backgrounds.
    static func hasMargins(inModule name: String) -> Bool { facts[name]?.hasContainerBackgrounds ?? true }
}
