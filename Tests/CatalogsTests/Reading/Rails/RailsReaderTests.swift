import Foundation
import Testing

@testable import Catalogs

private func read(_ text: String, at path: String = "config/locales/de.yml") throws(CatalogError) -> CatalogPart {
    let source = CatalogSource(url: URL(filePath: "/" + path), file: path, contents: Array(text.utf8))
    return try RailsReader.read(source, locale: RailsReader.place(of: path).locale ?? "")
}

private func recognizes(_ text: String, at path: String) -> Bool {
    RailsReader.recognizes(CatalogSource(url: URL(filePath: "/" + path), file: path, contents: Array(text.utf8)))
}

private let german = """
    # Devise
    ---
    de: # the locale
      hello: "Hallo, %{name}!"
      plain: Kein Zitat
      intro_html: "<b>%{name}</b> &amp; Co."
      page:
        title: 'Ein ''Titel'''
        html: <i>kursiv</i>
      items:
        zero: Nichts
        one: "%{count} Ding"
        other: "%{count} Dinge"
      one_of:
        one: Eins
        more: Mehr
      date:
        day_names: [Sonntag, Montag]
        month_names:
          - ~
          - Januar
        order:
          - :day
          - :month
        format: "%d. %B"
      precision: 3
      negative: -1.5
      on_text: yes
      nothing:
      quoted: "yes"
      long: |
        Erste Zeile
        zweite
      folded: >-
        eins
        zwei
    """

@Suite("Rails locale files")
struct RailsReaderTests {
    @Test func everyTextBecomesAnEntry() throws {
        let part = try read(german)
        let texts = part.entries.map { "\($0.key)=\($0["de"]?.value.units.map(\.text).joined(separator: "|") ?? "")" }
        #expect(
            texts == [
                "hello=Hallo, %{name}!", "plain=Kein Zitat", "intro_html=<b>%{name}</b> &amp; Co.",
                "page.title=Ein 'Titel'", "page.html=<i>kursiv</i>", "items=Nichts|%{count} Ding|%{count} Dinge",
                "one_of.one=Eins", "one_of.more=Mehr", "date.day_names.0=Sonntag", "date.day_names.1=Montag",
                "date.month_names.1=Januar", "date.format=%d. %B", "quoted=yes", "long=Erste Zeile\nzweite\n",
                "folded=eins zwei",
            ])
        #expect(part.locale == "de")
        #expect(part.warnings == [])
        #expect(part.entries[0].position == Catalog.Position(file: "config/locales/de.yml", line: 4, column: 3))
        #expect(part.entries[0]["de"]?.position == Catalog.Position(file: "config/locales/de.yml", line: 4, column: 10))
        #expect(part.entries[5]["de"]?.value.units.map(\.position.line) == [11, 12, 13])
        #expect(part.entries.map { $0["de"]?.value.units.first?.syntax == .railsMarkup }.filter { $0 }.count == 2)
    }

    @Test func formsAndMarkupAreRendered() throws {
        let catalog = try catalog(["config/locales/de.yml": Array(german.utf8)])
        let rules = LocaleRules("de")
        #expect(catalog.messages(for: "items", in: rules).map(\.text) == ["Nichts", "1 Ding", "8888888 Dinge"])
        #expect(catalog.message(for: "intro_html", in: rules, arguments: ["name": "Ann"])?.text == "Ann & Co.")
    }

    @Test func anchorsAliasesAndMergesAreFollowed() throws {
        let part = try read(
            """
            de:
              base: &base
                save: Sichern
                cancel: Abbrechen
              dialog:
                <<: *base
                save: Speichern
              copy: *base
            """)
        let texts = part.entries.map { "\($0.key)=\($0["de"]?.value.units.first?.text ?? "")" }
        #expect(
            texts == [
                "base.save=Sichern", "base.cancel=Abbrechen", "dialog.save=Speichern", "dialog.cancel=Abbrechen",
                "copy.save=Sichern", "copy.cancel=Abbrechen",
            ])
    }

    @Test func ofAKeyThatComesAgainTheLastCounts() throws {
        let part = try read(
            """
            de:
              a: eins
              b:
                "c": x
                c: y
              a: zwei
              a: drei
            """)
        #expect(part.entries.map { "\($0.key)=\($0["de"]?.value.units.first?.text ?? "")" } == ["b.c=y", "a=drei"])
        #expect(
            part.warnings.map(\.problem) == [.duplicateKey("b.c", firstLine: 4), .duplicateKey("a", firstLine: 2)])
        #expect(part.warnings.map(\.line) == [5, 7])
    }

    @Test func bombsEndInOneError() {
        var aliases = "de:\n  a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let references = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            aliases += "  a\(level): &a\(level) [\(references)]\n"
        }
        #expect(error { () throws(CatalogError) in try read(aliases) }?.line != nil)
        let keys = aliases + "  ? *a9\n  : x\n"
        #expect(error { () throws(CatalogError) in try read(keys) }?.line == 12)
        let merges =
            "de:\n  a0: &a0\n    x: y\n"
            + (1...40).map { "  a\($0): &a\($0)\n    <<: [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        #expect(error { () throws(CatalogError) in try read(merges) }?.line != nil)
        for deep in [
            String(repeating: "[", count: 200_000), "de: " + String(repeating: "{a: ", count: 200_000),
            "de:\n" + String(repeating: "- ", count: 100_000),
            "de:\n  " + String(repeating: "{a: ", count: 200) + "x" + String(repeating: "}", count: 200),
        ] {
            #expect(error { () throws(CatalogError) in try read(deep) }?.line != nil)
        }
    }

    @Test func brokenFilesHaveAPlace() {
        let problem = error { () throws(CatalogError) in try read("de:\n  a: \"x\n  b: y\n") }
        #expect(problem?.line == 4)
        #expect(problem?.isWarning == false)
        let list = error { () throws(CatalogError) in try read("- de\n") }
        #expect(list?.problem == .unexpected(found: "no mapping", expected: "a locale as the root key"))
        #expect(list?.line == 1)
        let bytes = Array(german.utf8)
        for length in stride(from: 0, to: bytes.count, by: 3) {
            let problem = error { () throws(CatalogError) in
                try read(String(decoding: bytes.prefix(length), as: UTF8.self))
            }
            if let problem { #expect(problem.line != nil) }
        }
    }

    @Test func onlyFilesWhoseRootIsTheirLocaleAreRecognized() {
        #expect(recognizes(german, at: "config/locales/de.yml"))
        #expect(recognizes("\"pt-BR\":\n  a: b", at: "config/locales/devise.pt-BR.yml"))
        #expect(recognizes("de:\n", at: "config/locales/de/models.yml"))
        #expect(recognizes("de:\n", at: "config/locales/de/admin/models.yml"))
        #expect(!recognizes("en:\n  a: b", at: "config/locales/de.yml"))
        #expect(!recognizes("de: x\n", at: "de.yml"))
        #expect(!recognizes("strings: [a]\n", at: "galley.yml"))
        #expect(!recognizes("on: push\n", at: "no.yml"))
        #expect(RailsReader.place(of: "l/devise.de.yml") == CatalogPlace(pattern: "l/devise.*.yml", locale: "de"))
    }

    /// Yams refuses some characters without telling where they stand.
    @Test(arguments: ["\u{1}", "\u{7F}", "\u{9F}", "\u{FFFE}"])
    func aCharacterThatYAMLRefusesHasAPlace(character: String) {
        let found = error { () throws(CatalogError) in
            try catalog(["de.yml": Array("de:\n  a: \"ö\(character)\"\n".utf8)])
        }
        #expect(found?.line == 2 && found?.column == 8)
    }
}
