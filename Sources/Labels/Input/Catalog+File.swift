package import Basics
public import Catalogs
internal import Foundation

extension Catalog {
    /// Reads a catalog, or the catalogs of a folder, that a person names by its path.
    ///
    /// - Parameter sourceLocale: BCP 47 tag of the language that the texts were written in; nil takes what the files say,
    ///   or those of the project around them.
    /// - Throws: `InputError` with the place of the first fault, or of kind `configuration` where nothing says which
    ///   language the texts were written in.
    public init(file path: String, sourceLocale: String? = nil) throws {
        try self.init(file: path, sourceLocale: sourceLocale, allowing: [])
    }

    /// The same, with what else the command line allows to be read: its other files have to be in the tree that it lies in.
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
    /// The locales, for who wants all of them.
    ///
    /// - Throws: `InputError` for a file that has nothing to read, whose locale would be left out in silence.
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

    /// A file that a project may not name, at the place that names it.
    package init(_ refusal: ProjectTree.Refusal, of key: String, at position: SourcePosition?) {
        self.init(.unreadable, "\(key): \(refusal.message)", at: position)
    }
}
