/// The formats that there are.
enum CatalogReaders {
    /// The most particular first: the first that recognizes a file reads it.
    static let all: [any CatalogReader.Type] = [
        XCStringsReader.self,
        StringsReader.self,
        POReader.self,
        MOReader.self,
        PropertiesReader.self,
        RailsReader.self,
        FluentReader.self,
        ARBReader.self,
        WebExtensionReader.self,
        I18NextReader.self,
        VueReader.self,
        ICUJSONReader.self,
        AndroidReader.self,
    ]

    /// The reader of a file; nil where no format claims it.
    static func reader(of source: CatalogSource) -> (any CatalogReader.Type)? {
        all.first { $0.recognizes(source) }
    }
}
