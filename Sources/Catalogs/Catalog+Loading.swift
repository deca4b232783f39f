internal import Foundation

#if canImport(FoundationEssentials)
public import struct FoundationEssentials.URL
#else
public import struct Foundation.URL
#endif

extension Catalog {
    /// Reads a catalog of any known format: one file with all locales, or one of the files that it has for its locales,
    /// with all the others; or a folder, whose catalogs are merged.
    ///
    /// - Parameters:
    ///   - url: The file or folder.
    ///   - file: What positions and messages call it; by default its path, relative to the current folder where it is in
    ///     it.
    ///   - sourceLanguage: BCP 47 tag of the language that the texts were written in, which is fallen back to; nil takes
    ///     what the files say, or those of the project around them.
    ///   - options: What of the files is read.
    /// - Throws: `CatalogError` with the place and what was expected there; `unknownSourceLanguage` where nothing says which
    ///   language the texts were written in. O(n) in the length of the files.
    public init(
        contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil,
        options: ReadingOptions = ReadingOptions()
    ) throws(CatalogError) {
        try self.init(contentsOf: url, file: file, sourceLanguage: sourceLanguage, options: options, in: nil)
    }

    /// The same, of which every file has to be in a tree; nil for anywhere.
    package init(
        contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil,
        options: ReadingOptions = ReadingOptions(), in tree: ProjectTree?
    ) throws(CatalogError) {
        let folder = try CatalogFolder(at: url, named: file ?? url.pathFromHere, options: options, in: tree)
        guard folder.catalogs.count > 1 || !folder.unread.isEmpty else {
            self = try Catalog(folder.catalogs[0], sourceLanguage: sourceLanguage)
            return
        }
        var catalogs: [Catalog] = []
        for found in folder.catalogs { catalogs.append(try Catalog(found, sourceLanguage: sourceLanguage)) }
        self.init(merging: catalogs)
        name = url.lastPathComponent
        warnings += folder.unread
    }
}
