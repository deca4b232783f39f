public import struct FoundationEssentials.URL

extension Catalog {
    /// Reads a catalog of any known format: one file with all locales, or one of the files that it has for its locales,
    /// with all the others.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - file: What positions and messages call the file; by default its path, relative to the current folder where it
    ///     is in it.
    ///   - sourceLanguage: The language that is fallen back to, where no file says which it is.
    ///   - options: What of the files is read.
    /// - Throws: `CatalogError` with the place and what was expected there. O(n) in the length of the files.
    public init(
        contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil,
        options: ReadingOptions = ReadingOptions()
    ) throws(CatalogError) {
        let source = CatalogSource(url: url, file: file ?? url.pathFromHere, options: options)
        guard let reader = CatalogReaders.reader(of: source) else {
            throw CatalogError(.unknownFormat(extension: source.pathExtension), file: source.file)
        }
        let files = CatalogFiles.all(of: source, reader: reader)
        self = try CatalogAssembly.read(files, reader: reader, named: source, sourceLanguage: sourceLanguage)
    }
}
