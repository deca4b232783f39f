import Foundation
import Testing

@testable import Catalogs

@Suite struct ARBReaderTests {
    static let english = #"""
        {
          "@@locale": "en",
          "@@last_modified": "2026-11-21T22:00:00",
          "@@x-generator": {"name": "ours", "versions": [1, 2]},
          "title": "Don't '{panic}'",
          "@title": {"description": "The first page.", "context": "Book", "x-reviewed": true},
          "welcome": "Welcome, {name}!",
          "@welcome": {
            "placeholders": {"name": {"type": "String", "example": "Angelica"}}
          },
          "inbox": "{count, plural, =0{No mail} =1{One letter from {sender}} other{{count} letters from {sender}}}",
          "@inbox": {
            "description": "Above the list.",
            "placeholders": {
              "count": {"type": "int", "format": "compact", "example": 42},
              "sender": {}
            }
          },
          "reply": "{gender, select, male{He replied} female{She replied} other{They replied}}",
          "due": "Due {day}: {sum}, {share}, {raw}",
          "@due": {
            "placeholders": {
              "day": {"type": "DateTime", "format": "yMMMd"},
              "sum": {"type": "double", "format": "currency", "optionalParameters": {"symbol": "€ ", "decimalDigits": 2}},
              "share": {
                "type": "double", "format": "decimalPercentPattern", "optionalParameters": {"decimalDigits": 1}
              },
              "raw": {"type": "int"}
            }
          },
          "count": 5,
          "\u0062ad": "\ud83d\ude00 \u00fc{a b}",
          "title": "Twice"
        }
        """#

    private func read() throws -> Catalog {
        try catalog(
            [
                "lib/l10n/app_en.arb": Array(Self.english.utf8),
                "lib/l10n/app_pt_BR.arb": Array(
                    #"{"welcome": "Oi, {name}!", "reply": "{gender, select, male{Ele} other{"}"#.utf8),
                "lib/l10n/app_zh_Hans.arb": Array(#"{"@@locale": "zh_Hans", "welcome": "{name}，你好！"}"#.utf8),
            ], sourceLanguage: "en")
    }

    @Test func entries() throws {
        let catalog = try read()
        #expect(catalog.name == "app_en")
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.locales == ["en", "pt-BR", "zh-Hans"])
        #expect(catalog.keys == ["title", "welcome", "inbox", "reply", "due", "bad"])
        #expect(catalog["welcome"]?.position == .init(file: "lib/l10n/app_en.arb", line: 7, column: 3))
        #expect(catalog["welcome"]?["en"]?.position == .init(file: "lib/l10n/app_en.arb", line: 7, column: 14))
        #expect(catalog["welcome"]?["pt-BR"]?.position == .init(file: "lib/l10n/app_pt_BR.arb", line: 1, column: 13))
    }

    @Test func notes() throws {
        let catalog = try read()
        #expect(catalog["title"]?.comment == "The first page.\nBook")
        #expect(catalog["inbox"]?.comment == "Above the list.")
        #expect(catalog["welcome"]?.arguments == ["name": ArgumentNote(example: "Angelica", type: "String")])
        #expect(
            catalog["inbox"]?.arguments == [
                "count": ArgumentNote(example: "42", type: "int", format: "compact"), "sender": ArgumentNote(),
            ])
        #expect(
            catalog["due"]?.arguments == [
                "day": ArgumentNote(type: "DateTime", format: "yMMMd"),
                "sum": ArgumentNote(type: "double", format: "'€ '#,##0.00"),
                "share": ArgumentNote(type: "double", format: "::percent scale/100 .0"),
                "raw": ArgumentNote(type: "int"),
            ])
    }

    @Test func texts() throws {
        let catalog = try read()
        func text(_ key: String, _ locale: String, _ arguments: MessageArguments = []) -> String? {
            catalog.message(for: key, in: LocaleRules(locale), arguments: arguments)?.text
        }
        #expect(text("title", "en", ["panic": "x"]) == "Twice")
        #expect(text("welcome", "pt-BR", ["name": "Ann"]) == "Oi, Ann!")
        #expect(text("welcome", "zh-CN", ["Ann"]) == "Ann，你好！")
        #expect(text("inbox", "en", ["count": 0]) == "No mail")
        #expect(text("inbox", "en", ["count": 1, "sender": "Bo"]) == "One letter from Bo")
        #expect(text("reply", "en", ["gender": "female"]) == "She replied")
        #expect(text("reply", "en", ["gender": "?"]) == "They replied")
        let due = text("due", "en", ["sum": 1234.5, "share": 0.125, "raw": 12345])
        #expect(due == "Due {day}: € 1,234.50, 12.5%, 12345")
        #expect(
            catalog.messages(for: "reply", in: LocaleRules("en")).map(\.text) == [
                "He replied", "She replied", "They replied",
            ])
        #expect(catalog.messages(for: "welcome", in: LocaleRules("en")).map(\.text) == ["Welcome, Angelica!"])
    }

    @Test func oddities() throws {
        #expect(
            try read().warnings.map(\.description) == [
                #"lib/l10n/app_en.arb:31:12: warning: "count" is left out: a number is not a text"#,
                "lib/l10n/app_en.arb:32:36: warning: \"bad\": shown unchanged: expected an argument such as {name} or "
                    + "{count, plural, other {…}}",
                #"lib/l10n/app_en.arb:33:3: warning: "title" is already on line 5; this one counts"#,
                "lib/l10n/app_pt_BR.arb:1:71: warning: \"reply\": shown unchanged: expected '}', found the end of the text",
            ])
    }

    @Test func whatIsMalformedIsShownAsItStands() throws {
        #expect(try read().message(for: "bad", in: LocaleRules("en"))?.text == "😀 ü{a b}")
    }

    @Test(arguments: [
        ("use-escaping: true", true), ("arb-dir: lib/l10n\r\nuse-escaping:  True # yes\n", true), ("", false),
        ("use-escaping: false", false), ("# use-escaping: true", false), ("synthetic-package: true", false),
    ])
    func configuration(yaml: String, usesEscaping: Bool) {
        #expect(FlutterConfiguration.usesEscaping(yaml) == usesEscaping)
    }

    @Test func apostrophesQuoteWhereTheProjectSaysSo() throws {
        let source = CatalogSource(
            url: .init(filePath: "/app_en.arb"), file: "app_en.arb", contents: Array(Self.english.utf8))
        let part = try ARBReader.read(source, locale: "en", syntax: .escapedFlutter)
        #expect(part.locale == "en")
        #expect(part.entries.allSatisfy { $0.localizations.first?.value.units.first?.syntax == .escapedFlutter })
    }

    @Test(arguments: [
        ("[", "app_en.arb:1:1: error: expected '{' of an object with a member for each message, found '['"),
        (#"{"a": "x""#, "app_en.arb:1:10: error: expected ',' or '}' after a member, found the end of the file"),
        (
            #"{"@a": {"placeholders": {"x": {"type""#,
            "app_en.arb:1:38: error: expected ':' after the name, found the end of the file"
        ),
        (#"{"a": x}"#, "app_en.arb:1:7: error: expected a value, found 'x'"),
        (
            #"{"@a": {"placeholders": {"x": {"optionalParameters": {"decimalDigits": 99}}}}}"#,
            "app_en.arb:1:72: error: expected a number of digits, 0 to 20, found '9'"
        ),
    ])
    func damage(text: String, message: String) {
        #expect(
            error { () throws(CatalogError) in try catalog(["app_en.arb": Array(text.utf8)]) }?.description == message)
    }

    /// The law of damage: no beginning of a file does anything but end in one error with a place.
    @Test func everyTruncationIsAnError() {
        let bytes = Array(Self.english.utf8)
        for length in stride(from: 0, to: bytes.count - 1, by: 7) {
            let found = error { () throws(CatalogError) in try catalog(["app_en.arb": Array(bytes[..<length])]) }
            #expect(found?.line != nil)
        }
    }

    @Test func deepValuesEnd() {
        let deep = #"{"@@x": "# + String(repeating: "[", count: 100_000)
        let found = error { () throws(CatalogError) in try catalog(["app_en.arb": Array(deep.utf8)]) }
        #expect(found?.problem == .tooDeep(limit: 64))
    }
}
