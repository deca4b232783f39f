/// Reads JSON with messages of ICU, nested or flat, as next-intl and react-intl have it: one file a locale.
enum ICUJSONReader: CatalogReader {
    static let format = CatalogFormat(
        name: "icu-json", title: "JSON with ICU messages (next-intl, react-intl)", files: "messages/*.json")

    static func recognizes(_ source: CatalogSource) -> Bool { WebDialect.of(source) == .icu }

    static func place(of path: String) -> CatalogPlace { WebDialect.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        try NestedTexts(source) { ICUMessageParser.fault(in: $0) }.part(locale: locale, syntax: .icu)
    }
}
