public import Catalogs
internal import Foundation

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
    package init(catalog error: CatalogError) {
        self.init(.unreadable, error.message, file: error.file)
        line = error.line
        column = error.column
    }
}
