import Testing

@testable import Catalogs

@Suite struct LocaleTagTests {
    @Test(arguments: [
        ("de", "de"), ("DE", "de"), ("pt_br", "pt-BR"), ("zh-hans-cn", "zh-Hans-CN"), ("es-419", "es-419"),
        ("fil", "fil"), ("iw", "he"), ("in_ID", "id-ID"), ("no", "no"), ("sr_RS@latin", "sr-Latn-RS"),
        ("de_DE.UTF-8", "de-DE"), ("ca@valencia", "ca-valencia"), ("ca-ES-valencia", "ca-ES-valencia"),
        ("en@quot", "en-x-quot"), ("mo", "mo"), ("kab-KAB", "kab"), ("zh-YUE", "zh-yue"), ("de_AT@euro", "de-AT"),
        ("en-XA", "en-XA"), ("tlh", "tlh"),
    ])
    func namesOfLocalesBecomeTags(name: String, tag: String) {
        #expect(LocaleTag.canonical(name) == tag)
    }

    /// Languages that ICU does not list, where something else says that the name is a locale's.
    @Test(arguments: [("kmr", "kmr"), ("cmn", "cmn"), ("MJW", "mjw"), ("kmr_latn_tr", "kmr-Latn-TR")])
    func namesOfOtherLanguages(name: String, tag: String) {
        #expect(LocaleTag.canonical(name) == nil && LocaleTag.unlisted(name) == tag)
    }

    @Test(arguments: ["de", "app", "src", "web", "xx", "abcd", "kmr-common", "k1r", "", "main"])
    func wordsAreNoLanguages(name: String) { #expect(LocaleTag.unlisted(name) == nil) }

    /// BCP 47, section 2.1.1.
    @Test(arguments: [
        ("zh-hans", "zh-Hans"), ("ZH_hant_hk", "zh-Hant-HK"), ("EN-us", "en-US"), ("es_419", "es-419"),
        ("en-x-Accented", "en-x-Accented"), ("ca-ES-VALENCIA", "ca-ES-valencia"), ("German", "de"), ("kab_KAB", "kab"),
    ])
    func tagsHaveNoCase(name: String, tag: String) { #expect(LocaleFallback.tag(name) == tag) }

    /// Languages, scripts, regions and variants have to exist.
    @Test(arguments: [
        "", "-", "d", "app", "src", "Base", "common", "en-common", "de-DE-more", "de_", "zh-Main", "en-QQ", "und",
        "messages", "de.json", "de-Latn-DE-1996-1996-1996-1996", "русский", "de/at",
    ])
    func otherNamesDoNot(name: String) {
        #expect(LocaleTag.canonical(name) == nil)
    }
}
