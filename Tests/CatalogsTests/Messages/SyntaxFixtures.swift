@testable import Catalogs

/// A catalog of one text a key, in the language `locale`.
func catalog(of texts: KeyValuePairs<String, String>, _ syntax: MessageSyntax, locale: String = "en") -> Catalog {
    let place = Catalog.Position(file: "texts")
    let entries = texts.map { key, text in
        let unit = StringUnit(text: text, syntax: syntax, position: place)
        return Catalog.Entry(
            key: key, position: place, sourceLanguage: locale,
            localizations: [Localization(locale: locale, value: .unit(unit), position: place)])
    }
    return Catalog(name: "texts", sourceLanguage: locale, entries: entries)
}

/// A text as a person sees it.
func shown(
    _ text: String, _ syntax: MessageSyntax, _ arguments: MessageArguments = [], locale: String = "en"
) -> String? {
    catalog(of: ["key": text], syntax, locale: locale)
        .message(for: "key", in: LocaleRules(locale), arguments: arguments)?.text
}

/// All forms of a text, with the samples of its arguments.
func forms(_ text: String, _ syntax: MessageSyntax, locale: String = "en") -> [String] {
    catalog(of: ["key": text], syntax, locale: locale).messages(for: "key", in: LocaleRules(locale)).map(\.text)
}
