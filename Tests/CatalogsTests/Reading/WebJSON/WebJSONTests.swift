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
            ("\u{FEFF}{\"a\": \"b\"}", .icu), (#"{"a": "%s files"}"#, .printf), (#"{"a": "%2$s of %1$d."}"#, .printf),
            (#"{"a": "100%"}"#, .icu), (#"{"a": "50% de"}"#, .icu), (#"{"a": "5%d"}"#, .icu), (#"{"a": "%sin"}"#, .icu),
            (#"{"a": "%s {name}"}"#, .icu), (#"{"a": "%s", "b": "{n, select, other {x}}"}"#, .icu),
            (#"{"a": "%s", "b": "{{x}}"}"#, .i18next), (#"{"a": "%s", "b": "{'@'}"}"#, .vue),
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

    /// Keys that are texts are those of the source language, which needs no file.
    @Test func keysThatAreTexts() throws {
        let german = #"""
            {
              "Hello %s": "Hallo %s",
              "Paste": "Text",
              "Wait %d seconds": ["Eine Sekunde warten", "%d Sekunden warten"],
              "Save it": ""
            }
            """#
        let files: KeyValuePairs = [
            "i18n/de.json": Array(german.utf8), "i18n/ar.json": Array(#"{"Save it": "حفظ"}"#.utf8),
        ]
        let catalog = try catalog(files)
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.keys.sorted() == ["Hello %s", "Paste", "Save it", "Wait %d seconds"])
        let (english, rules) = (LocaleRules("en"), LocaleRules("de"))
        #expect(catalog.message(for: "Hello %s", in: english, arguments: ["Ann"])?.text == "Hello Ann")
        #expect(catalog.message(for: "Hello %s", in: rules, arguments: ["Ann"])?.text == "Hallo Ann")
        #expect(catalog.message(for: "Wait %d seconds", in: rules, arguments: [1])?.text == "Eine Sekunde warten")
        #expect(catalog.message(for: "Wait %d seconds", in: rules, arguments: [5])?.text == "5 Sekunden warten")
        #expect(catalog.message(for: "Wait %d seconds", in: english, arguments: [5])?.text == "Wait 5 seconds")
        #expect(catalog["Save it"]?.untranslated.keys.sorted() == ["de"])
        #expect(catalog.warnings.isEmpty)
    }

    /// The file whose texts are their keys is in the language of the keys; a project that says otherwise is right.
    @Test func languageOfKeys() throws {
        let german = #"{"Alles klar": "Alles klar", "Bitte warten": "Bitte warten"}"#
        let french = #"{"Alles klar": "D'accord", "Bitte warten": "Attendez"}"#
        let files: KeyValuePairs = [
            "l/de.json": Array(german.utf8), "l/fr.json": Array(french.utf8),
            "l/en-US.json": Array(#"{"Alles klar": "All right", "Bitte warten": "Please wait"}"#.utf8),
        ]
        #expect(try catalog(files).sourceLanguage == "de")
        #expect(try catalog(files, sourceLanguage: "fr").sourceLanguage == "fr")
        // English of other countries has most of the keys, too, and the language of the keys has more.
        let texts = (0..<40).map { "\"Number \($0)\": \"Number \($0)\"" }.joined(separator: ",")
        let english: KeyValuePairs = [
            "l/en-GB.json": Array("{\(texts), \"My color\": \"My colour\"}".utf8),
            "l/en.json": Array("{\(texts), \"My color\": \"My color\"}".utf8), "l/fr.json": Array(french.utf8),
        ]
        #expect(try catalog(english).sourceLanguage == "en")
        // Where no file is in English, one that repeats the keys is not translated.
        let begun: KeyValuePairs = [
            "l/hi.json": Array(#"{"My color": "My color", "Well done": "Well done"}"#.utf8),
            "l/fr.json": Array(#"{"My color": "Ma couleur", "Well done": "Bravo"}"#.utf8),
        ]
        #expect(try catalog(begun).sourceLanguage == "en")
        // Names are no texts.
        let names: KeyValuePairs = [
            "l/de.json": Array(#"{"ok": "ok", "wait_long": "wait_long"}"#.utf8),
            "l/fr.json": Array(#"{"ok": "oui"}"#.utf8),
        ]
        let found = error { () throws(CatalogError) in try catalog(names) }
        #expect(found?.problem == .unknownSourceLanguage(candidates: ["de", "fr"]))
    }

    /// Files of Nextcloud have a member with all texts, and forms under both of those of English.
    @Test func keysOfNextcloud() throws {
        let german = #"""
            {"translations": {
              "Go to settings": "Zu den Einstellungen", "Email": "E-Mail", "_%n file_::_%n files_": ["%n Datei", "%n Dateien"]
            }, "pluralForm": "nplurals=2; plural=(n != 1);"}
            """#
        let catalog = try catalog(["l10n/de.json": Array(german.utf8)])
        #expect(catalog.sourceLanguage == "en")
        let english = LocaleRules("en")
        let texts = ["Go to settings", "Email", "_%n file_::_%n files_.0", "_%n file_::_%n files_.1"].map {
            catalog.message(for: "translations.\($0)", in: english)?.text
        }
        #expect(texts == ["Go to settings", "Email", "%n file", "%n files"])
        #expect(catalog.keys.count == 4)
    }

    /// Forms in an object with the names of CLDR's categories.
    @Test func formsOfPrintf() throws {
        let english = #"{"cats": {"one": "%s cat", "other": "%s cats"}, "list": ["%d", "b"], "menu": {"one": "First"}}"#
        let catalog = try catalog(["locales/en.json": Array(english.utf8)])
        let rules = LocaleRules("en")
        #expect(catalog.keys == ["cats", "list.0", "list.1", "menu.one"])
        #expect(catalog.messages(for: "cats", in: rules).count == 2)
        #expect(catalog.message(for: "menu.one", in: rules)?.text == "First")
    }

    @Test func deepFilesEnd() {
        let deep = #"{"a": "# + String(repeating: #"{"a": "#, count: 100_000)
        let found = error { () throws(CatalogError) in try catalog(["en.json": Array(deep.utf8)]) }
        #expect(found?.description == "en.json:1:385: error: values nested more than 64 deep")
    }
}
