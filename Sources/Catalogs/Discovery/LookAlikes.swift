/// Distinguishes catalogs from other files of the same form.
enum LookAlikes {
    /// Whether the files of a pattern are a catalog.
    ///
    /// Every project has JSON, YAML and properties files that are not catalogs. So such a file counts only if its path
    /// names a locale; and if that name is also a usual word (`bin/`, `my.json`), only if another locale is beside it,
    /// or the path says that it is about languages.
    static func isCatalog(pattern: String, members: [CatalogFiles.Member]) -> Bool {
        let ending = pattern.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard ["json", "yml", "yaml", "properties"].contains(ending) else { return true }
        if members.contains(where: { $0.place.locale.map { !LocaleTag.isUsualWord($0) } ?? false }) { return true }
        return members.contains { $0.place.locale != nil } && isAboutLanguages(pattern)
    }

    /// Whether a folder in a path, or the file itself, is named for translations.
    static func isAboutLanguages(_ path: String) -> Bool {
        path.split(separator: "/").contains { component in
            component.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { words.contains(String($0)) }
        }
    }

    /// The patterns of files that a file may belong to: a `.stringsdict` to the `.strings` of its name, which is read
    /// with it; a `.mo` to the `.po` that it was compiled from; and a `.pot` to the `.po` files that were made from it
    /// and have the same texts.
    static func mains(of pattern: String, members: [CatalogFiles.Member]) -> [String] {
        for (ending, main) in [".stringsdict": ".strings", ".mo": ".po", ".gmo": ".po"] where pattern.hasSuffix(ending)
        {
            return [pattern.dropLast(ending.count) + main]
        }
        guard let template = members.first, members.allSatisfy({ $0.source.pathExtension == "pot" }) else { return [] }
        let folder = pattern.lastIndex(of: "/").map { pattern[...$0] } ?? ""
        let name = template.source.name
        return ["*/LC_MESSAGES/\(name)", "*/\(name)", "\(name)-*", "\(name)_*", "\(name).*"].map { "\(folder)\($0).po" }
    }

    private static let words: Set = [
        "i18n", "l10n", "intl", "nls", "lang", "langs", "language", "languages", "locale", "locales", "localization",
        "localizations", "localisation", "translation", "translations", "messages", "strings",
    ]
}
