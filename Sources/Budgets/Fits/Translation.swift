package import Catalogs

/// A translation that may come: the text of a key in a locale, or one of its plural forms.
package struct Translation: Hashable, Sendable {
    package var key: String
    /// BCP 47 tag.
    package var locale: String
    /// As its catalog would have it, with its placeholders.
    package var text: String
    /// The plural category that it is the form of; nil for a text without forms.
    package var plural: PluralCategory?

    package init(key: String, locale: String, text: String, plural: PluralCategory? = nil) {
        (self.key, self.locale, self.text, self.plural) = (key, locale, text, plural)
    }

    /// The entry of a catalog with the translation in place of its own, which keeps the place of the own one.
    func replacing(in entry: Catalog.Entry) -> Catalog.Entry {
        let position = entry[locale]?.position ?? entry.position
        let unit = LocalizedValue.unit(StringUnit(text: text, position: position))
        let value = plural.map { LocalizedValue.plural([$0: unit]) } ?? unit
        let own = Catalog.Entry(
            key: key, position: position,
            localizations: [Localization(locale: locale, value: value, position: position)])
        return entry.taking(own, isTable: true)
    }
}
