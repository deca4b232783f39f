import Foundation
import Testing

@testable import Catalogs

/// JSON of next-intl and of vue-i18n, and how the dialects are distinguished.
@Suite struct WebJSONTests {
    @Test func messagesOfICU() throws {
        let english = #"""
            {
              "Index": {
                "title": "Hello, {name}!",
                "followers": "You have {count, plural, =0 {no followers} one {# follower} other {# followers}}.",
                "rank": "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
                "rich": "Read <link>the guide</link>, it's '{free}'",
                "since": "Since {day, date, ::yMMMd}",
                "list": ["a", "b"]
              },
              "bad": "A\nb\u00fc {x",
              "flat.key": "Flat"
            }
            """#
        let german = #"{"Index": {"title": "Hallo, {name}!"}}"#
        let catalog = try catalog(
            ["messages/en.json": Array(english.utf8), "messages/de-AT.json": Array(german.utf8)], sourceLanguage: "en")
        #expect(catalog.locales == ["en", "de-AT"])
        #expect(
            catalog.keys == [
                "Index.title", "Index.followers", "Index.rank", "Index.rich", "Index.since", "Index.list.0",
                "Index.list.1", "bad", "flat.key",
            ])
        let rules = LocaleRules("en")
        #expect(
            catalog.messages(for: "Index.followers", in: rules).map(\.text) == [
                "You have no followers.", "You have 1 follower.", "You have 8,888,888 followers.",
            ])
        #expect(catalog.message(for: "Index.rank", in: rules, arguments: [23])?.text == "23rd")
        #expect(catalog.message(for: "Index.rich", in: rules)?.text == "Read the guide, it's {free}")
        #expect(
            catalog.message(for: "Index.title", in: LocaleRules("de-AT"), arguments: ["Ann"])?.text == "Hallo, Ann!")
        #expect(catalog.message(for: "bad", in: rules)?.text == "A\nbü {x")
        #expect(
            catalog.warnings.map(\.description) == [
                "messages/en.json:10:24: warning: \"bad\": shown unchanged: expected '}', found the end of the text"
            ])
    }

    @Test func messagesOfVue() throws {
        let english = #"""
            {
              "car": "car | cars",
              "apple": "no apples | one apple | {count} apples",
              "mail": "{name}{'@'}example.org",
              "menu": {"open": "@.capitalize:verb {0}"},
              "verb": "open",
              "bad": "me@example.org"
            }
            """#
        let catalog = try catalog(["src/locales/en.json": Array(english.utf8)])
        let rules = LocaleRules("en")
        #expect(catalog.keys == ["car", "apple", "mail", "menu.open", "verb", "bad"])
        #expect(catalog.messages(for: "car", in: rules).map(\.text) == ["car", "cars"])
        #expect(catalog.messages(for: "apple", in: rules).map(\.text) == ["no apples", "one apple", "8888888 apples"])
        #expect(catalog.message(for: "mail", in: rules, arguments: ["name": "ann"])?.text == "ann@example.org")
        #expect(catalog.message(for: "menu.open", in: rules, arguments: ["Mail"])?.text == "Open Mail")
        #expect(
            catalog.warnings.map(\.description) == [
                "src/locales/en.json:7:13: warning: \"bad\": shown unchanged: expected ':' and a key after '@'; an '@' "
                    + "itself is {'@'}"
            ])
    }

    @Test(
        arguments: [
            (#"{"a": "{n, plural, other {x}}", "b": "{{x}}"}"#, .icu), (#"{"a": "{n,select,other{{n} x}}"}"#, .icu),
            (#"{"a": {"b": ["{{x}}"]}}"#, .i18next), (#"{"a_other": "x"}"#, .i18next), (#"{"a": "$t(b)"}"#, .i18next),
            (#"{"a": "{count} car | {count} cars"}"#, .vue), (#"{"a": "@:b"}"#, .vue), (#"{"a": "{'@'}"}"#, .vue),
            (#"{"a": "Home | {name}"}"#, .icu), (#"{"a": "Hi {name}"}"#, .icu), (#"{"a": "b"}"#, .icu), ("[1]", nil),
            ("{}", nil), ("", nil), (#"{"a": 5}"#, nil), (#"{"a": "cut {{x}} of"#, .i18next),
            ("\u{FEFF}{\"a\": \"b\"}", .icu),
        ] as [(String, WebDialect?)])
    func dialects(text: String, expected: WebDialect?) {
        let source = CatalogSource(url: URL(filePath: "/locales/de.json"), file: "de.json", contents: Array(text.utf8))
        #expect(WebDialect.of(source) == expected)
    }

    @Test(
        arguments: [
            ("/package.json", nil), ("/src/tsconfig.json", nil), ("/locales/de/common.json", .icu),
            ("/messages/pt-BR.json", .icu), ("/i18n/common.de.json", .icu), ("/de.common.json", .icu),
            ("/translations.json", .icu), ("/locales/de.jsonc", nil),
        ] as [(String, WebDialect?)])
    func names(path: String, expected: WebDialect?) {
        let source = CatalogSource(url: URL(filePath: path), file: path, contents: Array(#"{"a": "b"}"#.utf8))
        #expect(WebDialect.of(source) == expected)
    }

    @Test func deepFilesEnd() {
        let deep = #"{"a": "# + String(repeating: #"{"a": "#, count: 100_000)
        let found = error { () throws(CatalogError) in try catalog(["en.json": Array(deep.utf8)]) }
        #expect(found?.description == "en.json:1:385: error: values nested more than 64 deep")
    }
}
