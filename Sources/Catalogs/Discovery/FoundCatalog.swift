package import Foundation

/// A catalog that was found in a folder: its files, not yet read.
package struct FoundCatalog: Sendable {
    /// A file, and the locale whose texts it has.
    package struct File: Sendable, Hashable {
        package let url: URL
        /// What messages call it.
        package let name: String
        /// BCP 47 tag; nil for the file of the source language, or for one with all locales.
        package let locale: String?
    }

    let reader: any CatalogReader.Type
    let members: [CatalogFiles.Member]
    /// The file that gives the catalog its name.
    let named: CatalogSource

    package var format: CatalogFormat { reader.format }

    /// By name.
    package var files: [File] {
        members.map { File(url: $0.source.url, name: $0.source.file, locale: $0.place.locale) }
    }

    /// The main file: that of the source language if it has no locale in its name, or else the first.
    package var file: File {
        let first = members.first { $0.place.locale == nil } ?? members[0]
        return File(url: first.source.url, name: first.source.file, locale: first.place.locale)
    }

    /// nil for a catalog without files.
    init?(reader: any CatalogReader.Type, members: [CatalogFiles.Member]) {
        guard !members.isEmpty else { return nil }
        self.reader = reader
        self.members = members
        named = (members.first { $0.place.locale == nil } ?? members[0]).source
    }

    /// The catalog that a file belongs to, with the other files of it.
    ///
    /// - Parameter tree: Where all of them have to be; nil for anywhere.
    /// - Throws: `unknownFormat`, `unreadable`, `refused`.
    init(of url: URL, file: String, options: ReadingOptions, in tree: ProjectTree?) throws(CatalogError) {
        var source = CatalogSource(url: url, file: file, options: options, tree: tree)
        if let error = source.refusal { throw error }
        do {
            reader = try CatalogReaders.claiming(source)
        } catch {
            guard case .unknownFormat = error.problem, let other = CatalogFiles.reader(beside: source) else {
                throw error
            }
            reader = other
        }
        if let tree, tree.allows(url.path) {
            // The person who names one file of a catalog means all of it: those of other locales lie beside its folder.
            let pattern = CatalogFiles.place(of: source, reader: reader).pattern
            let folder = pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
            source.tree = tree.widened(to: URL(filePath: "/" + folder))
        }
        members = try CatalogFiles.all(of: source, reader: reader)
        named = source
    }
}

extension FoundCatalog {
    /// The files of a catalog by their paths and names, and the one that it is named after: what reading it depends on.
    package struct Identity: Hashable, Sendable {
        private let name: String
        private let files: [String: String]

        fileprivate init(_ found: FoundCatalog) {
            name = found.named.file
            let files = found.members.map { ($0.source.url.standardizedFileURL.path, $0.source.file) }
            self.files = Dictionary(files) { first, _ in first }
        }
    }

    /// What distinguishes the catalog from others: a catalog that is found again has the same.
    package var identity: Identity { Identity(self) }
}

extension Catalog {
    /// Reads a catalog that was found.
    ///
    /// - Parameter keepsUnread: Whether a file that cannot be read is kept in `unreadFiles`, as long as another can.
    /// - Throws: As `init(contentsOf:file:sourceLanguage:)`.
    package init(
        _ found: FoundCatalog, sourceLanguage: String? = nil, keepsUnread: Bool = false
    ) throws(CatalogError) {
        self = try CatalogAssembly.read(
            found.members, reader: found.reader, named: found.named, sourceLanguage: sourceLanguage,
            keepsUnread: keepsUnread)
        sources = [Source(files: found, statedLanguage: sourceLanguage)]
    }
}
