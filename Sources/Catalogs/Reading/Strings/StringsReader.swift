/// Reads `.strings`.
enum StringsReader {
    static func read(_ source: CatalogSource, sourceLanguage: String?) throws(CatalogError) -> Catalog {
        throw CatalogError(.unknownFormat(extension: "strings"), file: source.file)
    }
}
