import Testing

@testable import Catalogs

@Suite struct DateStyleTests {
    /// Wednesday, 27 September 2028, 22:58:58 UTC.
    private static let moment = 1_853_708_338.0

    private func written(_ style: String?, _ locale: String, _ argument: FormatArgument = .date(moment)) -> String {
        let placeholder = Placeholder(source: "{d}", kind: .date, argument: "d", style: style)
        return LocaleRules(locale).written(argument, as: placeholder).replacing("\u{202F}", with: " ")
    }

    @Test(
        arguments: [
            (nil, "en", "Sep 27, 2028"), ("short", "en", "9/27/28"), ("date long", "en", "September 27, 2028"),
            ("full", "en", "Wednesday, September 27, 2028"), ("date full", "de", "Mittwoch, 27. September 2028"),
            ("time short", "en", "10:58 PM"), ("time", "de", "22:58:58"),
            ("time full", "en", "10:58:58 PM Coordinated Universal Time"),
            ("datetime short", "en", "9/27/28, 10:58 PM"), ("date", "fr", "27 sept. 2028"),
        ] as [(String?, String, String)])
    func lengths(style: String?, locale: String, expected: String) {
        #expect(written(style, locale) == expected)
    }

    @Test(arguments: [
        ("::yMMMd", "en", "Sep 27, 2028"), ("::yMMMMEEEEd", "de", "Mittwoch, 27. September 2028"),
        ("yMd", "en", "9/27/2028"), ("yMMMEd", "ru", "ср, 27 сент. 2028 г."), ("jm", "en", "10:58 PM"),
        ("jm", "de", "22:58"), ("Hm", "en", "22:58"), ("yMd+jm", "en", "9/27/2028, 10:58 PM"),
        ("MMMMd", "ja", "9月27日"), ("::yMMMd", "ar-EG", "٢٧ سبتمبر ٢٠٢٨"),
    ])
    func skeletons(style: String, locale: String, expected: String) {
        #expect(written(style, locale) == expected)
    }

    @Test(arguments: [
        ("dd.MM.yyyy", "en", "27.09.2028"), ("EEE, M/d/y", "de", "Mi., 9/27/2028"), ("'on' d", "en", "on 27"),
    ])
    func patterns(style: String, locale: String, expected: String) {
        #expect(written(style, locale) == expected)
    }

    @Test func argumentsOfOtherTypes() {
        #expect(written("yMd", "en", "2028-09-27") == "9/27/2028")
        #expect(written("jm", "en", "2028-09-27T22:58:58Z") == "10:58 PM")
        #expect(written("yMd", "en", "tomorrow") == "tomorrow")
        #expect(written("yMd", "en", 0) == "1/1/1970")
        #expect(written("yMd", "en", "2028-13-41") == "2028-13-41")
    }

    /// `'` opens a quotation that does not end; letters that are no fields.
    @Test(arguments: ["'", "::bogus", "::", "ii", String(repeating: "y", count: 3_000)])
    func hostileStylesEnd(style: String) {
        #expect(!written(style, "en").isEmpty)
    }

    @Test(arguments: [
        ("en", "Wednesday, September 27, 2028"), ("de", "Donnerstag, 28. September 2028"),
        ("fr", "mercredi 27 septembre 2028"), ("pl", "poniedziałek, 23 października 2028"),
    ])
    func theLongestDateIsOfTheLocale(locale: String, expected: String) {
        let rules = LocaleRules(locale)
        let style = DateStyle("date full")
        #expect(written("date full", locale, .date(rules.longestDate(style))) == expected)
        #expect(rules.longestDate(style) == rules.longestDate(style))
    }

    @Test func ofEqualDatesTheWednesdayInSeptemberStands() {
        #expect(LocaleRules("en").longestDate(DateStyle("MMMd")) == Self.moment)
    }
}
