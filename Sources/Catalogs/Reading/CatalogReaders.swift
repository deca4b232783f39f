internal import Foundation

/// The formats that there are.
enum CatalogReaders {
    /// The most specific first: the first that recognizes a file reads it.
    static let all: [any CatalogReader.Type] = [
        XCStringsReader.self,
        StringsReader.self,
        ARBReader.self,
        WebExtensionReader.self,
        I18NextReader.self,
        VueReader.self,
        PrintfJSONReader.self,
        ICUJSONReader.self,
        StringsDictReader.self,
        AndroidReader.self,
        POReader.self,
        MOReader.self,
        PropertiesReader.self,
        RailsReader.self,
        FluentReader.self,
        XLIFFReader.self,
        ResXReader.self,
        QtReader.self,
    ]

    /// The reader of a file; nil if no format recognizes it.
    static func reader(of source: CatalogSource) -> (any CatalogReader.Type)? {
        // The format of a JSON file is found by looking through it: once for all readers of such files.
        if source.pathExtension == "json", !WebExtensionReader.recognizes(source) {
            return WebDialect.of(source)?.reader
        }
        return all.first { $0.recognizes(source) }
    }

    /// The reader of a file that the user names.
    ///
    /// - Throws: `unknownFormat` if no format recognizes it, `unreadable` if it cannot be opened.
    static func claiming(_ source: CatalogSource) throws(CatalogError) -> any CatalogReader.Type {
        if let reader = reader(of: source) { return reader }
        if !FileManager.default.fileExists(atPath: source.url.path) { _ = try source.bytes() }
        throw CatalogError(.unknownFormat(extension: source.pathExtension), file: source.file)
    }
}
