import Testing

@testable import Catalogs

@Suite("Places of gettext's files")
struct GettextPlaceTests {
    @Test(arguments: [
        ("po/de.po", "po/*.po", "de"), ("locale/pt_BR/LC_MESSAGES/app.po", "locale/*/LC_MESSAGES/app.po", "pt-BR"),
        ("app.de.po", "app.*.po", "de"), ("app-de_AT.po", "app-*.po", "de-AT"), ("my-app-de.po", "my-app-*.po", "de"),
        ("po/sr@latin.po", "po/*.po", "sr-Latn"), ("po/ca@valencia.po", "po/*.po", "ca-valencia"),
        ("po/zh_CN.po", "po/*.po", "zh-CN"), ("po/app.pot", "po/*.po", nil), ("app.pot", "*.po", nil),
        ("app.po", "app.po", nil), ("de/app.po", "*/app.po", "de"), ("no/such/app.po", "no/such/app.po", nil),
    ])
    func aFileHasAPlace(path: String, pattern: String, locale: String?) {
        #expect(GettextPlace.place(of: path) == CatalogPlace(pattern: pattern, locale: locale))
    }
}
