import Testing

@testable import Catalogs

@Suite struct WebExtensionReaderTests {
    static let english = #"""
        {
          "appName": {"message": "Reader", "description": "The name in the store."},
          "greeting": {
            "message": "Hi $USER$, $$1 for $COUNT$ at $LINK$, $2",
            "placeholders": {
              "user": {"content": "$1", "example": "Cira"},
              "count": {"content": "$2 pages"},
              "link": {"content": "https://example.org"}
            }
          }
        }
        """#

    @Test func entries() throws {
        let catalog = try catalog(
            [
                "_locales/en/messages.json": Array(Self.english.utf8),
                "_locales/pt_BR/messages.json": Array(
                    #"{"appName": {"message": "Leitor"}, "appName": {"message": "X"}}"#.utf8),
            ], sourceLanguage: "en")
        #expect(catalog.locales == ["en", "pt-BR"])
        #expect(catalog.keys == ["appName", "greeting"])
        #expect(catalog["appName"]?.comment == "The name in the store.")
        #expect(catalog["appName"]?["en"]?.position == .init(file: "_locales/en/messages.json", line: 2, column: 26))
        #expect(
            catalog["greeting"]?.arguments == [
                "user": ArgumentNote(example: "Cira"), "count": ArgumentNote(),
                "link": ArgumentNote(example: "https://example.org"),
            ])
        #expect(catalog.message(for: "appName", in: LocaleRules("pt-BR"))?.text == "X")
        #expect(
            catalog.messages(for: "greeting", in: LocaleRules("en"), arguments: ["x", "y"]).map(\.text).first?
                .hasPrefix("Hi ") == true)
        #expect(
            catalog.warnings.map(\.description) == [
                #"_locales/pt_BR/messages.json:1:36: warning: "appName" is already on line 1; this one counts"#
            ])
    }

    @Test func examplesStandForPlaceholders() throws {
        let catalog = try catalog(["_locales/en/messages.json": Array(Self.english.utf8)])
        let message = catalog.messages(
            for: "greeting", in: LocaleRules("en"), arguments: ["count": "9 pages"]
        ).first
        #expect(message?.text.hasPrefix("Hi Cira, $1 for 9 pages at https://example.org, ") == true)
    }

    @Test(arguments: [
        (#"{"a": {"description": "x"}}"#, #"_locales/en/messages.json:1:7: error: expected a member "message""#),
        (#"{"a": "x"}"#, #"_locales/en/messages.json:1:7: error: expected the object of a message, found '"'"#),
    ])
    func damage(text: String, message: String) {
        let found = error { () throws(CatalogError) in
            try catalog(["_locales/en/messages.json": Array(text.utf8)])
        }
        #expect(found?.description == message)
    }
}
