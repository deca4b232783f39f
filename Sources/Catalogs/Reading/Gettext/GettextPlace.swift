/// Where the files of gettext stand: `locale/de/LC_MESSAGES/app.po`, `po/de.po`, `app.de.po`, `app-de.po`, and the
/// template `po/app.pot` beside files that bear nothing but the names of their locales.
enum GettextPlace {
    static func place(of path: String) -> CatalogPlace {
        if let place = CatalogPlace(localeInFolderOf: path, inside: "LC_MESSAGES") { return place }
        guard !path.hasSuffix(".pot") else {
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            return CatalogPlace(pattern: "\(folder)*.po", locale: nil)
        }
        return CatalogPlace(localeInNameOf: path) ?? CatalogPlace(localeInFolderOf: path)
            ?? CatalogPlace(pattern: path, locale: nil)
    }
}
