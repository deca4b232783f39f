public import struct FoundationEssentials.URL

extension Catalog {
    /// Reads an `.xcstrings` file, or a `.strings` file with its siblings in the other `.lproj` folders.
    ///
    /// - Parameters:
    ///   - url: The file. Of `.strings` any locale's file names the catalog.
    ///   - file: What positions and messages call the file; by default its path, relative to the current folder where it
    ///     is in it.
    ///   - sourceLanguage: For `.strings`, the language that is fallen back to and that `Base.lproj` is written in: by
    ///     default that of the file named, or `en` for one in `Base.lproj` or outside any `.lproj` folder.
    /// - Throws: `CatalogError` with the place and what was expected there. O(n) in the length of the files.
    public init(contentsOf url: URL, file: String? = nil, sourceLanguage: String? = nil) throws(CatalogError) {
        let source = CatalogSource(url: url, file: file ?? url.pathFromHere)
        switch source.pathExtension {
        case "xcstrings": self = try XCStringsReader.read(source)
        case "strings": self = try StringsReader.read(source, sourceLanguage: sourceLanguage)
        case let other: throw CatalogError(.unknownFormat(extension: other), file: source.file)
        }
    }
}
