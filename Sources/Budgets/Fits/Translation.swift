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

extension PluralCategory {
    /// Why a language has no such form, in words; nil where it has. A form for zero is shown in every language by Apple's formats
    /// and i18next.
    package func absence(in locale: String) -> String? {
        let own = PluralRules(locale: locale).categories
        guard self != .zero, !own.contains(self) else { return nil }
        return "\(locale) has no plural form \(rawValue), but \(own.map(\.rawValue).joined(separator: " and "))"
    }
}
