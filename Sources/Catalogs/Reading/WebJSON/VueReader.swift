/// Reads JSON of vue-i18n, nested or flat: one file a locale.
enum VueReader: CatalogReader {
    static let format = CatalogFormat(name: "vue-i18n", title: "vue-i18n JSON", files: "locales/*.json")

    static func recognizes(_ source: CatalogSource) -> Bool { WebDialect.of(source) == .vue }

    static func place(of path: String) -> CatalogPlace { WebDialect.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        try NestedTexts(source) { VueMessageParser.fault(in: $0) }.part(locale: locale, syntax: .vue)
    }
}
