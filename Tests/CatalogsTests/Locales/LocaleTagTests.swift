import Testing

@testable import Catalogs

@Suite("Names of locales")
struct LocaleTagTests {
    @Test(arguments: [
        ("de", "de"), ("pt_BR", "pt-BR"), ("zh_CN", "zh-CN"), ("zh-hant-tw", "zh-Hant-TW"), ("es_419", "es-419"),
        ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"), ("ca@valencia", "ca-valencia"),
        ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"), ("DE", "de"), ("fil", "fil"),
        ("de-CH-1996", nil), ("ca-ES-valencia", "ca-ES-valencia"),
    ])
    func aNameOfALocaleHasATag(name: String, tag: String?) { #expect(LocaleTag.tag(name) == tag) }

    @Test(arguments: ["", "app", "map", "messages", "en-", "de_toolongsubtag", "d", "xx", "strings", "de-DE-AT"])
    func aWordHasNone(name: String) { #expect(LocaleTag.tag(name) == nil) }

    @Test(arguments: [
        ("po/de.po", "po/*.po", "de"), ("locale/pt_BR/LC_MESSAGES/app.po", "locale/*/LC_MESSAGES/app.po", "pt-BR"),
        ("app.de.po", "app.*.po", "de"), ("app-de_AT.po", "app-*.po", "de-AT"), ("my-app-de.po", "my-app-*.po", "de"),
        ("po/sr@latin.po", "po/*.po", "sr-Latn"), ("po/app.pot", "po/*.po", nil), ("app.pot", "*.po", nil),
        ("app.po", "app.po", nil), ("de/app.po", "*/app.po", "de"),
        ("locales/de/admin/app.po", "locales/*/admin/app.po", "de"), ("no/such/app.po", "no/such/app.po", nil),
    ])
    func aFileOfGettextHasAPlace(path: String, pattern: String, locale: String?) {
        #expect(GettextPlace.place(of: path) == CatalogPlace(pattern: pattern, locale: locale))
    }
}
