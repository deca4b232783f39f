internal import FoundationEssentials

/// Reads `.strings`: one file a locale, each in the `.lproj` folder of its locale, all together one catalog.
enum StringsReader {
    static func read(_ source: CatalogSource, sourceLanguage: String?) throws(CatalogError) -> Catalog {
        let named = LocalizationFolder(of: source)
        let language = sourceLanguage ?? named?.locale ?? "en"
        var files = try named?.siblings() ?? []
        if files.isEmpty { files = [(locale: language, source: source)] }
        let inOrder = order(files, sourceLanguage: language)

        var catalog = Catalog(name: source.name, sourceLanguage: language)
        for (locale, file) in inOrder {
            let table = try readTable(file.bytes(), file: file.file)
            catalog.warnings += table.warnings
            let language = locale ?? language
            for pair in table.pairs { catalog.add(pair, locale: language) }
        }
        return catalog
    }

    /// The source language's file first, then `Base.lproj`, so that it fills only what that lacks; the others by name.
    private static func order(
        _ files: [(locale: String?, source: CatalogSource)], sourceLanguage: String
    ) -> [(locale: String?, source: CatalogSource)] {
        files.filter { $0.locale == sourceLanguage } + files.filter { $0.locale == nil }
            + files.filter { $0.locale != nil && $0.locale != sourceLanguage }
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
    }

    /// One pair a key, in the order of the file.
    private(set) var pairs: [Pair] = []
    var warnings: [CatalogError] = []
    private var indices: [String: Int] = [:]

    /// Adds a pair; it replaces one with the same key, with a warning, as the last one counts for Foundation.
    mutating func add(_ pair: Pair) {
        guard let index = indices[pair.key] else {
            indices[pair.key] = pairs.count
            pairs.append(pair)
            return
        }
        warnings.append(
            CatalogError(
                .duplicateKey(pair.key, firstLine: pairs[index].keyPosition.line), at: pair.keyPosition))
        pairs[index] = pair
    }
}

extension Catalog {
    /// Adds one file's text of a key, unless the locale has one already.
    fileprivate mutating func add(_ pair: StringsTable.Pair, locale: String) {
        let unit = StringUnit(text: pair.value, position: pair.valuePosition)
        let localization = Localization(locale: locale, value: .unit(unit), position: pair.valuePosition)
        var entry =
            self[pair.key]
            ?? Entry(key: pair.key, position: pair.keyPosition, sourceLanguage: sourceLanguage)
        if entry[locale] == nil { entry.localizations.append(localization) }
        set(entry)
    }
}
