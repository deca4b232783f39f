internal import Foundation

#if canImport(FoundationEssentials)
public import struct FoundationEssentials.URL
#else
public import struct Foundation.URL
#endif

extension Catalog {
    /// Reads a catalog of any known format. The path is a file with all locales; or one of the files of a catalog with
    /// a file a locale, of which all are read; or a folder, whose catalogs are merged.
    ///
    /// - Parameters:
    ///   - url: The file or folder.
    ///   - file: The path in positions and messages; by default the file's path, relative to the current folder if it
    ///     is in it.
    ///   - sourceLanguage: BCP 47 tag of the language that the texts were written in, and to which lookups fall back;
    ///     nil takes it from the files, or from the project around them.
    ///   - options: What of the files is read.
    /// - Throws: `CatalogError` with the place and what was expected there; `unknownSourceLanguage` where nothing says which
    ///   language the texts were written in. O(n) in the length of the files.
    public init(
        contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil,
        options: ReadingOptions = ReadingOptions()
    ) throws(CatalogError) {
        try self.init(contentsOf: url, file: file, sourceLanguage: sourceLanguage, options: options, in: nil)
    }

    /// The same for files that all have to be in a tree; nil allows any place.
    ///
    /// - Parameter keepsUnread: Whether a file that cannot be read is kept in `unreadFiles`, as long as another can.
    package init(
        contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil,
        options: ReadingOptions = ReadingOptions(), keepsUnread: Bool = false, in tree: ProjectTree?
    ) throws(CatalogError) {
        let folder = try CatalogFolder(at: url, named: file ?? url.pathFromHere, options: options, in: tree)
        guard folder.catalogs.count > 1 || !folder.unread.isEmpty else {
            self = try Catalog(folder.catalogs[0], sourceLanguage: sourceLanguage, keepsUnread: keepsUnread)
            return
        }
        var catalogs: [Catalog] = []
        for found in folder.catalogs {
            catalogs.append(try Catalog(found, sourceLanguage: sourceLanguage, keepsUnread: keepsUnread))
        }
        self.init(merging: catalogs)
        name = url.lastPathComponent
        warnings += folder.unread
    }
}
