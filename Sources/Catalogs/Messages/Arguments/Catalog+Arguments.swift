extension Catalog {
    /// The names of the arguments that a key's texts have, in any locale, with those of texts that they refer to. O(texts).
    ///
    /// - Parameter rules: Those of the source language, in which texts that they refer to are looked up.
    package func argumentNames(of key: String, rules: LocaleRules) -> Set<String> {
        guard let entry = self[key] else { return [] }
        let own = Localization(
            locale: entry.sourceLanguage, value: .unit(StringUnit(text: entry.key, position: entry.position)),
            position: entry.position)
        return (entry.localizations.isEmpty ? [own] : entry.localizations).reduce(into: []) { names, localization in
            names.formUnion(ArgumentSurvey(localization, of: self, in: rules, device: .other).words)
        }
    }
}
