internal import FoundationEssentials

/// Reads XLIFF 1.2 and 2 (OASIS), and the `.xcloc` folders in which Xcode exports it.
///
/// Every unit has its source text and, where there is one, its translation, so one file is a catalog of two locales;
/// files that differ in the locale of their names are one catalog of several.
enum XLIFFReader: CatalogReader {
    static let format = CatalogFormat(name: "xliff", title: "XLIFF", files: "*.xliff, *.xlf, *.xcloc")

    static func recognizes(_ source: CatalogSource) -> Bool {
        ["xliff", "xlf", "xcloc"].contains(source.pathExtension)
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
        let files = source.pathExtension == "xcloc" ? try contents(of: source) : [source]
        let document = XLIFFDocument(locale: locale)
        for file in files { try XML.read(file.bytes(), file: file.file, visitor: document) }
        return document.part()
    }

    /// The XLIFF files of an `.xcloc` folder, by name (Apple, "Exporting localizations").
    private static func contents(of folder: CatalogSource) throws(CatalogError) -> [CatalogSource] {
        let name = "Localized Contents"
        let url = folder.url.appending(path: name)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let files = names.sorted().filter { $0.hasSuffix(".xliff") }
        guard !files.isEmpty else {
            throw CatalogError(.unreadable(reason: "there is no \(name)/*.xliff in it"), file: folder.file)
        }
        return files.map { CatalogSource(url: url.appending(path: $0), file: "\(folder.file)/\(name)/\($0)") }
    }
}
