import Testing

@testable import Catalogs

@Suite struct PluralFormulaTests {
    /// Formulas as in the manual of gettext, the files of GNOME and those that Weblate writes.
    static let formulas = [
        "ja": "nplurals=1; plural=0;",
        "en": "nplurals=2; plural=n != 1;",
        "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "ru": "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
        "ar": "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
        "sl": "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        "cy": "nplurals=6; plural=(n==0) ? 0 : (n==1) ? 1 : (n==2) ? 2 : (n==3) ? 3 :(n==6) ? 4 : 5;",
        "ga": "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 :(n>6 && n<11) ? 3 : 4;",
        "cs": "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
        "lt": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
        "lv": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
        "ro": "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
    ]

    private func formula(_ locale: String) throws -> PluralFormula {
        try PluralFormula(header: try #require(Self.formulas[locale]))
    }

    /// The law of these formulas: they divide the numbers as CLDR's categories do, and number them in its order.
    /// Latvian and Romanian differ from CLDR in the order, and Slovenian not at all.
    @Test(
        arguments: [
            ("ja", [.other]), ("en", [.one, .other]), ("pl", [.one, .few, .many]), ("ru", [.one, .few, .many]),
            ("ar", [.zero, .one, .two, .few, .many, .other]), ("sl", [.one, .two, .few, .other]),
            ("cy", [.zero, .one, .two, .few, .many, .other]), ("ga", [.one, .two, .few, .many, .other]),
            ("cs", [.one, .few, .other]), ("lt", [.one, .few, .other]), ("ro", [.one, .few, .other]),
        ] as [(String, [PluralCategory])])
    func formsAreThoseOfCLDR(locale: String, categories: [PluralCategory]) throws {
        let formula = try formula(locale)
        let rules = PluralRules(locale: locale)
        #expect(formula.count == categories.count)
        for number in PluralRules.candidates {
            #expect(categories[formula.form(of: number)] == rules.category(of: number), "\(number)")
        }
    }

    @Test(arguments: [("lv", 0, 2), ("lv", 21, 0), ("lv", 11, 1), ("lv", 10, 1), ("pl", 112, 2), ("ar", 102, 5)])
    func formOfANumber(locale: String, number: Int, expected: Int) throws {
        #expect(try formula(locale).form(of: number) == expected)
    }

    /// The law of samples: every form has some, each selects its form, and the largest stands first.
    @Test(arguments: formulas.keys.sorted())
    func samplesSelectTheirForm(locale: String) throws {
        let formula = try formula(locale)
        let samples = formula.samples
        #expect(samples.keys.sorted() == Array(0..<formula.count))
        for (form, numbers) in samples {
            #expect(numbers == numbers.sorted(by: >))
            #expect(numbers.allSatisfy { formula.form(of: $0) == form })
        }
    }

    @Test func theLargestSamples() throws {
        let samples = try formula("pl").samples
        #expect((0..<3).map { samples[$0]?.first } == [1, 8_888_894, 8_888_899])
    }

    @Test(arguments: [
        ("1 + 2 * 3 - 4 / 2", 5), ("7 - 3 - 2", 2), ("2 < 1 == 0", 1), ("1 || 0 && 0", 1), ("! n", 0), ("!!n", 1),
        ("!n == 0", 1), ("n ? n > 5 ? 6 : 7 : 8", 6), ("(n % 4) * 10", 20), ("n >= 10 && n <= 10", 1), ("3 || 1/0", 1),
        ("0 && 1/0", 0), ("0 || 5", 1), ("\tn\t", 10), ("007", 7),
    ])
    func expressions(expression: String, expected: Int) throws {
        #expect(try PluralFormula(header: "nplurals=99; plural=\(expression)").form(of: 10) == expected)
    }

    @Test(arguments: ["1/n", "1%n", "0 - 1", "n - 1", "99999999999999999999999 * n", "5"])
    func whatHasNoFormIsTheFirst(expression: String) throws {
        let formula = try PluralFormula(header: "nplurals=2; plural=\(expression);")
        #expect([0, .min, .max].allSatisfy { (0..<2).contains(formula.form(of: $0)) })
        #expect(formula.form(of: 0) == 0)
    }

    @Test(arguments: [
        ("", 0, "nplurals="), ("nplurals=2;", 11, "plural="), ("plural=n", 8, "nplurals="),
        ("nplurals=x; plural=n", 9, "a number of forms, 1 to 99"),
        ("nplurals=INTEGER; plural=EXPRESSION;", 9, "a number of forms, 1 to 99"),
        ("nplurals=0; plural=n", 9, "a number of forms, 1 to 99"),
        ("nplurals=18446744073709551617000; plural=n", 9, "a number of forms, 1 to 99"),
        ("nplurals=2; plural=EXPRESSION;", 19, "n, a number or '('"), ("nplurals=2; plural=", 19, "n, a number or '('"),
        ("nplurals=2; plural=n=1;", 20, "an operator or ';'"), ("nplurals=2; plural=(n", 21, "an operator or ')'"),
        ("nplurals=2; plural=n ? 1;", 24, "':' of the conditional"),
        ("nplurals=2; plural=n &&", 23, "n, a number or '('"),
        ("nplurals=2; plural=n && ?", 24, "n, a number or '('"),
    ])
    func problems(header: String, offset: Int, expected: String) {
        #expect(throws: PluralFormula.Problem(offset: offset, expected: expected)) { try PluralFormula(header: header) }
    }

    @Test func hostileExpressionsEnd() {
        for part in ["(", "!", "n?", "n+", "n&&", "n?1:", "n||(", "1 ", "((((n))))+"] {
            let expression = String(repeating: part, count: 100_000)
            #expect(throws: PluralFormula.Problem.self) {
                try PluralFormula(header: "nplurals=2; plural=\(expression)")
            }
        }
    }

    @Test func withoutAHeaderAsInEnglish() throws {
        #expect(try PluralFormula.germanic == formula("en"))
    }
}
