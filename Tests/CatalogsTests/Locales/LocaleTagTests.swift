import Testing

@testable import Catalogs

@Suite struct LocaleTagTests {
    @Test(arguments: [
        ("de", "de"), ("DE", "de"), ("pt_br", "pt-BR"), ("zh-hans-cn", "zh-Hans-CN"), ("es-419", "es-419"),
        ("fil", "fil"), ("iw", "he"), ("in_ID", "id-ID"), ("no", "no"), ("sr_RS@latin", "sr-Latn-RS"),
        ("de_DE.UTF-8", "de-DE"), ("ca@valencia", "ca-valencia"), ("ca-ES-valencia", "ca-ES-valencia"),
        ("en@quot", "en-x-quot"), ("de_AT@euro", "de-AT"), ("en-XA", "en-XA"), ("tlh", "tlh"),
    ])
    func namesOfLocalesBecomeTags(name: String, tag: String) {
        #expect(LocaleTag.canonical(name) == tag)
    }

    /// Languages, scripts, regions and variants have to exist.
    @Test(arguments: [
        "", "-", "d", "app", "src", "Base", "common", "en-common", "de-DE-more", "de_", "zh-Main", "en-QQ", "und",
        "messages", "de.json", "de-Latn-DE-1996-1996-1996-1996", "русский", "de/at",
    ])
    func otherNamesDoNot(name: String) {
        #expect(LocaleTag.canonical(name) == nil)
    }
}
