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
    ///
    /// - Parameter keepsUnread: Whether files that cannot be read are kept as such; `refuseUnreadFiles(of:)` refuses them.
    package init(
        file path: String, sourceLocale: String?, allowing paths: [String], keepsUnread: Bool = false
    ) throws {
        let url = URL(filePath: path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw InputError(.unreadable, "there is no such file", file: path)
        }
        do {
            let tree = ProjectTree(of: url, allowing: paths)
            try self.init(contentsOf: url, file: path, sourceLanguage: sourceLocale, keepsUnread: keepsUnread, in: tree)
        } catch {
            throw InputError(catalog: error)
        }
    }
}

extension Catalog {
    /// Refuses files of some locales that cannot be read, as the catalog does that has them.
    package func refuseFiles(of locales: [String]?) throws(InputError) {
        do { try refuseUnreadFiles(of: locales) } catch { throw InputError(catalog: error) }
    }

    /// All locales.
    ///
    /// - Throws: `InputError` for a blank file, whose locale would be left out silently.
    package func readLocales() throws(InputError) -> [String] {
        do { try refuseUnreadFiles() } catch { throw InputError(catalog: error) }
        return everyLocale
    }
}

extension [Catalog] {
    /// Refuses a source language that a person states and that none of the catalogs has: the names of keys would be measured.
    ///
    /// - Parameter position: Where it is stated; nil for the command line.
    package func refuseForeignSourceLocale(at position: SourcePosition? = nil) throws(InputError) {
        let read = filter { !$0.isUnread }
        guard let language = read.first?.sourceLanguage, read.allSatisfy(\.lacksStatedLanguage) else { return }
        let locales = Set(read.flatMap(\.everyLocale)).subtracting([language]).sorted()
        throw .foreignSourceLocale(language, locales: locales, at: position)
    }
}

extension InputError {
    /// The error for a source language that no catalog has.
    ///
    /// - Parameter locales: Those that the catalogs have.
    package static func foreignSourceLocale(
        _ language: String, locales: [String], at position: SourcePosition? = nil
    ) -> InputError {
        let nearest = NearestName.sorted(locales, by: language)
        let rest = nearest.count > 20 ? " and \(nearest.count - 20) more" : ""
        let name = position == nil ? "--source-locale" : "sourceLocale"
        return InputError(
            .configuration,
            "\(name): no catalog has texts in \(language); the locales are \(nearest.prefix(20).joined(separator: ", "))\(rest)",
            at: position)
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
