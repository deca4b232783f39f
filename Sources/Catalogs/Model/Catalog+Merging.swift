extension Catalog {
    /// Joins the keys of several catalogs, and the locales of keys that several of them have.
    ///
    /// Name and source language are those of the first. Where two have a key in the same locale, the first one counts,
    /// and a different text in the other is a warning. O(n) in localizations.
    public init(merging catalogs: [Catalog]) {
        self.init(name: catalogs.first?.name ?? "", sourceLanguage: catalogs.first?.sourceLanguage ?? "en")
        lacksStatedLanguage = !catalogs.isEmpty && catalogs.allSatisfy(\.lacksStatedLanguage)
        for catalog in catalogs {
            warnings += catalog.warnings
            sources += catalog.sources
            unreadFiles += catalog.unreadFiles
            localesWithOwnKeys.formUnion(catalog.localesWithOwnKeys)
            keysOfTranslations.formUnion(catalog.keysOfTranslations)
            companions.merge(catalog.companions) { known, _ in known }
            localesWithoutTexts.formUnion(catalog.localesWithoutTexts)
            for entry in catalog.entries { merge(entry) }
        }
    }

    /// Adds an entry, or those of its locales that the entry of the same key lacks.
    mutating func merge(_ entry: Entry) {
        guard var known = self[entry.key] else {
            set(entry)
            return
        }
        known.untranslated.merge(entry.untranslated) { known, _ in known }
        known.allowances += entry.allowances
        for localization in entry.localizations {
            guard let first = known[localization.locale] else {
                known.localizations.append(localization)
                continue
            }
            if first.value.units.map(\.text) != localization.value.units.map(\.text) {
                let conflict = CatalogError.Problem.conflict(
                    key: entry.key, locale: localization.locale, other: first.position)
                warnings.append(CatalogError(conflict, at: localization.position))
            }
        }
        set(known)
    }
}
