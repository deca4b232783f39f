import Foundation
import Testing

@testable import Catalogs

private let polish = #"""
    # Polish translations.
    msgid ""
    msgstr ""
    "Project-Id-Version: shelf 1.0\n"
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #. The button beside a book.
    #. It borrows.
    #: src/book.c:12
    #, max-length:40
    msgctxt "verb"
    msgid "Book"
    msgstr "Wypożycz"

    msgctxt "noun"
    msgid "Book"
    msgstr "Książka"

    #, c-format
    msgid "%d book"
    msgid_plural "%d books"
    msgstr[0] "%d książka"
    msgstr[1] "%d książki"
    msgstr[2] "%d książek"

    #, fuzzy
    #| msgid "Your loan"
    msgid "Your loans"
    msgstr "Twoje wypożyczenie"

    msgid "Untranslated"
    msgstr ""

    msgid ""
    "First line\n"
    "said \"so\"\t\101\x42"
    msgstr ""
    "Pierwszy wiersz\n"
    "„tak”\\"

    #~ msgid "Gone"
    #~ msgstr "Nie ma"
    """#

private func read(_ text: String, at path: String = "po/pl.po", fuzzy: Bool = false) throws(CatalogError) -> CatalogPart
{
    let source = CatalogSource(
        url: URL(filePath: "/" + path), file: path, contents: Array(text.utf8),
        options: ReadingOptions(includesFuzzy: fuzzy))
    return try POReader.read(source, locale: POReader.place(of: path).locale ?? "")
}

@Suite("PO files")
struct POReaderTests {
    @Test func everyMessageBecomesAnEntry() throws {
        let part = try read(polish)
        #expect(
            part.entries.map(\.key) == [
                "verb|Book", "noun|Book", "%d book", "Your loans", "Untranslated", "First line\nsaid \"so\"\tAB",
            ])
        #expect(part.warnings == [])
        #expect(part.sourceLanguage == "en")
        #expect(part.locale == "pl")
        let verb = part.entries[0]
        #expect(verb.context == "verb")
        #expect(verb.comment == "The button beside a book.\nIt borrows.")
        #expect(verb.sizeLimit == SizeLimit(width: 40, unit: .scalar))
        #expect(verb.position == Catalog.Position(file: "po/pl.po", line: 14, column: 7))
        let translation = StringUnit(
            text: "Wypożycz", syntax: .cPrintf, position: Catalog.Position(file: "po/pl.po", line: 15, column: 8))
        #expect(verb["pl"]?.value == .unit(translation))
        #expect(verb[""]?.value.units.map(\.text) == ["Book"])
    }

    @Test func stringsAreJoinedAndTheirEscapesUndone() throws {
        let last = try #require(try read(polish).entries.last)
        #expect(last["pl"]?.value.units.map(\.text) == ["Pierwszy wiersz\n„tak”\\"])
        #expect(last.position.line == 36)
        #expect(last["pl"]?.position == Catalog.Position(file: "po/pl.po", line: 39, column: 8))
    }

    @Test func fuzzyTranslationsCountOnlyWhenAskedFor() throws {
        #expect(try read(polish).entries[3]["pl"] == nil)
        let asked = try #require(try read(polish, fuzzy: true).entries[3]["pl"])
        #expect(asked.value.units.map(\.text) == ["Twoje wypożyczenie"])
        #expect(asked.value.units.map(\.state) == [.needsReview])
    }

    @Test func anEmptyTranslationIsNone() throws {
        let entry = try read(polish).entries[4]
        #expect(entry.localizations.map(\.locale) == [""])
    }

    @Test func formsGoByTheRuleOfTheHeader() throws {
        let catalog = try catalog(["po/pl.po": Array(polish.utf8)])
        let messages = catalog.messages(for: "%d book", in: LocaleRules("pl"))
        #expect(messages.map(\.categories) == [[.one], [.few], [.many]])
        #expect(messages.map(\.text) == ["1 książka", "8888884 książki", "8888888 książek"])
        #expect(messages.map(\.position.line) == [24, 25, 26])
        let english = catalog.messages(for: "%d book", in: LocaleRules("en"))
        #expect(english.map(\.text) == ["1 book", "8888888 books"])
    }

    @Test func anotherRuleThanThatOfCLDRIsFollowed() throws {
        // Latvian in gettext has its form for 0 last, and CLDR has it first.
        let text = #"""
            msgid ""
            msgstr "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);\n"
            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d fails"
            msgstr[1] "%d faili"
            msgstr[2] "%d failu"
            """#
        let catalog = try catalog(["lv.po": Array(text.utf8)])
        let rules = LocaleRules("lv")
        #expect(catalog.message(for: "%d file", in: rules, arguments: [0])?.text == "0 failu")
        #expect(catalog.message(for: "%d file", in: rules, arguments: [0])?.categories == [.zero])
        #expect(catalog.message(for: "%d file", in: rules, arguments: [10])?.text == "10 faili")
        #expect(catalog.message(for: "%d file", in: rules, arguments: [21])?.text == "21 fails")
        let samples = catalog.messages(for: "%d file", in: rules).map(\.arguments.numbered)
        #expect(samples.map { $0.first } == [.integer(8_888_881), .integer(8_888_888), .integer(0)])
    }

    @Test(arguments: [
        ("", "a field 'Plural-Forms' in the header", 1, 1),
        (
            "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=3; plural=n ?;\\n\"", "n, a number or '(' in 'Plural-Forms'",
            2, 8
        ),
    ])
    func withoutARuleFormsAreTakenForCategories(header: String, expected: String, line: Int, column: Int) throws {
        let text =
            header + #"""

                msgid "%d day"
                msgid_plural "%d days"
                msgstr[0] "%d dzień"
                msgstr[1] "%d dni"
                msgstr[2] "%d dni!"
                """#
        let part = try read(text)
        #expect(part.warnings.map(\.problem) == [.missingPluralRule(expected: expected)])
        #expect(part.warnings.first?.isWarning == true)
        if !header.isEmpty { #expect([part.warnings.first?.line, part.warnings.first?.column] == [line, column]) }
        guard case .plural(let forms) = part.entries[0]["pl"]?.value else {
            throw CatalogError(.badPropertyList, file: "")
        }
        #expect(forms[.one]?.units.map(\.text) == ["%d dzień"])
        #expect(forms[.few]?.units.map(\.text) == ["%d dni"])
        #expect(forms[.many]?.units.map(\.text) == ["%d dni!"])
        #expect(forms[.other]?.units.map(\.text) == ["%d dni!"])
    }

    @Test func missingFormsAreReported() throws {
        let text = polish.replacingOccurrences(of: "msgstr[1] \"%d książki\"\n", with: "msgstr[1] \"\"\n")
            .replacingOccurrences(of: "msgstr[2] \"%d książek\"\n", with: "")
        let part = try read(text)
        #expect(part.warnings.map(\.problem) == [.missingPluralForms(key: "%d book", found: 1, expected: 3)])
        #expect(part.entries[2]["pl"]?.value.units.map(\.text) == ["%d książka", "%d books", "%d books"])
    }

    @Test func namedNumbersChooseForms() throws {
        let text = #"""
            msgid ""
            msgstr "Language: de\nPlural-Forms: nplurals=2; plural=n != 1;\n"
            #, python-format
            msgid "%(owner)s has %(count)s file"
            msgid_plural "%(owner)s has %(count)s files"
            msgstr[0] "%(owner)s hat %(count)s Datei"
            msgstr[1] "%(owner)s hat %(count)s Dateien"
            """#
        let catalog = try catalog(["app.po": Array(text.utf8)])
        let messages = catalog.messages(for: "%(owner)s has %(count)s file", in: LocaleRules("de"))
        #expect(messages.map(\.arguments.named["count"]) == [.integer(1), .integer(8_888_888)])
        #expect(messages.map(\.categories) == [[.one], [.other]])
        #expect(messages.first?.text == "Wwwwwwww hat 1 Datei")
    }

    @Test func flagsChooseTheSyntax() throws {
        let flags = [
            ("c-format", MessageSyntax.cPrintf), ("objc-format", .printf), ("java-printf-format", .javaPrintf),
            ("no-c-format", .plain), ("python-format", .python),
            ("python-brace-format", .braces), ("qt-format", .qt), ("kde-format", .qt), ("java-format", .javaMessage),
            ("possible-php-format", .cPrintf), ("fuzzy, ruby-format", .cPrintf),
        ]
        for (flag, syntax) in flags {
            let part = try read("#, \(flag)\nmsgid \"100% sure {0}\"\nmsgstr \"\"")
            #expect(part.entries[0][""]?.value.units.map(\.syntax) == [syntax], "\(flag)")
        }
        let guesses = [
            ("%(a)s", MessageSyntax.python), ("%{a}", .rails), ("100 %", .cPrintf), ("{a}", .braces), ("a", .cPrintf),
        ]
        for (text, syntax) in guesses {
            let part = try read("msgid \"\(text)\"\nmsgstr \"\"")
            #expect(part.entries[0][""]?.value.units.map(\.syntax) == [syntax], "\(text)")
        }
    }

    @Test func theCharsetOfTheHeaderIsRead() throws {
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=%\\n\"\nmsgid \"x\"\nmsgstr \""
        let texts: [(String, [UInt8], String)] = [
            ("ISO-8859-1", [0xE4], "ä"), ("iso-8859-2", [0xB3], "ł"), ("ISO-8859-15", [0xA4], "€"),
            ("KOI8-R", [0xD1], "я"), ("windows-1251", [0xFF], "я"), ("Shift_JIS", [0x82, 0xA0], "あ"),
            ("GB2312", [0xB0, 0xA1], "啊"), ("UTF-8", [0xC3, 0xA4], "ä"),
        ]
        for (charset, bytes, expected) in texts {
            let file = Array(header.replacingOccurrences(of: "%", with: charset).utf8) + bytes + Array("\"".utf8)
            let source = CatalogSource(url: URL(filePath: "/de.po"), file: "de.po", contents: file)
            let part = try POReader.read(source, locale: "de")
            #expect(part.entries[0]["de"]?.value.units.map(\.text) == [expected], "\(charset)")
            #expect(part.entries[0]["de"]?.position == Catalog.Position(file: "de.po", line: 4, column: 8))
        }
        let unknown = error { () throws(CatalogError) in
            try read(header.replacingOccurrences(of: "%", with: "EBCDIC-XY") + "\"")
        }
        #expect(unknown?.problem == .badEncoding("EBCDIC-XY"))
    }

    @Test func theTemplateIsTheFileOfTheSourceLanguage() throws {
        let template = "msgid \"\"\nmsgstr \"Language: \\n\"\nmsgid \"One\"\nmsgstr \"\"\nmsgid \"Two\"\nmsgstr \"\""
        let german = "msgid \"\"\nmsgstr \"Language: de\\n\"\nmsgid \"One\"\nmsgstr \"Eins\""
        let catalog = try catalog(["po/app.pot": Array(template.utf8), "po/de.po": Array(german.utf8)])
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.keys == ["One", "Two"])
        #expect(catalog["One"]?["en"]?.position == Catalog.Position(file: "po/app.pot", line: 3, column: 7))
        #expect(catalog["One"]?["de"]?.position == Catalog.Position(file: "po/de.po", line: 4, column: 8))
        #expect(catalog["Two"]?["de"] == nil)
    }

    @Test func aTranslationIntoTheSourceLanguageReplacesNamesOfMessages() throws {
        let english = "msgid \"\"\nmsgstr \"Language: en\\n\"\nmsgid \"cart_title\"\nmsgstr \"Cart\""
        let catalog = try catalog(["po/en.po": Array(english.utf8)])
        #expect(catalog["cart_title"]?.localizations.map(\.locale) == ["en"])
        #expect(catalog.message(for: "cart_title", in: LocaleRules("fr"))?.text == "Cart")
    }
}
