package import Catalogs
package import Foundation
internal import Frames
internal import Labels

/// Reads the catalogs that a scene or a project names.
package enum SceneCatalogs {
    package static func read(_ value: YAMLValue?, folder: URL) throws -> [Catalog] {
        try value?.listOrOne().flatMap { item in
            try InputFile.named(item, "strings", in: folder).map { try catalog(at: $0) }
        } ?? []
    }

    /// Reads a catalog, which messages name by its path from where the command runs.
    package static func catalog(at url: URL) throws -> Catalog {
        do {
            return try Catalog(contentsOf: url, file: InputFile.name(of: url))
        } catch {
            throw InputError(catalog: error)
        }
    }
}
