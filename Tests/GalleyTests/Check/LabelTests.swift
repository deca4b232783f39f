import Galley
import Testing

/// Budgets without a scene: which keys are measured, in which forms, with which samples.
@Suite struct LabelTests {
    /// Two keys, one with plural forms in Russian and Arabic.
    static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "toolbar.add": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Add" } },
            "de": { "stringUnit": { "state": "translated", "value": "Zur Wiedergabeliste hinzufügen" } } } },
          "files.count": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
            "ru": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld файл" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld файла" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld файлов" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld файла" } } } } },
            "ar": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "لا توجد ملفات" } },
              "one": { "stringUnit": { "state": "translated", "value": "ملف واحد" } },
              "two": { "stringUnit": { "state": "translated", "value": "ملفان" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld ملفات" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld ملفًا" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld ملف" } } } } } } },
          "welcome": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Welcome, %@" } } } }
        } }
        """

    private func project(_ configuration: String) throws -> ProjectCopy {
        try ProjectCopy(["Localizable.xcstrings": Self.catalog, "galley.yml": configuration])
    }

    @Test func aLabelIsHeldToItsWidthAndLines() throws {
        let copy = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [en, de]
            textSizes: [large, AX3]
            labels:
              - { keys: "toolbar.*", font: body, maxWidth: 120, maxLines: 1 }
            """)
        let result = try copy.check()
        #expect(result.brief == ["truncated-text toolbar.add de"])
        #expect(result.findings.first?.scene == "toolbar.*")
        #expect(result.summary.labels == 1 && result.summary.cells == 4)
        try copy.replace("maxWidth: 120", with: "maxWidth: 700", in: "galley.yml")
        #expect(try copy.check().brief.isEmpty)
    }

    /// One line at large; at xxxLarge two, where the budget may be exceeded and nothing is cut.
    @Test func aLabelThatIsNotCutNeedsTooManyLines() throws {
        let copy = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [de]
            textSizes: [large, xxxLarge]
            labels:
              - { keys: toolbar.add, maxWidth: 300, maxLines: 1, truncates: false }
            """)
        #expect(try copy.check().brief == ["too-many-lines toolbar.add de"])
    }

    /// On iOS the two Korean words need two lines of 50 points, unless the budget lets them be parted.
    @Test func aBudgetSaysWhetherWordsAreKept() throws {
        let catalog = """
            { "sourceLanguage": "ko", "version": "1.0", "strings": { "save": { "localizations": {
              "ko": { "stringUnit": { "state": "translated", "value": "변경사항저장" } } } } } }
            """
        func brief(_ platform: String, _ option: String) throws -> [String] {
            try ProjectCopy([
                "Localizable.xcstrings": catalog,
                "galley.yml": """
                strings: [Localizable.xcstrings]
                platform: \(platform)
                locales: [ko]
                \(platform == "ios" ? "textSizes: [large]" : "scales: [1]")
                labels:
                  - { keys: save, maxWidth: 60, maxLines: 3\(option) }
                """,
            ]).check().brief
        }
        #expect(try brief("ios", "") == ["broken-word save ko"])
        #expect(try brief("ios", ", keepWords: false").isEmpty)
        #expect(try brief("web", "").isEmpty)
        #expect(try brief("web", ", keepWords: true") == ["broken-word save ko"])
    }

    /// UIKit leaves room between Japanese and Western letters, in a budget that says so and in the places that are UIKit's.
    @Test(arguments: [
        ("", 0), (", toolkit: swiftui", 0), (", toolkit: uikit", 1),
        (", place: { tabBarItem: { of: 5 } }, font: body", 1),
        (", place: { tabBarItem: { of: 5 } }, font: body, toolkit: swiftui", 0),
    ])
    func theToolkitDecidesOnSpaces(option: String, findings: Int) throws {
        let catalog = """
            { "sourceLanguage": "ja", "version": "1.0", "strings": { "act": { "localizations": {
              "ja": { "stringUnit": { "state": "translated", "value": "操作A" } } } } } }
            """
        func count(_ lines: String) throws -> Int {
            try ProjectCopy([
                "Localizable.xcstrings": catalog,
                "galley.yml": """
                strings: [Localizable.xcstrings]
                locales: [ja]
                textSizes: [large]
                \(lines)
                """,
            ]).check().findings.count
        }
        let budget = "labels:\n  - { keys: act, maxWidth: 44, maxLines: 1\(option) }"
        #expect(try count(budget) == findings)
        // The project's toolkit is for budgets that have none of their own.
        #expect(try count("toolkit: uikit\n" + budget) == (option.contains("toolkit: swiftui") ? 0 : 1))
    }

    /// Many keys are checked in parts: none of them is left out, whichever part it is in and however many work.
    @Test(arguments: [1, 4]) func everyLabelOfALargeBudgetIsChecked(workers: Int) throws {
        let count = 2_700
        let strings = (0..<count).map { index in
            #""key.\#(index)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Settings"}}}}"#
        }
        let copy = try ProjectCopy([
            "Localizable.xcstrings":
                #"{ "sourceLanguage": "en", "version": "1.0", "strings": {\#(strings.joined(separator: ","))} }"#,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            locales: [en]
            textSizes: [large]
            labels:
              - { keys: "key.*", maxWidth: 40, maxLines: 1 }
            """,
        ])
        let result = try copy.check { $0.workers = workers }
        #expect(result.summary.labels == count && result.summary.cells == count)
        #expect(Set(result.findings.compactMap(\.key)) == Set((0..<count).map { "key.\($0)" }))
    }

    /// What counts as too wide is half a pixel, a sixth of a point here, and not a whole one.
    @Test func aLabelThatIsALittleTooWideIsCut() throws {
        func findings(_ short: Double) throws -> [Finding] {
            let need = LabelMeasurer(fonts: try FontLibrary()).measure("Zur Wiedergabeliste hinzufügen").ideal.width
            return try project(
                """
                strings: [Localizable.xcstrings]
                locales: [de]
                textSizes: [small, large]
                labels:
                  - { keys: toolbar.add, font: body, maxWidth: \(need - short), maxLines: 1 }
                """
            ).check().findings
        }
        for short in [0.2, 0.5, 0.6] {
            let finding = try #require(try findings(short).first)
            let shortage = try #require(finding.evidence.shortage)
            // At the smaller size it fits.
            #expect(finding.cells == 1)
            #expect(abs(shortage.amount - short) < 1e-3 && shortage.measure == .width)
        }
        for short in [0.1, 0, -0.1] { #expect(try findings(short).isEmpty) }
    }

    /// The label grows to 324 points: the summary names it where it is widest, whatever the order of sizes.
    @Test(arguments: ["small, large, xxxLarge", "xxxLarge, large, small", "large, xxxLarge, small"])
    func theTightestCellIsTold(sizes: String) throws {
        let result = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [de]
            textSizes: [\(sizes)]
            labels:
              - { keys: toolbar.add, maxWidth: 400, maxLines: 1 }
            """
        ).check()
        let label = try #require(result.summary.tightest.first)
        #expect(result.findings.isEmpty && result.summary.tightest.count == 1)
        #expect(label.cell.textSize == .xxxLarge && label.headroom > 60 && label.headroom < 90)
    }

    /// Half Latin, half Japanese: the larger error counts, where the label may take one line and no other.
    @Test func aLabelOfTwoModelsIsJudgedByTheLargerError() throws {
        func summary(width: Double, lines: String) throws -> Summary {
            let copy = try ProjectCopy([
                "Localizable.xcstrings": """
                { "sourceLanguage": "ja", "version": "1.0", "strings": { "iCloudに保存する": {} } }
                """,
                "galley.yml": """
                strings: [Localizable.xcstrings]
                locales: [ja]
                textSizes: [large]
                labels:
                  - { keys: iCloudに保存する, maxWidth: \(width)\(lines) }
                """,
            ])
            return try copy.check().summary
        }
        let one = ", maxLines: 1"
        let need = try #require(summary(width: 400, lines: one).tightest.first).need
        let close = try summary(width: (need * 1.025).rounded(), lines: one)
        let errors = try #require(close.closeCalls).errors95
        #expect(errors.count == 1 && errors[0] > 0.03 && close.tightest.isEmpty)
        #expect(close.notes.count == 2)
        #expect(try summary(width: (need * 1.05).rounded(), lines: one).closeCalls == nil)
        #expect(try summary(width: (need * 1.025).rounded(), lines: "").closeCalls == nil)
    }

    /// A label that takes both of its lines is tightest where these are: at xxLarge.
    @Test(arguments: ["small, large, xxLarge", "xxLarge, large, small"])
    func theTightestCellOfTwoLinesIsTold(sizes: String) throws {
        let result = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [de]
            textSizes: [\(sizes)]
            labels:
              - { keys: toolbar.add, maxWidth: 205, maxLines: 2 }
            """
        ).check()
        let label = try #require(result.summary.tightest.first)
        #expect(result.findings.isEmpty && label.cell.textSize == .xxLarge)
    }

    /// A middle dot is as wide as an ideograph in Chinese, and narrow in Korean: each locale has its own measure.
    @Test(arguments: ["[ko, zh-Hans]", "[zh-Hans, ko]"]) func everyLocaleHasItsOwnMeasure(locales: String) throws {
        let value = #"{ "stringUnit": { "state": "translated", "value": "中·文" } }"#
        let copy = try ProjectCopy([
            "Localizable.xcstrings": """
            { "sourceLanguage": "zh-Hans", "version": "1.0", "strings": { "name": { "localizations": {
              "zh-Hans": \(value), "ko": \(value) } } } }
            """,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            locales: \(locales)
            textSizes: [large]
            labels:
              - { keys: name, font: { name: Noto Sans CJK, size: 17 }, maxWidth: 45, maxLines: 1 }
            """,
        ])
        #expect(try copy.check { $0.workers = 1 }.brief == ["truncated-text name zh-Hans"])
    }

    /// The word is broken at the largest size alone, and only there it is a fault.
    @Test func aBrokenWordIsFoundInItsCellsOnly() throws {
        let copy = try ProjectCopy([
            "Localizable.xcstrings": """
            { "sourceLanguage": "de", "version": "1.0", "strings": { "Posteingang": {} } }
            """,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            locales: [de]
            textSizes: [small, large, xxxLarge]
            labels:
              - { keys: Posteingang, maxWidth: 110, maxLines: 3 }
            """,
        ])
        let result = try copy.check()
        #expect(result.brief == ["broken-word Posteingang de"])
        #expect(result.findings.first?.cells == 1 && result.findings.first?.worst.textSize == .xxxLarge)
    }

    @Test(arguments: [
        ("ru", ["few", "many", "one", "other"]), ("ar", ["few", "many", "one", "other", "two", "zero"]),
    ])
    func everyPluralFormIsMeasured(locale: String, categories: [String]) throws {
        let copy = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [\(locale)]
            textSizes: [large]
            labels:
              - { keys: files.count, maxWidth: 2, maxLines: 1 }
            """)
        let result = try copy.check()
        // Russian has no whole number in "other": its forms are those that whole numbers take.
        let expected = locale == "ru" ? categories.filter { $0 != "other" } : categories
        #expect(result.findings.first { $0.rule == "truncated-text" }?.plurals == expected)
    }

    @Test func pseudolocalesChangeTheSourceAndLeavePlaceholdersAlone() throws {
        let copy = try project(
            """
            strings: [Localizable.xcstrings]
            locales: [en]
            pseudolocales: [accented, bounded, doubled, rightToLeft, longest]
            textSizes: [large]
            labels:
              - { keys: "[tw]*", maxWidth: 2, maxLines: 1 }
            """)
        let result = try copy.check()
        let locales = ["en", "en-x-accented", "en-x-bounded", "en-x-doubled", "en-x-longest", "en-x-rtl"]
        #expect(result.summary.locales == locales)
        func string(_ key: String, _ locale: String) -> String? {
            result.findings.first { $0.key == key && $0.locale == locale }?.text?.string
        }
        #expect(string("toolbar.add", "en-x-accented") == "[Åďď öñé ţŵö]")
        #expect(string("toolbar.add", "en-x-bounded") == "[# Add #]")
        #expect(string("toolbar.add", "en-x-doubled") == "Add Add")
        #expect(string("toolbar.add", "en-x-longest") == "Zur Wiedergabeliste hinzufügen")
        let name = try #require(string("welcome", "en")).replacing("Welcome, ", with: "")
        for locale in locales {
            #expect(string("welcome", locale)?.contains(name) == true)
            #expect(string("welcome", locale)?.contains("%") == false)
        }
        #expect(!result.findings.contains { $0.rule == "missing-translation" || $0.rule == "unfilled-placeholder" })
    }

    /// What `galley.yml` says comes before the wide sample of the placeholder's type.
    @Test func argumentsOfTheProjectComeFirst() throws {
        let configuration = """
            strings: [Localizable.xcstrings]
            locales: [en]
            textSizes: [large]
            labels:
              - { keys: welcome, maxWidth: 2, maxLines: 1 }
            """
        let plain = try project(configuration).check().findings.first?.text?.string
        let own = try project(configuration + "\narguments: { welcome: [Wilhelmina] }").check().findings.first?.text?
            .string
        #expect(own == "Welcome, Wilhelmina")
        #expect(plain != own && plain?.hasPrefix("Welcome, ") == true && plain?.contains("%") == false)
    }

    private func flutterProject(arguments: String) throws -> ProjectCopy {
        try ProjectCopy([
            "app_en.arb": """
            {
              "@@locale": "en",
              "votes": "{name} has {count, plural, one {{count} vote} other {{count} votes}}",
              "@votes": {"placeholders": {"name": {"example": "Ann"}, "count": {"type": "int"}}},
              "closes": "Closes on {day}",
              "@closes": {"placeholders": {"day": {"type": "DateTime", "format": "yMMMMEEEEd"}}}
            }
            """,
            "galley.yml": """
            strings: [app_en.arb]
            locales: [en]
            platform: android
            scales: [1]
            labels:
              - { keys: "*", maxWidth: 2, maxLines: 1 }
            \(arguments)
            """,
        ])
    }

    /// First `galley.yml`, then the catalog's own example, then a wide value of the argument's type.
    @Test(arguments: [
        ("", ["Closes on Wednesday, September 27, 2028", "Ann has 8888888 votes"]),
        (
            "arguments: { votes: { count: 3 }, \"*\": { name: Maximiliane, day: 2024-01-02 } }",
            ["Closes on Tuesday, January 2, 2024", "Maximiliane has 3 votes"]
        ),
    ])
    func samplesComeInTheirOrder(arguments: String, expected: [String]) throws {
        let findings = try flutterProject(arguments: arguments).check().findings
        #expect(Set(findings.filter { $0.rule == "truncated-text" }.compactMap(\.text?.string)) == Set(expected))
    }

    @Test(arguments: [
        (
            "arguments: { votes: { cuont: 3 } }",
            #"galley.yml:7:23: error: there is no argument in votes "cuont"; did you mean "count"?"#
        ),
        (
            "arguments: { \"*\": { today: 3 } }",
            #"galley.yml:7:21: error: there is no argument in * "today"; expected"#
        ),
        ("arguments: { \"vtoes*\": [3] }", #"galley.yml:7:14: error: there is no key in the catalogs "vtoes*""#),
    ])
    func anArgumentThatNoTextHasIsAMistake(arguments: String, message: String) throws {
        let copy = try flutterProject(arguments: arguments)
        let error = #expect(throws: InputError.self) { try copy.check() }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    /// Only in the cell where it is tight: at large the label needs 242 points, at xxxLarge 324.
    @Test func aTightLabelIsFoundInItsCellsOnly() throws {
        func found(_ margin: String) throws -> [Finding] {
            try project(
                """
                strings: [Localizable.xcstrings]
                locales: [de]
                textSizes: [small, large, xxxLarge]
                rules: { tight-text: { severity: warning, margin: \(margin) } }
                labels:
                  - { keys: toolbar.add, maxWidth: 340, maxLines: 1 }
                """
            ).check().findings.filter { $0.rule == "tight-text" }
        }
        #expect(try found("1").isEmpty)
        for margin in ["30", "8 %"] {
            let finding = try #require(try found(margin).first)
            #expect(finding.cells == 1 && finding.cellsMeasured == 3)
            #expect(finding.worst.textSize == .xxxLarge)
        }
    }

    /// Two lines are as many as there may be, so the width in which the label keeps to them is what counts.
    @Test func aLabelThatTakesAllItsLinesMayBeTight() throws {
        func headroom(_ width: Double) throws -> Double? {
            let findings = try project(
                """
                strings: [Localizable.xcstrings]
                locales: [de]
                textSizes: [large]
                rules: { tight-text: { severity: warning, margin: 40 } }
                labels:
                  - { keys: toolbar.add, maxWidth: \(width), maxLines: 2 }
                """
            ).check().findings
            guard case .tightText(let tightness) = findings.first?.evidence else { return nil }
            return tightness.headroom
        }
        let wide = try #require(try headroom(190))
        let narrow = try #require(try headroom(180))
        #expect(abs(wide - narrow - 10) < 0.01)
        #expect(try headroom(250) == nil)
    }
}
