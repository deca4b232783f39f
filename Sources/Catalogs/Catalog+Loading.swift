internal import Foundation

public import struct FoundationEssentials.URL

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
        let name = file ?? url.pathFromHere
        guard Self.isFolder(url) else {
            let source = CatalogSource(url: url, file: name, options: options)
            let reader = try CatalogReaders.claiming(source)
            let files = CatalogFiles.all(of: source, reader: reader)
            self = try CatalogAssembly.read(files, reader: reader, named: source, sourceLanguage: sourceLanguage)
            return
        }
        self.init(merging: try Self.all(in: url, named: name, sourceLanguage: sourceLanguage, options: options))
        self.name = url.lastPathComponent
    }

    /// Reads the catalogs of a folder, or the one that a file belongs to.
    ///
    /// A file of the folder that looks like a catalog and is of a format that is not read is a warning of the first one.
    ///
    /// - Throws: As `init(contentsOf:file:sourceLanguage:)`; `noCatalogs` where the folder has none.
    package static func all(
        in url: URL, named name: String, sourceLanguage: String? = nil, options: ReadingOptions = ReadingOptions()
    ) throws(CatalogError) -> [Catalog] {
        guard isFolder(url) else {
            return [try Catalog(contentsOf: url, file: name, sourceLanguage: sourceLanguage, options: options)]
        }
        let folder = CatalogFolder(url, named: name, options: options)
        var catalogs: [Catalog] = []
        for found in folder.catalogs { catalogs.append(try Catalog(found, sourceLanguage: sourceLanguage)) }
        guard !catalogs.isEmpty else {
            throw CatalogError(.noCatalogs(unread: folder.unread.first?.file), file: name)
        }
        catalogs[0].warnings += folder.unread
        return catalogs
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
