/// Reads JSON of i18next, versions 3 and 4, nested or flat: one file a locale and namespace.
enum I18NextReader: CatalogReader {
    static let format = CatalogFormat(name: "i18next", title: "i18next JSON", files: "locales/*/*.json")

    static func recognizes(_ source: CatalogSource) -> Bool { WebDialect.of(source) == .i18next }

    static func place(of path: String) -> CatalogPlace { WebDialect.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let texts = try NestedTexts(source) { I18NextParser.fault(in: $0) }
        let forms = I18NextForms(keys: Set(texts.leaves.map(\.key)), locale: locale)
        var table = EntryTable()
        for leaf in texts.leaves {
            let unit = StringUnit(text: leaf.text.value, syntax: .i18next, position: leaf.text.position)
            add(unit, of: leaf, as: forms.form(of: leaf.key), locale: locale, to: &table)
        }
        return texts.part(table)
    }

    /// Adds a text, or a form to those of its key that came before.
    private static func add(
        _ unit: StringUnit, of leaf: NestedTexts.Leaf, as form: I18NextForms.Form, locale: String,
        to table: inout EntryTable
    ) {
        var entry = Catalog.Entry(key: form.key, position: leaf.keyPosition, context: form.context)
        var localization = Localization(locale: locale, value: .unit(unit), position: unit.position)
        guard let category = form.category else {
            entry.localizations = [localization]
            return table.add(entry)
        }
        localization.pluralArgument = "count"
        var units: [PluralCategory: LocalizedValue] = [:]
        if let known = table[form.key], let first = known.localizations.first {
            switch first.value {
            case .plural(let forms), .ordinal(let forms): (units, entry, localization) = (forms, known, first)
            default: break
            }
        }
        units[category] = .unit(unit)
        localization.value = form.isOrdinal ? .ordinal(units) : .plural(units)
        entry.localizations = [localization]
        table.put(entry)
    }
}
