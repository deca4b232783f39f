import Testing

@testable import Catalogs

@Suite struct CatalogPlaceTests {
    private static let web: [LocaleShape] = [.fileName, .suffix(after: ["_", "-", "."]), .folder()]

    @Test(arguments: [
        ("locales/de/common.json", "locales/*/common.json", "de"),
        ("locales/pt_br.json", "locales/*.json", "pt-BR"),
        ("i18n/messages.zh-Hant.json", "i18n/messages.*.json", "zh-Hant"),
        ("my_app_de.json", "my_app_*.json", "de"),
        ("app_zh_Hans_CN.json", "app_*.json", "zh-Hans-CN"),
        ("locale/de/messages_de.json", "locale/*/messages_*.json", "de"),
        ("de/app_fr.json", "de/app_*.json", "fr"),
        ("src/app/data.json", "src/app/data.json", nil),
        ("package.json", "package.json", nil),
        ("af.pictures/x", "af.pictures/x", nil),
        ("/abs/nb.json", "/abs/*.json", "nb"),
        ("", "", nil),
    ])
    func shapesFindTheLocale(path: String, pattern: String, locale: String?) {
        #expect(CatalogPlace(of: path, shapes: Self.web) == CatalogPlace(pattern: pattern, locale: locale))
    }

    /// The file without a locale's name is the one that the others translate, where the format has such.
    @Test func theFileOfTheSourceLanguageStandsAmongTheOthers() {
        let shapes: [LocaleShape] = [.suffix(after: ["_"], hasBase: true)]
        let pattern = "res/Messages_*.properties"
        #expect(
            CatalogPlace(of: "res/Messages.properties", shapes: shapes) == CatalogPlace(pattern: pattern, locale: nil))
        #expect(
            CatalogPlace(of: "res/Messages_de_AT.properties", shapes: shapes)
                == CatalogPlace(pattern: pattern, locale: "de-AT"))
        let named = CatalogPlace(of: "lang/default/a.json", shapes: [.folder()], baseNames: ["default"])
        #expect(named == CatalogPlace(pattern: "lang/*/a.json", locale: nil))
    }

    @Test func foldersMayStandInBetween() {
        let shapes: [LocaleShape] = [.folder(above: ["LC_MESSAGES"])]
        #expect(
            CatalogPlace(of: "locale/sr@latin/LC_MESSAGES/app.po", shapes: shapes)
                == CatalogPlace(pattern: "locale/*/LC_MESSAGES/app.po", locale: "sr-Latn"))
        #expect(
            CatalogPlace(of: "locale/de/other/app.po", shapes: shapes)
                == CatalogPlace(pattern: "locale/de/other/app.po", locale: nil))
        #expect(
            CatalogPlace(of: "config/de.devise.yml", shapes: [.prefix(before: ["."])])
                == CatalogPlace(pattern: "config/*.devise.yml", locale: "de"))
    }
}
