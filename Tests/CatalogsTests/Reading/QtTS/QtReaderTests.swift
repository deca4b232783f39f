import Foundation
import Testing

@testable import Catalogs

@Suite struct QtReaderTests {
    private func read(_ messages: String, attributes: String = "language=\"de_AT\"") throws(CatalogError) -> Catalog {
        let text = "<!DOCTYPE TS>\n<TS version=\"2.1\" \(attributes)>\n\(messages)\n</TS>"
        return try catalog(["app_de.ts": Array(text.utf8)])
    }

    @Test func messagesWithAndWithoutIdentifiers() throws {
        let catalog = try read(
            """
            <context><name>Main::Window</name>
            <message><location filename="a.cpp" line="1"/><source>&amp;Open</source><extracomment>Menu.</extracomment>
              <translatorcomment>Short!</translatorcomment><translation>&amp;Öffnen</translation></message>
            <message><source>Open</source><comment>adjective</comment><translation type="unfinished">offen</translation></message>
            <message><source>New<byte value="x1f"/></source><translation type="unfinished"></translation></message>
            <message><source>Old</source><translation type="vanished">Alt</translation></message>
            <message><source>Old</source><translation type="obsolete">Älter</translation></message>
            <message><source>Gone</source><translation type="obsolete">weg</translation></message>
            <message><source>Gone</source><translation>wieder da</translation></message>
            </context><context><name/>
            <message id="app.title"><source>Title %1</source><translation>Titel %1</translation></message>
            <message id="app.title"><source>Again</source><translation>Wieder</translation></message>
            </context>
            """)
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.locales == ["en", "de-AT"])
        #expect(
            catalog.keys == [
                "Main::Window|&Open", "Main::Window|adjective|Open", "Main::Window|New\u{1F}", "Main::Window|Gone",
                "app.title",
            ])
        let open = catalog.entries[0]
        #expect(open.context == "Main::Window")
        #expect(open.comment == "Menu.\nShort!")
        #expect(open.position.description == "app_de.ts:4:1")
        #expect(open["de-AT"]?.position.description == "app_de.ts:5:61")
        #expect(open["en"]?.position.description == "app_de.ts:4:55")
        #expect(open["de-AT"]?.value.units.map(\.text) == ["&Öffnen"])
        #expect(open["de-AT"]?.value.units.map(\.syntax) == [.qt])
        #expect(catalog.entries[1].context == "Main::Window|adjective")
        #expect(catalog.entries[1]["de-AT"]?.value.units.map(\.state) == [.needsReview])
        #expect(catalog.entries[2]["de-AT"] == nil)
        // Programs do not see what source code no longer has.
        #expect(catalog["Main::Window|Old"] == nil)
        #expect(catalog.entries[3]["de-AT"]?.value.units.map(\.text) == ["wieder da"])
        #expect(
            catalog.warnings.map(\.description)
                == ["app_de.ts:14:1: warning: \"app.title\" is already on line 13; this one counts"])
    }

    @Test func numerusForms() throws {
        let message = """
            <context><message id="n" numerus="yes"><source>%n file(s)</source><translation>
            <numerusform>%n plik</numerusform><numerusform>%n pliki</numerusform>
            <numerusform variants="yes"><lengthvariant>%n plików w katalogu</lengthvariant><lengthvariant>%n plików</lengthvariant></numerusform>
            </translation></message></context>
            """
        let catalog = try read(message, attributes: "language=\"pl\" sourcelanguage=\"en_GB\"")
        let polish = LocaleRules("pl")
        func shown(_ number: Int) -> Message? { catalog.message(for: "n", in: polish, arguments: [.integer(number)]) }
        #expect(catalog.sourceLanguage == "en-GB")
        #expect(catalog["n"]?["pl"]?.pluralArgument == "n")
        #expect([1, 22, 12].map { shown($0)?.text } == ["1 plik", "22 pliki", "12 plików w katalogu"])
        #expect(shown(5)?.narrower.map(\.text) == ["5 plików"])
        #expect(catalog.message(for: "n", in: LocaleRules("en-GB"), arguments: [3])?.text == "3 file(s)")
        #expect(
            catalog["n"]?["pl"]?.value.units.map { "\($0.position.line):\($0.position.column)" }
                == ["4:14", "4:48", "5:44", "5:95"])
        #expect(catalog.warnings.isEmpty)

        let short = try read(message, attributes: "language=\"ar\"")
        #expect(
            short.warnings.map(\.description)
                == ["app_de.ts:3:10: warning: \"n\": it has 3 numerus forms, expected 6"])
    }

    @Test(arguments: [
        ("fr", 0, 0, 2), ("pt", 0, 1, 2), ("pt_BR", 0, 0, 2), ("ja", 5, 0, 1), ("tr", 1, 0, 1), ("lv", 0, 2, 3),
        ("lv", 21, 0, 3), ("is", 11, 1, 2), ("ga", 2, 1, 3), ("gd", 12, 1, 4), ("cs", 4, 1, 3), ("mk", 12, 1, 3),
        ("lt", 11, 2, 3), ("lt", 22, 1, 3), ("ru", 111, 2, 3), ("pl", 21, 2, 3), ("ro", 119, 1, 3), ("sl", 104, 2, 4),
        ("mt", 15, 2, 4), ("cy", 6, 3, 5), ("ar", 100, 5, 6), ("ar", 103, 3, 6), ("xx", 1, 0, 2), ("de-AT", 2, 1, 2),
    ])
    func numerusRules(locale: String, number: Int, form: Int, count: Int) {
        let formula = QtNumerus(locale: locale).formula
        #expect(formula.count == count)
        #expect(formula.form(of: number) == form)
    }

    @Test func theFileOfTheSourceLanguageHasItsPlurals() throws {
        func file(_ locale: String, _ forms: String) -> [UInt8] {
            Array(
                "<TS language='\(locale)' sourcelanguage='en'><context><message id='n' numerus='yes'><source>%n file(s)</source><translation>\(forms)</translation></message></context></TS>"
                    .utf8)
        }
        let catalog = try catalog([
            "app_de.ts": file("de", "<numerusform>%n Datei</numerusform><numerusform>%n Dateien</numerusform>"),
            "app_en.ts": file("en", "<numerusform>%n file</numerusform><numerusform>%n files</numerusform>"),
        ])
        #expect(catalog.locales == ["en", "de"])
        #expect(catalog.message(for: "n", in: LocaleRules("en"), arguments: [1])?.text == "1 file")
    }

    @Test func onlyTranslationSourcesAreCatalogs() {
        func isCatalog(_ text: String) -> Bool {
            QtReader.recognizes(CatalogSource(url: URL(filePath: "/a.ts"), file: "a.ts", contents: Array(text.utf8)))
        }
        #expect(isCatalog("<?xml version='1.0'?>\n<!DOCTYPE TS><TS version='2.1'>"))
        #expect(isCatalog("<TS>"))
        #expect(!isCatalog("import { Component } from '@angular/core'; let x = <T>y"))
        #expect(!isCatalog("G@\u{11}\u{0}B\u{F0}%"))
    }

    @Test(arguments: [
        ("<a/>", "1:1: error: expected <TS>, found <a>"),
        (
            "<TS><context>\n<message><source>a</source><translation>b</translation></message></context></TS>",
            "1:1: error: expected an attribute 'language', found translations without this attribute"
        ),
        ("<TS><context><message>", "1:23: error: expected </message>, found the end of the file"),
    ])
    func damage(text: String, expected: String) {
        let source = CatalogSource(url: URL(filePath: "/app.ts"), file: "app.ts", contents: Array(text.utf8))
        let found = error { () throws(CatalogError) in try QtReader.read(source, locale: "") }
        #expect(found?.description == "app.ts:" + expected)
    }
}
