import Testing

@testable import Catalogs

@Suite struct I18NextReaderTests {
    static let english = #"""
        {
          "title": "Shop",
          "nav": {"home": "Home", "deep": {"er": "Below {{name}}"}},
          "steps": ["First", {"label": "Second"}, "Third"],
          "cart_one": "{{count}} item",
          "cart_other": "{{count}} items",
          "cart_zero": "Empty",
          "place_ordinal_one": "{{count}}st",
          "place_ordinal_two": "{{count}}nd",
          "place_ordinal_few": "{{count}}rd",
          "place_ordinal_other": "{{count}}th",
          "friend": "A friend",
          "friend_male": "A boyfriend",
          "friend_female": "A girlfriend",
          "friend_male_one": "{{count}} boyfriend",
          "friend_male_other": "{{count}} boyfriends",
          "old": "{{count}} day",
          "old_plural": "{{count}} days",
          "kind_other": "Another kind",
          "size_many": "Many sizes",
          "sum": "You have $t(cart) for {{sum, currency(USD)}} from $t(shop:title)",
          "raw": "{{- html}} <strong>{{name}}</strong>",
          "open": "Hi {{name",
          "nothing": null,
          "number": 5,
          "nav.home": "Twice"
        }
        """#
    static let japanese = #"{"title": "店", "cart_other": "{{count}}個", "kind_other": "他", "kind_new": "新"}"#
    static let polish = """
        {"cart_one": "{{count}} rzecz", "cart_few": "{{count}} rzeczy", "cart_many": "{{count}} rzeczy razem",
         "cart_other": "{{count}} rzeczy"}
        """

    private func read() throws -> Catalog {
        try catalog(
            [
                "locales/en/shop.json": Array(Self.english.utf8), "locales/ja/shop.json": Array(Self.japanese.utf8),
                "locales/pl/shop.json": Array(Self.polish.utf8),
            ], sourceLanguage: "en")
    }

    @Test func entries() throws {
        let catalog = try read()
        #expect(catalog.name == "shop")
        #expect(catalog.locales == ["en", "ja", "pl"])
        #expect(
            catalog.keys == [
                "title", "nav.home", "nav.deep.er", "steps.0", "steps.1.label", "steps.2", "cart", "place_ordinal",
                "friend", "friend_male", "friend_female", "friend_male_other", "old", "kind_other", "size_many", "sum",
                "raw", "open", "kind_new",
            ])
        #expect(catalog["friend_male"]?.context == "male")
        #expect(catalog["friend"]?.context == nil)
        #expect(catalog["cart"]?.position == .init(file: "locales/en/shop.json", line: 5, column: 3))
        #expect(catalog["cart"]?["en"]?.value.units.map(\.position.line) == [7, 5, 6])
        #expect(catalog["steps.1.label"]?["en"]?.position == .init(file: "locales/en/shop.json", line: 4, column: 32))
    }

    @Test(arguments: [
        ("cart", "en", 0, "Empty"), ("cart", "en", 1, "1 item"), ("cart", "en", 1_200, "1200 items"),
        ("cart", "ja", 1, "1個"), ("cart", "pl", 1, "1 rzecz"), ("cart", "pl", 3, "3 rzeczy"),
        ("cart", "pl", 5, "5 rzeczy razem"), ("place_ordinal", "en", 22, "22nd"), ("place_ordinal", "en", 12, "12th"),
        ("old", "en", 1, "1 day"), ("old", "en", 2, "2 days"), ("friend_male_other", "en", 2, "2 boyfriends"),
    ])
    func plurals(key: String, locale: String, number: Int, expected: String) throws {
        #expect(try read().message(for: key, in: LocaleRules(locale), arguments: [.integer(number)])?.text == expected)
    }

    @Test func everyForm() throws {
        let catalog = try read()
        #expect(
            catalog.messages(for: "cart", in: LocaleRules("en")).map(\.text) == ["Empty", "1 item", "8888888 items"])
        #expect(
            catalog.messages(for: "place_ordinal", in: LocaleRules("en")).map(\.text) == [
                "8888881st", "8888882nd", "8888883rd", "8888888th",
            ])
    }

    @Test func references() throws {
        let message = try read().message(
            for: "sum", in: LocaleRules("en"), arguments: ["count": 2, "sum": 9.5])
        #expect(message?.text == "You have 2 items for $9.50 from Shop")
        #expect(
            try read().message(for: "raw", in: LocaleRules("en"), arguments: ["html": "<i>", "name": "Ann"])?.text
                == "<i> Ann")
    }

    @Test func oddities() throws {
        #expect(
            try read().warnings.map(\.description) == [
                "locales/en/shop.json:23:15: warning: \"open\": shown unchanged: expected '}}' after '{{'",
                #"locales/en/shop.json:24:14: warning: "nothing" is left out: null is not a text"#,
                #"locales/en/shop.json:25:13: warning: "number" is left out: 5 is not a text"#,
                #"locales/en/shop.json:26:3: warning: "nav.home" is already on line 3; this one counts"#,
            ])
    }

    @Test func aNameTwiceInAnObjectIsOneWarning() throws {
        let text = #"{"a": {"b": "{{x}}", "b": "y"}, "a": {"c": "z"}}"#
        let catalog = try catalog(["en.json": Array(text.utf8)])
        #expect(
            catalog.warnings.map(\.description) == [
                #"en.json:1:22: warning: "b" is already on line 1; this one counts"#,
                #"en.json:1:33: warning: "a" is already on line 1; this one counts"#,
            ])
        #expect(catalog.keys == ["a.c"])
    }

    @Test func everyTruncationIsAnError() {
        let bytes = Array(Self.english.utf8)
        let rest = Array(#"{"a": "{{b}}"}"#.utf8)
        for length in stride(from: 0, to: bytes.count - 1, by: 7) {
            // The first file decides the dialect.
            let found = error { () throws(CatalogError) in
                try catalog(["en.json": rest, "de.json": Array(bytes[..<length])])
            }
            #expect(found?.file == "de.json" && found?.line != nil)
        }
    }

    /// The second value of a name stands for the first, with all that the first had below it.
    @Test func aSecondObjectReplacesTheFirst() throws {
        let text =
            #"{"nav": {"a": "{{x}}", "deep": {"b": "B"}}, "t": "T", "nav": {"c": "C"}, "t": null, "u": {"d": ""}, "u": "U"}"#
        let catalog = try catalog(["en.json": Array(text.utf8)])
        #expect(catalog.keys == ["nav.c", "u"])
        #expect(
            catalog.warnings.map(\.description) == [
                #"en.json:1:55: warning: "nav" is already on line 1; this one counts"#,
                #"en.json:1:74: warning: "t" is already on line 1; this one counts"#,
                #"en.json:1:79: warning: "t" is left out: null is not a text"#,
                #"en.json:1:101: warning: "u" is already on line 1; this one counts"#,
            ])
    }

    @Test func aMissingReferenceShowsItsKey() throws {
        let text = #"{"a": "{{n}} $t(nope) $t(other:nope)"}"#
        let message = try catalog(["en.json": Array(text.utf8)]).message(
            for: "a", in: LocaleRules("en"), arguments: ["n": 1])
        #expect(message?.text == "1 nope $t(other:nope)")
        #expect(message?.unfilled == ["$t(nope)", "$t(other:nope)"])
    }
}
