/// Looks for files that do not match those of the source language: keys that only a translation has, translations of
/// texts that are not to be translated, files of a different locale than their name says.
struct FileDiagnosis {
    private(set) var faults: [CatalogError] = []

    /// - Parameters:
    ///   - parts: What each of the files has.
    ///   - catalog: The files joined.
    ///   - sourceLanguage: BCP 47 tag; nil where it is not known, and translations are then compared with nothing.
    ///   - format: Of the catalog. O(entries).
    init(
        _ members: [CatalogFiles.Member], _ parts: [CatalogPart], of catalog: Catalog, sourceLanguage: String?,
        format: CatalogFormat
    ) {
        for (member, part) in zip(members, parts) { compareLocales(of: member, part, format) }
        guard let sourceLanguage else { return }
        let files = zip(members.map { $0.place.locale ?? sourceLanguage }, parts)
        let untranslatable = Set(
            files.filter { $0.0 == sourceLanguage }.flatMap { $0.1.entries.filter { !$0.shouldTranslate }.map(\.key) })
        for (locale, part) in files where locale != sourceLanguage {
            for entry in part.entries {
                // A file may have the source text beside the translation.
                guard let text = entry[locale], entry[""] == nil, entry[sourceLanguage] == nil else { continue }
                if catalog.keysOfTranslations.contains(entry.key), !Self.isOwn(entry, format) {
                    note(.translationOnly, entry.key, locale, at: entry.position)
                } else if untranslatable.contains(entry.key), entry.shouldTranslate {
                    note(.untranslatable, entry.key, locale, at: text.position)
                }
            }
        }
    }

    /// Whether a translation may have a text that the source language does not have: a term of Fluent, of which each
    /// language has what its grammar needs, and the texts that come with Rails in English.
    private static func isOwn(_ entry: Catalog.Entry, _ format: CatalogFormat) -> Bool {
        switch format.name {
        case FluentReader.format.name: entry.key.hasPrefix("-")
        case RailsReader.format.name: railsOwn.contains(entry.key.prefix { $0 != "." })
        default: false
        }
    }

    /// The first parts of the keys in the locale files of Active Support, Active Model, Active Record and Action View.
    private static let railsOwn: Set<Substring> = [
        "activemodel", "activerecord", "date", "datetime", "errors", "helpers", "number", "support", "time",
    ]

    /// Flutter's tools refuse a file whose `@@locale` is not that of its name. Of gettext's `Language` only the language has
    /// to be the same.
    private mutating func compareLocales(of member: CatalogFiles.Member, _ part: CatalogPart, _ format: CatalogFormat) {
        guard let (stated, position) = part.statedLocale, let named = member.place.locale else {
            return
        }
        let isSame =
            format.name == ARBReader.format.name
            ? LocaleTag.canonical(stated) ?? stated == named
            : stated.prefix { $0 != "-" } == named.prefix { $0 != "-" }
                || !Set(LocaleFallback.names(for: stated)).isDisjoint(with: LocaleFallback.names(for: named))
        if !isSame { faults.append(CatalogError(.localeMismatch(stated: stated, named: named), at: position)) }
    }

    private mutating func note(
        _ kind: TranslationFault.Kind, _ key: String, _ locale: String, at position: Catalog.Position
    ) {
        faults.append(CatalogError(.fault(TranslationFault(kind: kind, key: key, locale: locale)), at: position))
    }
}
