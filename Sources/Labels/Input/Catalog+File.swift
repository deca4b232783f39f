package import Basics
public import Catalogs
internal import Foundation

extension Catalog {
    /// Reads a catalog, or the catalogs of a folder, by its path.
    ///
    /// - Parameter sourceLocale: BCP 47 tag of the source language; nil for that of the files, or of the project around
    ///   them.
    /// - Throws: `InputError` with the place of the first fault, or of kind `configuration` where nothing says what the
    ///   source language is.
    public init(file path: String, sourceLocale: String? = nil) throws {
        try self.init(file: path, sourceLocale: sourceLocale, allowing: [])
    }

    /// The same, with further paths that may be read. The catalog's other files have to be in its tree.
    package init(file path: String, sourceLocale: String?, allowing paths: [String]) throws {
        let url = URL(filePath: path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw InputError(.unreadable, "there is no such file", file: path)
        }
        do {
            let tree = ProjectTree(of: url, allowing: paths)
            try self.init(contentsOf: url, file: path, sourceLanguage: sourceLocale, in: tree)
        } catch {
            throw InputError(catalog: error)
        }
    }
}

extension Catalog {
    /// All locales.
    ///
    /// - Throws: `InputError` for a blank file, whose locale would be left out silently.
    package func readLocales() throws(InputError) -> [String] {
        do { try refuseUnreadFiles() } catch { throw InputError(catalog: error) }
        return everyLocale
    }
}

extension SourcePosition {
    /// The place of a problem; the beginning of the file where it is about the whole.
    package init(_ error: CatalogError) {
        self.init(file: error.file, line: error.line ?? 1, column: error.column ?? 1)
    }
}

extension InputError {
    package init(catalog error: CatalogError) {
        self.init(error.isConfiguration ? .configuration : .unreadable, error.message, file: error.file)
        line = error.line
        column = error.column
    }

    /// The error for a file that a project may not name, at the place that names it.
    package init(_ refusal: ProjectTree.Refusal, of key: String, at position: SourcePosition?) {
        self.init(.unreadable, "\(key): \(refusal.message)", at: position)
    }
}
