/// Reads JSON with placeholders of printf, nested or flat, as i18n-node has it: one file a locale, and keys that are texts often.
///
/// Plural forms are an object with CLDR's categories (i18n-node), or, under a key that is a text, a list (PrivateBin).
enum PrintfJSONReader: CatalogReader {
    static let format = CatalogFormat(
        name: "printf-json", title: "JSON with printf placeholders (i18n-node)", files: "locales/*.json")

    static func recognizes(_ source: CatalogSource) -> Bool { WebDialect.of(source) == .printf }

    static func place(of path: String) -> CatalogPlace { WebDialect.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let texts = try NestedTexts(source) { _ in nil }
        let keys = Set(texts.leaves.map(\.key))
        let plurals = GettextPlurals(nil, locale: locale, position: Catalog.Position(file: source.file))
        var table = EntryTable()
        var lists: [String: [StringUnit]] = [:]
        for leaf in texts.leaves {
            let unit = StringUnit(text: leaf.text.value, syntax: .cPrintf, position: leaf.text.position)
            var entry = Catalog.Entry(key: leaf.key, position: leaf.keyPosition)
            var value = LocalizedValue.unit(unit)
            if texts.keysAreTexts, let index = leaf.index {
                entry = table[leaf.root] ?? Catalog.Entry(key: leaf.root, position: leaf.keyPosition)
                // Lists whose key comes twice are one list each.
                let units = (index == 0 ? [] : lists[leaf.root] ?? []) + [unit]
                lists[leaf.root] = units
                let missing = Localization(locale: locale, value: value, position: unit.position)
                value = plurals.value(of: units, missing: missing)
            } else if let (key, category) = leaf.category, keys.contains("\(key).\(PluralCategory.other.rawValue)") {
                entry = table[key] ?? Catalog.Entry(key: key, position: leaf.keyPosition)
                var forms: [PluralCategory: LocalizedValue] = [:]
                if case .plural(let known)? = entry.localizations.first?.value { forms = known }
                forms[category] = value
                value = .plural(forms)
            }
            let position = entry.localizations.first?.position ?? unit.position
            entry.localizations = [Localization(locale: locale, value: value, position: position)]
            if entry.key == leaf.key { table.add(entry) } else { table.put(entry) }
        }
        return texts.part(table)
    }
}

extension NestedTexts.Leaf {
    /// Its place in the list that a member of the file is; nil for what is in none.
    fileprivate var index: Int? {
        guard key.count > root.count, key.hasPrefix("\(root).") else { return nil }
        return Int(key.dropFirst(root.count + 1))
    }

    /// The key of a text of which it may be the form for some numbers.
    fileprivate var category: (key: String, PluralCategory)? {
        guard let point = key.lastIndex(of: "."),
            let category = PluralCategory(rawValue: String(key[point...].dropFirst()))
        else { return nil }
        return (String(key[..<point]), category)
    }
}
