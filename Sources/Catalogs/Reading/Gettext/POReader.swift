/// Reads `.po` and `.pot`: the translations of one language beside the source texts, and the template of such files.
///
/// The scanner is hand-written, as no library for the format gives the place of a text in the file. Mnemonics (`_File`)
/// stay in the texts: nothing in the file distinguishes them from words.
enum POReader: CatalogReader {
    static let format = CatalogFormat(
        name: "gettext", title: "gettext portable objects", files: "*.po")

    static func recognizes(_ source: CatalogSource) -> Bool {
        ["po", "pot"].contains(source.pathExtension)
    }

    static func place(of path: String) -> CatalogPlace { GettextPlace.place(of: path) }

    static var standIns: [String: any CatalogReader.Type] { ["mo": MOReader.self, "gmo": MOReader.self] }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let text = try GettextCharset.decode(source.bytes(), file: source.file)
        var scanner = POScanner(text)
        var messages: [GettextMessage] = []
        while let message = try scanner.next() { messages.append(message) }
        var part = GettextTable.part(
            messages, locale: locale, file: source.file, isTemplate: source.pathExtension == "pot",
            includesFuzzy: source.options.includesFuzzy)
        part.warnings = (part.warnings + scanner.warnings).inOrderOfPlace()
        part.isBlank = messages.isEmpty
        part.listsKeys = true
        return part
    }
}
