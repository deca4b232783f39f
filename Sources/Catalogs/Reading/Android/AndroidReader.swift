/// Reads Android's string resources: the `string`, `plurals` and `string-array` elements of `res/values*/*.xml`.
///
/// A text of an array has the key `name[0]`; one for a `product` (AOSP's builds) has that as its context. Other
/// resources are skipped, and references to other texts (`@string/other`) are not texts.
enum AndroidReader: CatalogReader {
    static let format = CatalogFormat(
        name: "android", title: "Android string resources", files: "res/values*/strings.xml")

    /// By the root element, and by a name or a resource that is typical of texts: `values-night/colors.xml` has the
    /// same root.
    static func recognizes(_ source: CatalogSource) -> Bool {
        guard source.pathExtension == "xml" else { return false }
        let beginning = source.beginning().filter { $0 != "\0" }
        return beginning.contains("<resources")
            && (source.name.contains("strings") || ["<string", "<plurals"].contains { beginning.contains($0) })
    }

    static func place(of path: String) -> CatalogPlace { AndroidQualifiers.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        // A convention of AOSP: the texts of such a file are not translated.
        let shouldTranslate = !source.name.hasPrefix("donottranslate")
        let resources = AndroidResources(locale: locale, shouldTranslate: shouldTranslate)
        try XML.read(source.bytes(), file: source.file, visitor: resources)
        return CatalogPart(
            entries: resources.table.entries, warnings: resources.table.warnings,
            sourceLanguage: locale.isEmpty ? resources.statedLocale : nil, references: resources.references)
    }
}
