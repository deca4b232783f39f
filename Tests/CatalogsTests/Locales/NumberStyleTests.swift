import Testing

@testable import Catalogs

@Suite struct NumberStyleTests {
    private func written(
        _ argument: FormatArgument, _ style: String?, _ locale: String, kind: Placeholder.Kind = .real
    ) -> String {
        let placeholder = Placeholder(source: "{n}", kind: kind, argument: "n", style: style)
        return LocaleRules(locale).written(argument, as: placeholder)
    }

    @Test(
        arguments: [
            ("integer", 1_234.5, "en", "1,234"), ("integer", 1_235.5, "de", "1.236"), ("percent", 0.256, "en", "26%"),
            ("percent", 0.256, "de", "26\u{A0}%"), ("percent", 0.256, "tr", "%26"),
            ("currency", 1_234.5, "en-US", "$1,234.50"),
            ("currency", 1_234.5, "de", "1.234,50\u{A0}€"), ("currency", 1_234.5, "ja", "￥1,234"),
            ("decimal", 1_234.5678, "fr", "1\u{202F}234,568"),
        ] as [(String, FormatArgument, String, String)])
    func wordsOfICU(style: String, number: FormatArgument, locale: String, expected: String) {
        #expect(written(number, style, locale) == expected)
    }

    @Test(
        arguments: [
            ("::percent", 25, "en", "25%"), ("::percent scale/100", 0.25, "en", "25%"),
            ("::currency/EUR", 1_234.5, "en", "€1,234.50"), ("::compact-short", 888_000_000, "en", "888M"),
            ("::compact-short", 888_000_000, "de", "888\u{A0}Mio."), ("::.00", 2.5, "en", "2.50"),
            ("::group-off", 1_234_567, "en", "1234567"), ("::sign-always", 5, "en", "+5"), ("::K", 12_300, "en", "12K"),
            ("::.00", 1_234.5, "ar-EG", "١٬٢٣٤٫٥٠"),
        ] as [(String, FormatArgument, String, String)])
    func skeletons(style: String, number: FormatArgument, locale: String, expected: String) {
        #expect(written(number, style, locale) == expected)
    }

    @Test(
        arguments: [
            ("#,##0.00", 1_234.5, "de", "1.234,50"), ("0000", 42, "en", "0042"), ("#0.0%", 0.256, "en", "25.6%"),
        ] as [(String, FormatArgument, String, String)])
    func patterns(style: String, number: FormatArgument, locale: String, expected: String) {
        #expect(written(number, style, locale) == expected)
    }

    /// The outputs that Flutter's documentation gives for 1200000, and 1.2 for percents.
    @Test(
        arguments: [
            ("compact", 1_200_000, "1.2M"), ("compactCurrency", 1_200_000, "USD\u{A0}1.2M"),
            ("compactSimpleCurrency", 1_200_000, "$1.2M"), ("compactLong", 1_200_000, "1.2 million"),
            ("isoCurrency", 1_200_000, "USD\u{A0}1,200,000.00"), ("simpleCurrency", 1_200_000, "$1,200,000.00"),
            ("decimalPattern", 1_200_000, "1,200,000"), ("decimalPercentPattern", 1.2, "120%"),
            ("percentPattern", 1.2, "120%"), ("scientificPattern", 1_200_000, "1.2E6"),
        ] as [(String, FormatArgument, String)])
    func namesOfDart(style: String, number: FormatArgument, expected: String) {
        #expect(written(number, style, "en-US") == expected)
    }

    @Test func withoutStyleANumberIsOfTheLocale() {
        #expect(written(1_234_567, nil, "de") == "1.234.567")
        #expect(written(1.23456, nil, "de") == "1,235")
        #expect(written(.real(0.1), nil, "en") == "0.1")
    }

    @Test(arguments: [
        "nonsense", "::no such stem", "::", "", "#.#.#", "::.00.00", String(repeating: "0", count: 5_000),
    ])
    func aStyleThatIsNoneIsTheUsualOne(style: String) {
        let text = written(12, style, "en")
        #expect(text == "12" || text.hasSuffix("12"))
    }

    @Test func whatIsNoNumberStands() {
        #expect(written("many", "percent", "de") == "many")
        #expect(written(.real(.nan), "integer", "en") == "NaN")
        #expect(written(.real(.infinity), "::.00", "en") == "∞")
    }

    @Test func theOffsetIsTakenOff() {
        let placeholder = Placeholder(source: "#", kind: .integer, argument: "n", offset: 1)
        #expect(LocaleRules("en").written(5, as: placeholder) == "4")
        #expect(LocaleRules("en").written(.integer(.min), as: placeholder) == "-9,223,372,036,854,775,808")
    }

    @Test func manyThreadsMayWriteAtOnce() async {
        let rules = LocaleRules("de")
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { round in
                        let style = "::.\(String(repeating: "0", count: 1 + (round + task) % 9))"
                        let number = Placeholder(source: "", kind: .real, argument: 1, style: style)
                        let date = Placeholder(source: "", kind: .date, argument: 1, style: "yMMMd")
                        return rules.written(1.0, as: number).hasPrefix("1,0")
                            && rules.written(.date(0), as: date) == "1. Jan. 1970"
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
