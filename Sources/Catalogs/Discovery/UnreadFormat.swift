/// Formats of catalogs that are known and not read.
enum UnreadFormat {
    /// The name of the format that a path looks like; nil if it does not look like a catalog.
    ///
    /// A few extensions are used only for catalogs. Of other files, only those look like catalogs that name a locale
    /// and are in a folder for translations.
    static func name(of path: String) -> String? {
        let file = path.split(separator: "/").last ?? ""
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if let format = endings[ending] { return format }
        guard let format = endingsInLanguageFolders[ending], LookAlikes.isAboutLanguages(path),
            let locale = CatalogPlace(of: path, shapes: shapes).locale
        else { return nil }
        return LocaleTag.isUsualWord(locale) ? nil : format
    }

    private static let shapes: [LocaleShape] = [.fileName, .folder(), .suffix(after: ["_", "-", "."])]

    /// Endings that only catalogs have.
    private static let endings = [
        "strings": "Apple strings table", "stringsdict": "Apple plural rules",
        "loctable": "compiled Apple strings tables",
        "xliff": "XLIFF", "xlf": "XLIFF", "arb": "Flutter resource bundle", "po": "gettext catalog",
        "pot": "gettext template", "mo": "compiled gettext catalog", "gmo": "compiled gettext catalog",
        "resx": ".NET resources", "resw": "Windows resources", "resjson": "Windows resources in JSON",
        "wxl": "WiX localization", "grd": "Chromium resources", "grdp": "Chromium resources",
        "xtb": "Chromium translations",
        "ftl": "Fluent resource", "dtd": "Mozilla DTD", "tmx": "translation memory", "qm": "compiled Qt translations",
    ]

    /// Endings of many kinds of files, among them catalogs.
    private static let endingsInLanguageFolders = [
        "json": "JSON of an unknown shape, or damaged", "json5": "JSON5", "yml": "YAML of an unknown shape, or damaged",
        "yaml": "YAML of an unknown shape, or damaged", "toml": "TOML", "php": "a PHP array",
        "js": "a JavaScript module",
        "mjs": "a JavaScript module", "ts": "a TypeScript module", "csv": "CSV", "tsv": "TSV", "ini": "INI",
        "xml": "XML of an unknown shape", "plist": "a property list", "lang": "a .lang file", "txt": "plain text",
        "properties": "Java properties", "xlsx": "an Excel table", "ods": "a table", "inc": "an .inc file",
    ]
}
