extension Catalog {
    /// The result of a lookup.
    public struct Match: Sendable, Hashable {
        /// The entry of the key.
        public var entry: Entry
        /// The localization found. Its locale differs from the one asked for where a translation is missing.
        public var localization: Localization
        /// Whether none of the locales has a text, so that the key is shown instead.
        public var isKey: Bool
    }

    /// Looks a key up: in the locale, in its parents (`pt-BR` → `pt`, `zh-CN` → `zh-Hans`), then in the source
    /// language. Where that has no text, the key is the text, as in a program.
    ///
    /// - Returns: nil when the catalog does not have the key. O(n) in the locales of the key.
    public func localization(for key: String, in locale: LocaleRules) -> Match? {
        guard let entry = self[key] else { return nil }
        for name in locale.fallbacks {
            if name == entry.sourceLanguage { break }
            if let localization = entry[name] { return Match(entry: entry, localization: localization, isKey: false) }
        }
        if let localization = entry[entry.sourceLanguage] {
            return Match(entry: entry, localization: localization, isKey: false)
        }
        let localization = Localization(
            locale: entry.sourceLanguage, value: .unit(StringUnit(text: key, position: entry.position)),
            position: entry.position)
        return Match(entry: entry, localization: localization, isKey: true)
    }
}
