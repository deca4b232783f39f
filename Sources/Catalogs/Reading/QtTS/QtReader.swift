/// Reads the translation sources of Qt, `app_de.ts` (Qt Linguist manual, "TS file format").
///
/// A message with an `id` has it for a key; another has its source text, after its context: `MainWindow|Open`.
enum QtReader: CatalogReader {
    static let format = CatalogFormat(name: "qt", title: "Qt translation source", files: "*_*.ts")

    /// By the document type too: TypeScript and video have the same extension.
    static func recognizes(_ source: CatalogSource) -> Bool {
        guard source.pathExtension == "ts" else { return false }
        let beginning = source.beginning().filter { $0 != "\0" }
        return ["<!DOCTYPE TS", "<TS ", "<TS>"].contains { beginning.contains($0) }
    }

    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(
            of: path, shapes: [.fileName, .suffix(after: ["_"], hasBase: true), .suffix(after: ["-", "."]), .folder()])
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let document = QtDocument(locale: locale)
        try XML.read(source.bytes(), file: source.file, visitor: document)
        return document.part()
    }
}
