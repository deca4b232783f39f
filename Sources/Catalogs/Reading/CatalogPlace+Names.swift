extension CatalogPlace {
    /// The place of a file that bears the name of its locale: `de.po`, `app.de.po`, `app-de_AT.po`, `app_de.po`; nil where
    /// its name has none.
    init?(localeInNameOf path: String, separators: [Character] = [".", "_", "-"]) {
        var components = path.components
        guard let file = components.last, let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
        let (stem, pathExtension) = (file[..<dot], file[dot...])
        let starts =
            [stem.startIndex] + stem.indices.filter { separators.contains(stem[$0]) }.map { stem.index(after: $0) }
        for start in starts {
            guard let tag = LocaleTag.tag(String(stem[start...])) else { continue }
            components[components.count - 1] = "\(stem[..<start])*\(pathExtension)"
            self.init(pattern: components.joined(separator: "/"), locale: tag)
            return
        }
        return nil
    }

    /// The place of a file in the folder of its locale: `locales/de/app.ftl`, `locales/de/admin/app.ftl`, and with
    /// `inside` `locale/de/LC_MESSAGES/app.po`; nil where no folder is one.
    ///
    /// The folder that the file lies in may have any place; one further up counts only where its own folder says what it
    /// is for, as `no` and `is` are words too (a choice).
    init?(localeInFolderOf path: String, inside: String? = nil) {
        var components = path.components
        var folder = components.count - 2
        if let inside {
            guard folder >= 0, components[folder] == inside else { return nil }
            folder -= 1
        }
        let nearest = folder
        while folder >= 0 {
            if folder == nearest || folder > 0 && Self.localeFolders.contains(components[folder - 1].lowercased()),
                let tag = LocaleTag.tag(components[folder])
            {
                components[folder] = "*"
                self.init(pattern: components.joined(separator: "/"), locale: tag)
                return
            }
            folder -= 1
        }
        return nil
    }

    /// Folders whose folders are locales.
    private static let localeFolders: Set<String> = [
        "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "translation", "translations",
    ]
}

extension String {
    fileprivate var components: [String] {
        split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}
