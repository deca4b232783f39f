public import Catalogs
package import Foundation
internal import Frames

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

extension Catalog {
    /// Reads a catalog that a person names by its path.
    ///
    /// - Throws: `InputError` with the place of the first fault.
    public init(file path: String) throws {
        let url = URL(filePath: path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw InputError(.unreadable, "there is no such file", file: path)
        }
        do {
            try self.init(contentsOf: url, file: path)
        } catch {
            throw InputError(catalog: error)
        }
    }
}

extension InputError {
    init(catalog error: CatalogError) {
        self.init(.unreadable, error.message, file: error.file)
        line = error.line
        column = error.column
    }
}
