package import Foundation

extension FoundCatalog {
    /// Recognizes by their paths the files that the catalog has or could have, as for a further locale.
    ///
    /// - Parameter path: Where a file is, from the root of the file system.
    package func patterns(filesAt path: (URL) -> String) -> CatalogFilePatterns {
        CatalogFilePatterns(reader: reader, paths: members.map { path($0.source.url) })
    }

    /// What it has in common with other catalogs that a program shows in the same languages: the format, where the system
    /// chooses one language for the whole app; otherwise the folder that has a file or folder for each language.
    package var placeOfLanguages: String {
        switch format.name {
        case XCStringsReader.format.name, StringsReader.format.name, StringsDictReader.format.name: "Apple"
        case AndroidReader.format.name: "Android"
        default:
            CatalogFiles.place(of: named, reader: reader).pattern.split(
                separator: "/", omittingEmptySubsequences: false
            )
            .prefix { !$0.contains("*") }.joined(separator: "/")
        }
    }

    /// Whether its files have the usual names of catalogs, and not only their form.
    package var isNamedAsCatalog: Bool {
        let pattern = reader.reader(of: named).place(of: named.url.standardizedFileURL.path).pattern
        return LookAlikes.isCatalog(pattern: pattern, members: members)
    }

    /// The catalog to read in place of this one in a folder with an earlier version of the files: the catalog of the
    /// first file that exists there.
    ///
    /// - Parameters:
    ///   - tree: Where the files have to be.
    ///   - url: Where a file is to be looked for; nil for one that cannot be there.
    /// - Returns: nil where none is there.
    /// - Throws: `CatalogError` where the file is not of the same format, or lies elsewhere.
    package func moved(into tree: ProjectTree, _ url: (URL) -> URL?) throws(CatalogError) -> FoundCatalog? {
        // Its name comes from this one.
        let first = members.filter { $0.source.url == named.url } + members
        for member in first {
            guard let place = url(member.source.url), FileManager.default.fileExists(atPath: place.path) else {
                continue
            }
            let found = try FoundCatalog(
                of: place, file: member.source.file, options: member.source.options, in: tree)
            guard found.reader.format == reader.format else {
                throw CatalogError(.unknownFormat(extension: member.source.pathExtension), file: member.source.file)
            }
            return found
        }
        return nil
    }
}
