internal import Catalogs
internal import Labels

/// The locales in which the texts of each catalog are checked, where a project does not list its locales.
///
/// An app of Apple's platforms or of Android is shown in one language as a whole, so that all its catalogs are to have every
/// language that one of them has. Elsewhere a program asks for each catalog by itself, and a catalog has its own list, as a
/// component of Weblate has: that there are country names in Amharic does not mean that the rest is to be translated.
/// Catalogs whose languages are in one folder have one list: `locales/fr/errors.json` is missing where
/// `locales/fr/common.json` is there.
struct CatalogLocales {
    private var locales: [String: Set<String>] = [:]

    /// - Parameter catalogs: All of the project, each with its locales.
    init(_ catalogs: [(catalog: Catalog, locales: [String])]) {
        for (catalog, locales) in catalogs {
            for group in Self.groups(of: catalog) { self.locales[group, default: []].formUnion(locales) }
        }
    }

    init(_ catalogs: [Catalog]) {
        self.init(catalogs.map { ($0, $0.everyLocale + $0.unreadFiles.compactMap(\.locale)) })
    }

    /// Whether the texts of a catalog are checked in a locale: in those of its group, and in those that fall back to one of them.
    ///
    /// - Parameter names: The locale and those that it falls back to.
    func contain(_ names: [String], of catalog: Catalog) -> Bool {
        let groups = Self.groups(of: catalog)
        return groups.isEmpty || names.contains { name in groups.contains { locales[$0]?.contains(name) ?? false } }
    }

    /// A catalog that several were merged into is in several groups; one without files is in none, and in every locale.
    private static func groups(of catalog: Catalog) -> Set<String> {
        Set(catalog.sources.map(\.files.placeOfLanguages))
    }
}
