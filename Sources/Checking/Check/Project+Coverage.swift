internal import Catalogs
internal import Checks
internal import Labels
internal import Projects

extension Project {
    /// How far the catalogs are translated into the locales of a check.
    ///
    /// The counts are those of `galley catalog`. O(keys × locales).
    ///
    /// - Parameter keys: How many keys a person may see.
    func coverage(_ options: CheckOptions, keys: Int) -> CatalogCoverage {
        var gaps: [String: TranslationGap] = [:]
        let wanted = matrix.locales.map { Set($0.map(\.value)) }
        for catalog in everyCatalog {
            for progress in catalog.progress() {
                let locale = progress.locale
                guard wanted?.contains(locale) ?? true, options.locales.isEmpty || options.locales.contains(locale)
                else { continue }
                gaps[locale, default: TranslationGap(locale: locale, missing: 0, of: 0)].missing += progress.missing
                gaps[locale]?.keys += progress.total
            }
        }
        return CatalogCoverage(keys: keys, gaps: gaps.values.filter { $0.missing > 0 }, rooms: rooms?.coverage)
    }

    /// The keys of its catalogs that a person may see. O(keys)
    var keysToShow: Set<String> { Set(everyCatalog.flatMap(\.keysToShow)) }
}
