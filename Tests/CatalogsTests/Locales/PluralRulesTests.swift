import Testing

@testable import Catalogs

@Suite struct PluralRulesTests {
    @Test(
        arguments: [
            ("en", [.one, .other]), ("ja", [.other]), ("ru", [.one, .few, .many, .other]),
            ("ar", [.zero, .one, .two, .few, .many, .other]), ("fr", [.one, .many, .other]),
            ("he", [.one, .two, .other]),
            ("lv", [.zero, .one, .other]), ("cs", [.one, .few, .many, .other]), ("pt-PT", [.one, .many, .other]),
            ("xx", [.other]), ("", [.other]), ("no such tag", [.other]),
        ] as [(String, [PluralCategory])])
    func categories(locale: String, expected: [PluralCategory]) {
        #expect(PluralRules(locale: locale).categories == expected)
    }

    @Test(
        arguments: [
            ("ru", 1, .one), ("ru", 21, .one), ("ru", 11, .many), ("ru", 3, .few), ("ru", 1000, .many),
            ("ar", 0, .zero),
            ("ar", 103, .few), ("ar", 100, .other), ("fr", 0, .one), ("fr", 1_000_000, .many), ("en", -1, .one),
            ("pt", 0, .one), ("pt-PT", 0, .other), ("cy", 6, .many),
        ] as [(String, Int, PluralCategory)])
    func categoryOfWholeNumbers(locale: String, number: Int, expected: PluralCategory) {
        #expect(PluralRules(locale: locale).category(of: number) == expected)
    }

    /// "1.0 miles", but "1 mile"; in French "1,0 km" is one.
    @Test func visibleFractionsCount() {
        let english = PluralRules(locale: "en")
        #expect(english.category(of: 1, fractionDigits: 0) == .one)
        #expect(english.category(of: 1, fractionDigits: 1) == .other)
        #expect(PluralRules(locale: "fr").category(of: 1, fractionDigits: 1) == .one)
        #expect(PluralRules(locale: "cs").category(of: 1.5, fractionDigits: 1) == .many)
        #expect(english.category(of: .nan, fractionDigits: 1) == .other)
        #expect(english.category(of: .infinity, fractionDigits: 1_000) == .other)
    }

    /// The law of samples: each selects its category, and only categories of fractions have none.
    @Test(arguments: ["en", "ru", "pl", "ar", "cy", "br", "lt", "cs", "fr", "es", "pt", "lv", "ga", "sl", "mt", "kw"])
    func samplesSelectTheirCategory(locale: String) {
        let rules = PluralRules(locale: locale)
        for category in rules.categories {
            let samples = rules.samples(of: category)
            #expect(samples == samples.sorted(by: >))
            #expect(samples.allSatisfy { rules.category(of: $0) == category })
        }
        let without = rules.categories.filter { rules.samples(of: $0).isEmpty }
        let fractionsOnly: [String: [PluralCategory]] = [
            "ru": [.other], "pl": [.other], "cs": [.many], "lt": [.many],
        ]
        #expect(without == fractionsOnly[locale] ?? [])
    }

    /// The law of all languages of CLDR that have rules: each category has a number, if only one with a fraction.
    @Test func everyCategoryOfEveryLanguageHasANumber() {
        let languages = """
            af ak am an ar ars as asa ast az bal be bem bez bg bho bn br brx bs ca ce ceb cgg chr ckb cs cy da de doi dsb \
            dv ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hr hsb hu hy ia is it iu \
            jgo jmc ka kab kaj kcg kk kkj kl kn ks ksb ksh ku kw ky lag lb lg lij ln lt lv mas mg mgo mk ml mn mr mt nah \
            naq nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm pl ps pt pt-PT rm ro rof ru rwk saq sc scn sd sdh \
            se seh sh shi si sk sl sma smi smj smn sms sn so sq sr ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts \
            tzm ug uk ur uz ve vo vun wa wae xh xog yi zu
            """.split(whereSeparator: \.isWhitespace)
        for language in languages {
            let rules = PluralRules(locale: String(language))
            for category in rules.categories {
                let whole = rules.samples(of: category).first
                let number = whole.map(Double.init) ?? rules.fraction(of: category, upTo: 8_888.8)
                let digits = whole == nil ? 1 : 0
                #expect(
                    number.map { rules.category(of: $0, fractionDigits: digits) } == category, "\(language) \(category)"
                )
            }
        }
    }

    @Test(
        arguments: [
            ("en", [.one, .two, .few, .other]), ("it", [.many, .other]), ("cy", PluralCategory.allCases),
            ("sv", [.one, .other]),
            ("de", [.other]), ("xx", [.other]),
        ] as [(String, [PluralCategory])])
    func ordinalCategories(locale: String, expected: [PluralCategory]) {
        let rules = PluralRules(locale: locale, type: .ordinal)
        #expect(rules.categories == expected)
        for category in expected {
            #expect(!rules.samples(of: category).isEmpty)
            #expect(rules.samples(of: category).allSatisfy { rules.category(of: $0) == category })
        }
    }

    @Test func englishOrdinals() {
        let rules = LocaleRules("en-GB").ordinals
        #expect(
            [1, 2, 3, 4, 11, 21, 112, 113].map(rules.category(of:)) == [
                .one, .two, .few, .other, .other, .one, .other, .other,
            ])
        #expect(rules.samples(of: .two).first == 8_888_892)
    }

    @Test func theLargestSampleUnderALimit() {
        let russian = PluralRules(locale: "ru")
        #expect(russian.sample(of: .one, upTo: 8_888_888) == 8_888_881)
        #expect(russian.sample(of: .one, upTo: 999) == 191)
        #expect(russian.sample(of: .many, upTo: 8_888_888) == 8_888_888)
        #expect(PluralRules(locale: "en").sample(of: .one, upTo: 8_888_888) == 1)
        #expect(PluralRules(locale: "en").sample(of: .one, upTo: 0) == nil)
    }

    @Test func categoriesAreInOrder() {
        #expect(PluralCategory.allCases == PluralCategory.allCases.sorted())
        #expect(PluralCategory.allCases.allSatisfy { PluralCategory(code: $0.code) == $0 })
    }

    @Test func manyThreadsMayAskAtOnce() async {
        let rules = PluralRules(locale: "ar")
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<2_000).allSatisfy { rules.category(of: 100 * $0 + 5) == .few }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
