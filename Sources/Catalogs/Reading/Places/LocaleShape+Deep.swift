extension LocaleShape {
    /// `locales/de/admin/app.ftl`: a folder of a locale, further up, in a folder whose folders are locales by its name;
    /// nil where the path has none.
    static func deepFolder(of path: String) -> LocaleShape? {
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let file = components.count - 1
        for index in components.indices.dropFirst().reversed() where index < file - 1 {
            guard foldersOfLocales.contains(components[index - 1].lowercased()),
                LocaleTag.canonical(components[index]) != nil
            else { continue }
            return .folder(above: Array(components[(index + 1)..<file]))
        }
        return nil
    }

    private static let foldersOfLocales: Set = [
        "i18n", "l10n", "lang", "langs", "languages", "locale", "locales", "translations",
    ]
}
