import Foundation
import Testing

@testable import Catalogs

private func read(_ text: String, at path: String = "locales/de/app.ftl") throws(CatalogError) -> CatalogPart {
    let source = CatalogSource(url: URL(filePath: "/" + path), file: path, contents: Array(text.utf8))
    return try FluentReader.read(source, locale: "de")
}

private func texts(_ text: String) throws(CatalogError) -> [String] {
    try read(text).entries.map { "\($0.key)=\($0["de"]?.value.units.first?.text ?? "")" }
}

private let german = """
    ### The file
    ## A group

    # A comment
    # of two lines
    hello = Hallo, { $name }!
    -brand = { $case ->
        [genitive] Fuchses
       *[nominative] Fuchs
    }
        .gender = masculine
    about = Über { -brand }, des { -brand(case: "genitive") }.
    gone = { -brand.gender ->
        [feminine] Sie ist weg.
       *[masculine] Er ist weg.
    }
    files = { $count ->
        [0] Nichts
        [one] Eine Datei
       *[other] { $count } Dateien
    }
    place = { NUMBER($rank, type: "ordinal") ->
        [1] Erster
       *[other] { NUMBER($rank) }.
    }
    save = Sichern
        .tooltip = Sichert { hello }
        .key = S
    only =
        .label = Nur ein Attribut
    """

@Suite("Fluent")
struct FluentReaderTests {
    @Test func everyMessageTermAndAttributeIsAnEntry() throws {
        let part = try read(german)
        #expect(
            part.entries.map(\.key) == [
                "hello", "-brand", "-brand.gender", "about", "gone", "files", "place", "save", "save.tooltip",
                "save.key",
                "only.label",
            ])
        #expect(part.warnings == [])
        #expect(part.entries.filter(\.isPart).map(\.key) == ["-brand", "-brand.gender"])
        #expect(part.entries[0].comment == "A comment\nof two lines")
        #expect(part.entries[3].comment == nil)
        #expect(part.entries[0].position == Catalog.Position(file: "locales/de/app.ftl", line: 6, column: 1))
        #expect(part.entries[0]["de"]?.position == Catalog.Position(file: "locales/de/app.ftl", line: 6, column: 9))
        #expect(part.entries[8].position == Catalog.Position(file: "locales/de/app.ftl", line: 27, column: 5))
        #expect(part.entries[8]["de"]?.position == Catalog.Position(file: "locales/de/app.ftl", line: 27, column: 16))
    }

    @Test func textsAreRendered() throws {
        let catalog = try catalog(["locales/de/app.ftl": Array(german.utf8)])
        let rules = LocaleRules("de")
        #expect(!catalog.keys.contains("-brand"))
        #expect(catalog.messages(for: "about", in: rules).map(\.text) == ["Über Fuchs, des Fuchses."])
        #expect(catalog.messages(for: "gone", in: rules).map(\.text) == ["Er ist weg."])
        #expect(
            catalog.messages(for: "files", in: rules).map(\.text) == ["Nichts", "Eine Datei", "8.888.888 Dateien"])
        #expect(catalog.message(for: "place", in: rules, arguments: ["rank": 1])?.text == "Erster")
        #expect(catalog.message(for: "place", in: rules, arguments: ["rank": 2_000])?.text == "2.000.")
        #expect(
            catalog.message(for: "save.tooltip", in: rules, arguments: ["name": "Ann"])?.text == "Sichert Hallo, Ann!")
        #expect(catalog.message(for: "only.label", in: rules)?.text == "Nur ein Attribut")
    }

    /// The examples of the guide, "Multiline Text".
    @Test func indentationThatAllLinesShareIsNoText() throws {
        let resource = """
            single = Eine Zeile
            multi = Eins
                zwei
                  drei

                vier
            block =
                Eins
                zwei
            leading =
                  mehr
                weniger   
            braces = {"{"}x{ "  " }y{"\\u00e4\\U01F600\\"\\\\"}
            brace =
            { $a } b
            number = { 3.5 } und {-1}
            nested = { { $a } }
            """
        #expect(
            try texts(resource) == [
                "single=Eine Zeile", "multi=Eins\nzwei\n  drei\n\nvier", "block=Eins\nzwei", "leading=  mehr\nweniger",
                #"braces={"{"}x{ "  " }y{"\u00e4\U01F600\"\\"}"#, "brace={ $a } b", "number={ 3.5 } und {-1}",
                "nested={ { $a } }",
            ])
        let catalog = try catalog(["locales/de/app.ftl": Array(resource.utf8)])
        #expect(catalog.message(for: "braces", in: LocaleRules("de"))?.text == "{x  yä😀\"\\")
        #expect(catalog.message(for: "number", in: LocaleRules("de"))?.text == "3.5 und -1")
        #expect(catalog.message(for: "nested", in: LocaleRules("de"), arguments: ["a": "x"])?.text == "x")
        #expect(try texts("a =\r\n    x\r\n    y\r\nb = z\r\n") == ["a=x\ny", "b=z"])
    }

    @Test func junkIsSkippedWithItsPlace() throws {
        let part = try read(
            """
            good = a
            bad { $x }
            also-bad = { $x
            fine = b
              .attr
            -term =
            x = }
            y = { $n -> [a] b }
            z = { lower($x) }
            v = { $n ->
                [one] x
            }
            2 = a part of the same
            # c
            1 = x
            last = c
            """)
        #expect(part.entries.map(\.key) == ["good", "last"])
        #expect(part.warnings.allSatisfy { $0.isWarning })
        #expect(
            part.warnings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == [
                "2:5 expected '=', found '{'; the entry is left out",
                "4:1 expected '}', found 'f'; the entry is left out",
                "5:8 expected '=', found the end of the line; the entry is left out",
                "6:8 expected the text of the term, found the end of the line; the entry is left out",
                "7:5 expected a text: a brace is written {\"}\"}, found '}'; the entry is left out",
                "8:13 expected the variants on lines of their own, found '['; the entry is left out",
                "9:7 expected the name of a function in capital letters, found 'l'; the entry is left out",
                "12:1 expected a default variant, '*[other]', found '}'; the entry is left out",
                "15:1 expected a message, a term or a comment, found '1'; the entry is left out",
            ])
    }

    @Test func duplicatesAreReported() throws {
        let part = try read("a = x\na = y\n")
        #expect(part.warnings.map(\.problem) == [.duplicateKey("a", firstLine: 1, firstCounts: true)])
        #expect(part.warnings.map(\.message) == ["\"a\" is already on line 1; that one counts"])
        #expect(part.entries.map { $0.localizations[0].value.units[0].text } == ["x"])
    }

    /// The second message goes with its attributes, also where the first has none.
    @Test func ofTwoMessagesTheFirstCounts() throws {
        let part = try read("a = x\nb =\n    .title = t\na = y\n    .title = z\n    .more = m\nb = w\n")
        #expect(part.entries.map(\.key) == ["a", "b.title"])
        #expect(
            part.warnings.map(\.problem) == [
                .duplicateKey("a", firstLine: 1, firstCounts: true),
                .duplicateKey("b", firstLine: 3, firstCounts: true),
            ])
        #expect(part.warnings.map(\.line) == [4, 7])
    }

    @Test func functionsHaveStyles() {
        let styles: [(String, Placeholder.Kind, String?)] = [
            ("NUMBER($n)", .integer, nil), ("NUMBER($n, minimumFractionDigits: 2)", .real, "::.00#"),
            ("NUMBER($n, style: \"percent\")", .integer, "percent"),
            ("NUMBER($n, style: \"currency\", currency: \"EUR\")", .integer, "::currency/EUR"),
            ("NUMBER($n, maximumFractionDigits: 0)", .integer, "::."), ("DATETIME($n)", .date, "::yMd"),
            ("DATETIME($n, dateStyle: \"long\")", .date, "long"),
            (
                "DATETIME($n, day: \"numeric\", month: \"long\", year: \"numeric\", hour: \"2-digit\")", .date,
                "::yMMMMdjj"
            ),
        ]
        for (call, kind, style) in styles {
            let placeholders = FluentPatternParser.parse("{ \(call) }").placeholders
            #expect(placeholders.map(\.kind) == [kind], "\(call)")
            #expect(placeholders.map(\.style) == [style], "\(call)")
            #expect(placeholders.map(\.argument) == ["n"], "\(call)")
        }
    }

    @Test func referencesThatGoInCirclesEnd() throws {
        let catalog = try catalog(["locales/de/app.ftl": Array("a = { b }{ b }\nb = { a }{ a }\n".utf8)])
        let message = try #require(catalog.messages(for: "a", in: LocaleRules("de")).first)
        #expect(message.text.utf8.count < 1_000)
        #expect(message.unfilled.isEmpty == false)
    }

    @Test func everyPrefixIsReadAndHostileFilesEnd() throws {
        let bytes = Array(german.utf8)
        for length in 0...bytes.count {
            let part = try read(String(decoding: bytes.prefix(length), as: UTF8.self))
            #expect(part.warnings.count <= 1)
        }
        for line in ["a = {", "a = { $b ->\n [c] ", "a = \"", "1\n", "a\n", "a = { A(A(", "a =\n ", "#x\n", "a = { { "]
        {
            let part = try read(String(repeating: line, count: 20_000))
            #expect(part.entries.count <= 1)
        }
    }

    @Test(arguments: [
        ("locales/de/app.ftl", "locales/*/app.ftl", "de"), ("l10n/de.ftl", "l10n/*.ftl", "de"),
        ("browser/locales/en-US/browser/menu.ftl", "browser/locales/*/browser/menu.ftl", "en-US"),
        ("app.pt_BR.ftl", "app.*.ftl", "pt-BR"), ("app.ftl", "app.ftl", nil),
    ])
    func filesHavePlaces(path: String, pattern: String, locale: String?) {
        #expect(FluentReader.place(of: path) == CatalogPlace(pattern: pattern, locale: locale))
    }
}
