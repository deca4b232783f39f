internal import Catalogs
internal import Checks
internal import Labels
internal import Projects

extension Project {
    /// How far the catalogs are translated into the locales of a check.
    ///
    /// The counts are those of `galley catalog`. O(keys × locales).
    func coverage(_ options: CheckOptions) -> CatalogCoverage {
        var keys: Set<String> = []
        var gaps: [String: TranslationGap] = [:]
        let wanted = matrix.locales.map { Set($0.map(\.value)) }
        for catalog in everyCatalog {
            keys.formUnion(catalog.keysToShow)
            for progress in catalog.progress() {
                let locale = progress.locale
                guard wanted?.contains(locale) ?? true, options.locales.isEmpty || options.locales.contains(locale)
                else { continue }
                gaps[locale, default: TranslationGap(locale: locale, missing: 0, of: 0)].missing += progress.missing
                gaps[locale]?.keys += progress.total
            }
        }
        return CatalogCoverage(keys: keys.count, gaps: gaps.values.filter { $0.missing > 0 }, rooms: rooms?.coverage)
    }
}
