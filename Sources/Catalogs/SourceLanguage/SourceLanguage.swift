internal import Foundation

/// The language that the texts of a catalog were written in, which every lookup falls back to.
///
/// It is never a guess: a person or a file states it, or the user is asked.
struct SourceLanguage: Hashable {
    /// What states it.
    enum Basis: Hashable {
        /// `sourceLocale:` or `--source-locale`.
        case project
        /// The catalog's own files.
        case catalog
        /// A file of the project that the catalog belongs to, by its name.
        case file(String)
        /// The default of the platform's tools where it is not stated.
        case convention
        /// There is no other locale.
        case onlyLocale
    }

    /// BCP 47 tag.
    var language: String
    var basis: Basis

    /// Finds the source language.
    ///
    /// 1. What the person says.
    /// 2. What the files state: all of them, or the one without a locale in its name.
    /// 3. What the configuration of the project's build tools states.
    /// 4. The file whose texts are their keys, where keys are texts; the default of those tools.
    /// 5. The only locale there is.
    ///
    /// - Parameters:
    ///   - given: The language that the person names; nil for none.
    ///   - parts: The contents of the files, in their order.
    /// - Throws: `unknownSourceLanguage` with the candidates.
    static func decide(
        given: String?, files: [CatalogFiles.Member], parts: [CatalogPart]
    ) throws(CatalogError) -> SourceLanguage {
        let locales = zip(files, parts).map { $0.place.locale ?? $1.locale }
        if let given {
            // What the files say of themselves is a spelling too: gettext's texts are in English, whatever `en_CA.po` is.
            let spellings = locales + parts.map(\.sourceLanguage).filter { $0 != nil }
            return SourceLanguage(language: spelled(given, as: spellings), basis: .project)
        }
        if let stated = parts.lazy.compactMap(\.sourceLanguage).first {
            return SourceLanguage(language: stated, basis: .catalog)
        }
        for (file, part) in zip(files, parts) where file.place.locale == nil {
            if let stated = part.locale { return SourceLanguage(language: stated, basis: .catalog) }
        }
        for statement in try ProjectLanguage.statements(for: files.map(\.source)) {
            switch statement.says {
            case .language(let name):
                return SourceLanguage(language: spelled(name, as: locales), basis: .file(statement.file))
            case .templateFile(let name):
                // The template of another catalog says nothing about this one.
                guard let index = files.firstIndex(where: { $0.source.url.lastPathComponent == name }),
                    let language = locales[index]
                else { continue }
                return SourceLanguage(language: language, basis: .file(statement.file))
            }
        }
        // Of files whose keys are texts, the one that repeats them is in the language of the keys. Where none is in English, that needs
        // none: what repeats the keys is then a translation that nobody has made.
        let repeating = zip(locales, parts).filter { $0 != nil && $1.repeatedKeys > 0.9 }
        let hasEnglish = locales.contains { $0.map { LocaleFallback.names(for: $0).contains("en") } ?? false }
        if hasEnglish, let first = repeating.max(by: { $0.1.repeatedKeys < $1.1.repeatedKeys }), let locale = first.0 {
            return SourceLanguage(language: locale, basis: .catalog)
        }
        let hasBase = locales.contains(nil)
        if parts.contains(where: \.keysAreTexts) {
            return SourceLanguage(language: spelled("en", as: locales), basis: .convention)
        }
        for file in files {
            guard let language = convention(of: file.source, hasBase: hasBase) else { continue }
            return SourceLanguage(language: language, basis: .convention)
        }
        let named = Set(locales.compactMap(\.self))
        if let only = named.first, named.count == 1, !hasBase {
            return SourceLanguage(language: only, basis: .onlyLocale)
        }
        // If one file names no locale, the source language is hardly that of the other files.
        let candidates = hasBase ? [] : named.sorted()
        throw CatalogError(.unknownSourceLanguage(candidates: candidates), file: files.first?.source.file ?? "")
    }

    /// A language in the spelling of the catalog: `en-US` for `en` where its files say so. A catalog need not have a file
    /// of it: the texts may be in the program.
    private static func spelled(_ name: String, as locales: [String?]) -> String {
        let tag = LocaleTag.canonical(name) ?? LocaleFallback.tag(name)
        let candidates = Set(locales.compactMap(\.self)).sorted()
        guard !locales.contains(nil), !candidates.contains(tag) else { return tag }
        return LocaleFallback.names(for: tag).first(where: candidates.contains)
            ?? candidates.first { LocaleFallback.names(for: $0).contains(tag) } ?? tag
    }

    /// The source language by the rule of the platform's tools, for where it is not stated.
    ///
    /// - Android: tools take `values/` for English unless `tools:locale` says otherwise (developer.android.com, Tools
    ///   attributes reference).
    /// - gettext: msginit copies the untranslated texts into a catalog for English, as they are taken to be English
    ///   (GNU gettext manual, Invoking the msginit Program).
    /// - JSON whose keys are texts: as for gettext, whose habit that is.
    /// - Flutter: the template of gen-l10n is `app_en.arb` (Flutter documentation, Internationalizing Flutter apps).
    ///
    /// - Parameter hasBase: Whether a file of the catalog names no locale.
    private static func convention(of source: CatalogSource, hasBase: Bool) -> String? {
        switch source.pathExtension {
        case "xml", "po", "pot", "mo", "gmo": hasBase ? "en" : nil
        case "arb": source.url.lastPathComponent == "app_en.arb" ? "en" : nil
        default: nil
        }
    }
}
