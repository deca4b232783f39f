/// The paths of gettext's files: `locale/de/LC_MESSAGES/app.po`, `po/de.po`, `app.de.po`, `app-de.po`, `de/app.po`, and
/// the template `po/app.pot` beside files that are named only by their locales.
enum GettextPlace {
    static func place(of path: String) -> CatalogPlace {
        guard path.hasSuffix(".pot") else { return CatalogPlace(of: path, shapes: shapes) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return CatalogPlace(pattern: "\(folder)*.po", locale: nil)
    }

    private static let shapes: [LocaleShape] = [
        .folder(above: ["LC_MESSAGES"]), .fileName, .suffix(after: [".", "-", "_"]), .folder(),
    ]
}
