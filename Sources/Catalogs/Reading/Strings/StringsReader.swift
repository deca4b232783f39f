/// Reads `.strings`: one file a locale, each in the `.lproj` folder of its locale, all together one catalog. The rules
/// of a `.stringsdict` of the same name beside it belong to it.
enum StringsReader: CatalogReader {
    static let format = CatalogFormat(name: "strings", title: "Apple strings table", files: "*.lproj/*.strings")

    static func recognizes(_ source: CatalogSource) -> Bool { source.pathExtension == "strings" }

    static func place(of path: String) -> CatalogPlace { LocalizationFolder.place(of: path) }

    static var standIns: [String: any CatalogReader.Type] { ["stringsdict": StringsDictReader.self] }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let table = try readTable(source.bytes(), file: source.file)
        guard let rules = source.sibling("stringsdict") else {
            return CatalogPart(
                entries: table.entries(locale: locale), warnings: table.warnings, isBlank: table.pairs.isEmpty)
        }
        let dictionary = try StringsDictReader.readTable(rules.bytes(), file: rules.file, locale: locale)
        return StringsDictReader.join(table, dictionary, locale: locale)
    }

    /// Reads one file in any of the encodings that Apple's tools write.
    static func readTable(_ data: [UInt8], file: String) throws(CatalogError) -> StringsTable {
        if PropertyListTable.isPropertyList(data) { return try PropertyListTable.read(data, file: file) }
        var scanner = StringsScanner(try SourceText(data, file: file))
        return try scanner.readTable()
    }
}

/// The pairs of one `.strings` file.
struct StringsTable {
    struct Pair {
        var key: String
        var keyPosition: Catalog.Position
        var value: String
        var valuePosition: Catalog.Position
        /// The comment before it, for the translator.
        var comment: String?
    }

    /// One pair a key, in the order of the file.
    private(set) var pairs: [Pair] = []
    var warnings: [CatalogError] = []
    private var places = KeyPlaces()

    /// Adds a pair; it replaces one with the same key, with a warning, as the last one counts for Foundation.
    mutating func add(_ pair: Pair) {
        let index = places.place(of: pair.key, orNew: pairs.count)
        guard index < pairs.count else { return pairs.append(pair) }
        warnings.append(
            CatalogError(
                .duplicateKey(pair.key, firstLine: pairs[index].keyPosition.line), at: pair.keyPosition))
        pairs[index] = pair
    }
}

extension StringsTable {
    /// The pairs as entries of a locale.
    func entries(locale: String) -> [Catalog.Entry] {
        pairs.map { pair in
            let unit = StringUnit(text: pair.value, position: pair.valuePosition)
            let localization = Localization(locale: locale, value: .unit(unit), position: pair.valuePosition)
            let note = pair.comment.flatMap(LocalizerNote.note)
            return Catalog.Entry(
                key: pair.key, position: pair.keyPosition, comment: pair.comment,
                shouldTranslate: !(note.map(LocalizerNote.forbidsTranslation) ?? false), localizations: [localization])
        }
    }
}
