/// Reads XLIFF 1.2 and 2 (OASIS), also as Xcode exports it, in an `.xcloc` folder.
///
/// Every unit has its source text and, where there is one, its translation, so one file is a catalog of two locales;
/// files that differ in the locale of their names are one catalog of several.
enum XLIFFReader: CatalogReader {
    static let format = CatalogFormat(name: "xliff", title: "XLIFF", files: "*.xliff, *.xlf")

    static func recognizes(_ source: CatalogSource) -> Bool {
        ["xliff", "xlf"].contains(source.pathExtension)
    }

    /// `de.xliff`; `messages.de.xlf` beside `messages.xlf`; `de/messages.xlf`; `de.messages.xlf`.
    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(
            of: path,
            shapes: [
                .fileName, .suffix(after: ["."], hasBase: true), .suffix(after: ["_", "-"]), .prefix(before: ["."]),
                .folder(),
            ])
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let document = XLIFFDocument(locale: locale)
        try XML.read(source.bytes(), file: source.file, visitor: document)
        return document.part()
    }
}
