import Testing

@testable import Catalogs

@Suite struct MessageTests {
    private func plural(_ forms: [(String, String)]) -> String {
        let members = forms.map { #""\#($0.0)": \#(unit($0.1))"# }.joined(separator: ", ")
        return #"{"variations": {"plural": {\#(members)}}}"#
    }

    private func catalog() throws(CatalogError) -> Catalog {
        let birds = #""stringUnit": {"state": "translated", "value": "%#@birds@ saw %@ and %#@cats@"}"#
        return try xcstrings(
            #"""
            "%lld items": {"localizations": {
              "en": \#(plural([("one", "%lld item"), ("other", "%lld items")])),
              "ru": \#(plural([("one", "%lld объект"), ("few", "%lld объекта"), ("many", "%lld объектов"), ("other", "%lld объекта")])),
              "ar": \#(plural([("zero", "لا عناصر"), ("one", "عنصر واحد"), ("two", "عنصران"), ("few", "%lld عناصر"), ("many", "%lld عنصرًا"), ("other", "%lld عنصر")])),
              "nl": \#(plural([("zero", "Geen onderdelen"), ("one", "%lld onderdeel"), ("other", "%lld onderdelen")])),
              "ja": \#(unit("%lld個の項目"))}},
            "%@ sent %lld photos": {"localizations": {
              "en": \#(plural([("one", "%1$@ sent a photo"), ("other", "%1$@ sent %2$lld photos")]))}},
            "birds": {"localizations": {"en": {\#(birds), "substitutions": {
              "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \#(unit("%arg bird")), "other": \#(unit("%arg birds"))}}},
              "cats": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {"one": \#(unit("one cat")), "other": \#(unit("%arg cats"))}}}}}}},
            "device": {"localizations": {"en": {"variations": {"device": {
              "iphone": \#(unit("Tap")), "mac": \#(unit("Click")),
              "other": \#(plural([("one", "Press once"), ("other", "Press %lld times")]))}}}}},
            "Hello, %@!": {},
            "distance": {"localizations": {"en": \#(plural([("one", "%.1f mile"), ("other", "%.1f miles")]))}}
            """#)
    }

    private func text(_ key: String, _ locale: String, _ arguments: [FormatArgument?]) throws -> String? {
        try catalog().message(for: key, in: LocaleRules(locale), arguments: MessageArguments(arguments))?.text
    }

    @Test(arguments: [
        ("en", 1, "1 item"), ("en", 0, "0 items"), ("en", 1_234_567, "1,234,567 items"), ("ru", 21, "21 объект"),
        ("ru", 2, "2 объекта"), ("ru", 11, "11 объектов"), ("de", 1, "1 item"), ("ja", 3, "3個の項目"), ("ar", 2, "عنصران"),
        // Apple's form for zero, in a language without that category.
        ("nl", 0, "Geen onderdelen"), ("nl", 2, "2 onderdelen"),
    ])
    func pluralForms(locale: String, number: Int, expected: String) throws {
        #expect(try text("%lld items", locale, [.integer(number)]) == expected)
    }

    /// A category that the translator left out is written with the form of "other" (CLDR), never with that of "one".
    @Test(arguments: [(1, "1 файл"), (2, "2 файлов"), (5, "5 файлов"), (21, "21 файл")])
    func aMissingFormIsThatOfOther(number: Int, expected: String) throws {
        let catalog = try xcstrings(
            #""%lld files": {"localizations": {"ru": \#(plural([("one", "%lld файл"), ("other", "%lld файлов")]))}}"#)
        let message = catalog.message(for: "%lld files", in: LocaleRules("ru"), arguments: [.integer(number)])
        #expect(message?.text == expected)
    }

    @Test func digitsAreTheReadersOwn() throws {
        #expect(try text("%lld items", "ar-EG", [5]) == "٥ عناصر")
        #expect(try text("%lld items", "de", [1234]) == "1.234 items")
        #expect(try text("%lld items", "hi", [1_234_567]) == "12,34,567 items")
        #expect(try text("%lld items", "fa", [12]) == "۱۲ items")
        #expect(try text("distance", "de", [1.25]) == "1,2 miles")
        #expect(try text("distance", "en", [1.0]) == "1.0 miles")
    }

    @Test(
        arguments: [
            ("%05d", 42, "00,042"), ("%5d|", 42, "   42|"), ("%-5d|", 42, "42   |"), ("%+d", 42, "+42"),
            ("%x", 255, "ff"),
            ("%X", 255, "FF"), ("%o", 8, "10"), ("%.2f", 2.5, "2.50"), ("%d", 2.5, "2"), ("%.1f", 3, "3.0"),
            ("%d", "x", "x"),
            ("%f", 1.5, "1.500000"), ("%g", 1.5, "1.5"), ("%@ %%", 7, "7 %"), ("%d %%", -7, "-7 %"), ("%d%@", 1, "1%@"),
        ] as [(String, FormatArgument, String)])
    func printf(format: String, argument: FormatArgument, expected: String) throws {
        let catalog = try xcstrings(#""\#(format)": {}"#)
        #expect(catalog.message(for: format, in: LocaleRules("en"), arguments: [argument])?.text == expected)
    }

    @Test func placeholdersWithoutArgumentStayAndAreListed() throws {
        let message = try #require(
            try catalog().message(for: "%@ sent %lld photos", in: LocaleRules("en"), arguments: [nil, 3]))
        #expect(message.text == "%1$@ sent 3 photos")
        #expect(message.placeholders == ["%1$@", "%2$lld"])
        #expect(message.unfilled == ["%1$@"])
        #expect(message.categories == [.other])
    }

    @Test func substitutionsHaveTheirOwnNumbers() throws {
        #expect(try text("birds", "en", [1, "Ann", 2]) == "1 bird saw Ann and 2 cats")
        #expect(try text("birds", "en", [12, "Ann", 1]) == "12 birds saw Ann and one cat")
        let message = try #require(try catalog().message(for: "birds", in: LocaleRules("en"), arguments: [2]))
        #expect(message.unfilled == ["%@", "%arg"])
        #expect(message.categories == [.other, .other])
    }

    @Test func devices() throws {
        let catalog = try catalog()
        let english = LocaleRules("en")
        #expect(catalog.message(for: "device", in: english)?.text == "Tap")
        #expect(catalog.message(for: "device", in: english, device: .mac)?.text == "Click")
        #expect(catalog.message(for: "device", in: english, arguments: [1], device: .watch)?.text == "Press once")
        #expect(catalog.messages(for: "device", in: english, device: .watch).count == 2)
        #expect(catalog.messages(for: "device", in: english).map(\.text) == ["Tap"])
    }

    @Test(arguments: [
        ("en", ["1 item", "8,888,888 items"]), ("ja", ["8,888,888個の項目"]),
        ("nl", ["Geen onderdelen", "1 onderdeel", "8.888.888 onderdelen"]),
        ("ru", ["8 888 881 объект", "8 888 884 объекта", "8 888 888 объектов"]),
    ])
    func everyFormOnceWithItsNumber(locale: String, expected: [String]) throws {
        let messages = try catalog().messages(for: "%lld items", in: LocaleRules(locale))
        let plain = messages.map { $0.text.replacing("\u{A0}", with: " ") }
        #expect(plain == expected)
    }

    /// Real words in languages with many forms; a form for fractions only is never that of a whole number.
    @Test(arguments: [
        (
            "pl", [("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku")],
            ["1 plik", "8 888 884 pliki", "8 888 888 plików"]
        ),
        (
            "sl",
            [("one", "%lld datoteka"), ("two", "%lld datoteki"), ("few", "%lld datoteke"), ("other", "%lld datotek")],
            ["8.888.801 datoteka", "8.888.802 datoteki", "8.888.804 datoteke", "8.888.888 datotek"]
        ),
        (
            "cy",
            [
                ("zero", "%lld cŵn"), ("one", "%lld ci"), ("two", "%lld gi"), ("few", "%lld chi"), ("many", "%lld chi"),
                ("other", "%lld ci"),
            ],
            ["0 cŵn", "1 ci", "2 gi", "3 chi", "6 chi", "8,888,888 ci"]
        ),
    ])
    func everyFormOfALanguage(locale: String, forms: [(String, String)], expected: [String]) throws {
        let catalog = try xcstrings(#""%lld x": {"localizations": {"\#(locale)": \#(plural(forms))}}"#)
        let messages = catalog.messages(for: "%lld x", in: LocaleRules(locale))
        #expect(messages.map { $0.text.replacing("\u{A0}", with: " ") } == expected)
        #expect(Set(messages.map(\.categories)).count == expected.count)
    }

    /// The law of `messages`: the numbers select the forms that they are shown with.
    @Test(arguments: ["en", "ru", "ar", "nl", "de"])
    func messagesAgreeWithTheirArguments(locale: String) throws {
        let catalog = try catalog()
        let rules = LocaleRules(locale)
        for key in catalog.keys {
            for var message in catalog.messages(for: key, in: rules) {
                // What is given is no sample.
                message.samples = []
                #expect(catalog.message(for: key, in: rules, arguments: message.arguments) == message)
                #expect(message.unfilled.isEmpty)
            }
        }
    }

    /// Three numbers in Arabic have 216 pairs of forms: of the third number the general form is taken, which is the
    /// last of CLDR's order.
    @Test func ofTooManyCombinationsTheGeneralFormStands() throws {
        let forms = plural(["zero", "one", "two", "few", "many", "other"].map { ($0, "\($0) %arg") })
        let parts = (1...3).map { #""n\#($0)": {"argNum": \#($0), "formatSpecifier": "lld", \#(forms.dropFirst())"# }
        let catalog = try xcstrings(
            #"""
            "counts": {"localizations": {"ar": {
              "stringUnit": {"state": "translated", "value": "%#@n1@, %#@n2@, %#@n3@"},
              "substitutions": {\#(parts.joined(separator: ", "))}}}}
            """#)
        let messages = catalog.messages(for: "counts", in: LocaleRules("ar"))
        #expect(messages.count == 36)
        #expect(messages.allSatisfy { $0.categories.count == 3 && $0.categories[2] == .other })
    }

    @Test func samplesAndGivenArguments() throws {
        let catalog = try catalog()
        let english = LocaleRules("en")
        #expect(catalog.messages(for: "Hello, %@!", in: english).map(\.text) == ["Hello, Wwwwwwww!"])
        let samples = SampleArguments(integer: 99, real: 9.5, text: "Ann")
        #expect(
            catalog.messages(for: "%@ sent %lld photos", in: english, samples: samples).map(\.text)
                == ["Ann sent a photo", "Ann sent 99 photos"])
        #expect(
            catalog.messages(for: "%@ sent %lld photos", in: english, arguments: ["Bo", 7]).map(\.text)
                == ["Bo sent 7 photos"])
        #expect(
            catalog.messages(for: "birds", in: english, samples: samples).map(\.text) == [
                "1 bird saw Ann and one cat", "1 bird saw Ann and 99 cats", "99 birds saw Ann and one cat",
                "99 birds saw Ann and 99 cats",
            ])
    }

    @Test func formsKnowWhereTheyStand() throws {
        let messages = try catalog().messages(for: "%lld items", in: LocaleRules("ru"))
        #expect(Set(messages.map(\.position)).count == 3)
        #expect(messages.allSatisfy { $0.locale == "ru" })
        #expect(try catalog().message(for: "%lld items", in: LocaleRules("de"))?.locale == "en")
    }

    /// Substitutions that contain themselves, or each other many times, end.
    @Test func substitutionsCannotRunAway() throws {
        let many = String(repeating: "%#@a@", count: 200)
        let catalog = try xcstrings(
            #"""
            "k": {"localizations": {"en": {"stringUnit": {"value": "\#(many)"}, "substitutions": {
              "a": {"variations": {"plural": {"one": \#(unit("x")), "other": \#(unit(many))}}}}}}}
            """#)
        let english = LocaleRules("en")
        #expect(catalog.message(for: "k", in: english, arguments: [2])?.unfilled.isEmpty == false)
        #expect(catalog.messages(for: "k", in: english).count <= SampleArguments.combinationLimit)
    }

    @Test func combinationsHaveALimit() throws {
        let forms = #"{"plural": {"one": \#(unit("%arg")), "other": \#(unit("%arg"))}}"#
        let names = (1...9).map { "n\($0)" }
        let substitutions = names.map { #""\#($0)": {"variations": \#(forms)}"# }.joined(separator: ",")
        let text = names.map { "%#@\($0)@" }.joined(separator: " ")
        let catalog = try xcstrings(
            #""k": {"localizations": {"ar": {"stringUnit": {"value": "\#(text)"}, "substitutions": {\#(substitutions)}}}}"#
        )
        let messages = catalog.messages(for: "k", in: LocaleRules("ar"))
        #expect(messages.count == 36)
        #expect(messages.allSatisfy { $0.unfilled.isEmpty })
    }
}
