import Foundation
import Galley
import Testing

@Suite struct ReturnedTranslationsTests {
    private func entries(_ text: String) throws -> [Catalog.Entry] {
        let copy = try ProjectCopy(["de.csv": text])
        return try ReturnedTranslations(file: copy.folder.appending(path: "de.csv").path).entries
    }

    private func error(_ text: String) throws -> String {
        let copy = try ProjectCopy(["de.csv": text])
        let file = copy.folder.appending(path: "de.csv").path
        let error = try #require(throws: InputError.self) { try ReturnedTranslations(file: file) }
        return "\(error)".replacing(file, with: "de.csv")
    }

    /// Quotation marks, line feeds in a field, CR LF, a byte order mark, columns in any order, others among them.
    @Test func fieldsAreReadWithTheirPlaces() throws {
        let text =
            "\u{FEFF}translation,x,locale,key\r\n\"Grün, \"\"ja\"\"\nnein\",,de,a\r\n\r\nRot,y,fi,a\n,,de,b\nBlau,,de,c"
        let entries = try entries(text)
        #expect(entries.map(\.key) == ["a", "c"])
        let localizations = entries[0].localizations
        #expect(localizations.map(\.locale) == ["de", "fi"])
        #expect(localizations.map { $0.value.units.map(\.text) } == [["Grün, \"ja\"\nnein"], ["Rot"]])
        #expect(localizations.map(\.position.line) == [2, 5] && localizations.map(\.position.column) == [1, 1])
        #expect(entries[1].localizations[0].position.line == 7)
    }

    @Test func pluralFormsAreOneLocalization() throws {
        let entries = try entries("key,locale,plural,translation\nn,pl,one,plik\nn,pl,few,pliki\n")
        #expect(entries[0].localizations.map { $0.value.units.map(\.text) } == [["plik", "pliki"]])
        // German has no category for zero, and Apple's formats have a form for it all the same.
        #expect(try self.entries("key,locale,plural,translation\nn,de,zero,nichts\n").count == 1)
    }

    @Test(arguments: [
        ("key,locale\n", "de.csv:1:1: error: expected a column \"translation\" in the first line, found key, locale"),
        (
            "key,locale,translatoin\n",
            "de.csv:1:12: error: expected a column \"translation\" in the first line, found key, locale, translatoin; did you "
                + "mean translation for translatoin?"
        ),
        (
            "key;locale;translation\n",
            "de.csv:1:1: error: expected a column \"key\" in the first line, found key;locale;translation; a comma separates "
                + "columns"
        ),
        ("", "de.csv:1:1: error: expected a column \"key\" in the first line, found nothing"),
        (
            "key,locale,translation\na,de,x\nb,de,y\na,de,z\n",
            "de.csv:4:6: error: a second translation of \"a\" into de: line 2 has one, too; ask about them one after the other"
        ),
        (
            "key,locale,plural,translation\na,de,one,x\na,de,other,y\na,de,one,z\n",
            "de.csv:4:10: error: a second translation of \"a\" into de: line 2 has one, too; ask about them one after the other"
        ),
        (
            "key,locale,plural,translation\na,de,few,x\n",
            "de.csv:2:6: error: de has no plural form few, but one and other"
        ),
        ("key,locale,translation\na,de\n", "de.csv:2:1: error: expected 3 fields, as the first line has, found 2"),
        (
            "key,locale,translation\na,d!,x\n",
            "de.csv:2:3: error: expected a BCP 47 tag such as de or pt-BR, found \"d!\""
        ),
        ("key,locale,translation\na,de,\"x\n", "de.csv:2:6: error: expected the quotation mark that ends the field"),
        (
            "key,locale,translation\na,de,\"x\"y\n",
            "de.csv:2:9: error: expected a comma or the end of the line after a quotation mark"
        ),
        (
            "key,locale,translation\na,de,x\"y\n",
            "de.csv:2:7: error: a field that contains a quotation mark must be in quotation marks"
        ),
        (
            "key,locale,plural,translation\na,de,dual,x\n",
            "de.csv:2:6: error: expected a plural category (zero, one, two, few, many, other), found \"dual\""
        ),
    ]) func whatCannotBeReadIsAnErrorWithItsPlace(text: String, message: String) throws {
        #expect(try error(text) == message)
    }

    private func check(_ text: String, named name: String = "de.csv") throws -> [String] {
        let copy = try ProjectCopy(of: "Toolbar")
        try copy.write(text, to: name)
        let returned = try ReturnedTranslations(file: copy.folder.appending(path: name).path)
        let result = try copy.project().check(returned)
        return result.misfits.map { MisfitText.line($0, widthNames: result.widthNames) }
            .map { $0.replacing(copy.folder.path, with: ".") } + ["\(result.measured) \(result.unseenKeys)"]
    }

    /// The neighbours are those of German, of which the file changes one too.
    @Test func aTranslationIsHeldAgainstTheRoomOfItsLocale() throws {
        let texts = """
            key,locale,translation
            toolbar.undo,de,Z
            toolbar.edit,de,Ö
            toolbar.save,de,Alles sichern und merken
            nope,de,x
            """
        #expect(
            try check(texts) == [
                "./de.csv:4:17: error: \"Alles sichern und merken\" (toolbar.save, de) needs 309.306, "
                    + "has 134 (175.306 over) in Toolbar at AX1, iPhone SE",
                "3 [\"nope\"]",
            ])
    }

    /// What de-AT takes from de is no translation of de-AT: it is reported once, for de.
    @Test func whatAnotherLocaleTakesOverIsToldOnce() throws {
        let copy = try ProjectCopy([
            "de.csv": "key,locale,translation\nsave,de,Alles sichern und merken\n",
            "en.lproj/L.strings": "save = \"Save\"; open = \"Open\";",
            "de.lproj/L.strings": "save = \"Sichern\";", "de-AT.lproj/L.strings": "open = \"Auf\";",
            "galley.yml": """
            strings: [en.lproj/L.strings]
            sourceLocale: en
            textSizes: [large]
            labels:
              - { keys: save, maxWidth: 100, maxLines: 1 }
            """,
        ])
        let returned = try ReturnedTranslations(file: copy.folder.appending(path: "de.csv").path)
        var options = CheckOptions()
        options.locales = ["de", "de-AT"]
        let result = try copy.project().check(returned, options: options)
        #expect(result.misfits.map(\.locale) == ["de"])
    }

    @Test func aLocaleThatTheProjectLacksIsLaidOut() throws {
        #expect(try check("key,locale,translation\ntoolbar.undo,nl,Terug\n") == ["1 []"])
    }

    /// A file that comes back alone does not say its source language; the project does.
    @Test func aFileOfOneLocaleIsRead() throws {
        let lines = try check(
            "\"toolbar.undo\" = \"Alles rückgängig machen\";\n", named: "back/de.lproj/Localizable.strings")
        #expect(lines.count == 2 && lines[1] == "1 []")
        let start =
            "./back/de.lproj/Localizable.strings:1:18: error: \"Alles rückgängig machen\" (toolbar.undo, de) needs "
        #expect(lines[0].hasPrefix(start))
    }

    @Test func aCatalogIsReadAsItIs() throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"toolbar.undo": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Undo"}},
            "sv": {"stringUnit": {"state": "translated", "value": "Ångra alltihop"}}}}}}
            """
        #expect(try check(text, named: "back.xcstrings").count == 2)
    }

    /// A file that is checked where it is, among those of other languages, is that file alone.
    @Test func theFilesOfOtherLanguagesAreLeftOut() throws {
        let copy = try ProjectCopy([
            "galley.yml": """
            strings: [locales]
            sourceLocale: en
            platform: web
            labels: [{ keys: "*", maxWidth: 60, maxLines: 1 }]
            """,
            "locales/en.json": #"{"save": "Save"}"#, "locales/de.json": #"{"save": "Alles sichern"}"#,
            "locales/fr.json": #"{"save": "Tout enregistrer"}"#,
        ])
        let file = copy.folder.appending(path: "locales/de.json").path
        let returned = try ReturnedTranslations(file: file)
        #expect(returned.entries.flatMap(\.localizations).map(\.locale) == ["de"])
        #expect(try copy.project().check(returned).misfits.map(\.locale) == ["de"])
    }

    /// Xcode's localization catalog is a folder, whose texts are in a file of it.
    @Test func aLocalizationCatalogIsRead() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let project = try copy.project()
        let folder = copy.folder.appending(path: "back")
        _ = try LocalizationCatalogs(project, project.budget()).write(into: folder)
        let returned = try ReturnedTranslations(file: folder.appending(path: "de.xcloc").path)
        #expect(returned.entries.count == 4)
    }

    /// What a program adds to its lines comes back with the verdicts, whatever it is; of an earlier verdict nothing does.
    @MainActor @Test func otherMembersComeBack() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let line =
            #"{"id": 7, "key": "toolbar.undo", "locale": "de", "text": "Weg", "verdict": "tooLong", "n": {"a": [1,"#
        try copy.write(line + "\n \"b\"]}}\n", to: "de.jsonl")
        let returned = try ReturnedTranslations(file: copy.folder.appending(path: "de.jsonl").path)
        let verdicts = try copy.project().verdicts(on: returned)
        #expect(
            try VerdictText.render(verdicts, as: .jsonLines)
                == #"{"key":"toolbar.undo","locale":"de","translation":"Weg","verdict":"fits","id":7,"n":{"a": [1,  "b"]}}"#
                + "\n")
        try copy.write("key,note,locale,translation\ntoolbar.undo,\"short, please\",de,Weg\n", to: "de.csv")
        let table = try ReturnedTranslations(file: copy.folder.appending(path: "de.csv").path)
        #expect(
            try VerdictText.render(copy.project().verdicts(on: table), as: .csv)
                == "key,locale,plural,translation,verdict,fewerCharacters,message,note\r\n"
                + "toolbar.undo,de,,Weg,fits,,,\"short, please\"\r\n")
    }

    /// A form of gettext's has the category of the numbers that take it.
    @MainActor @Test func formsOfGettextHaveTheirCategories() throws {
        let copy = try ProjectCopy(of: "Gettext")
        let file = copy.folder.appending(path: "locale/pl/LC_MESSAGES/library.po").path
        let verdicts = try copy.project().verdicts(on: ReturnedTranslations(file: file))
        let forms = verdicts.filter { $0.translation.locale == "pl" && $0.plural != nil }.map {
            $0.plural?.rawValue ?? ""
        }
        #expect(
            !forms.isEmpty && forms == Array(repeating: ["one", "few", "many"], count: forms.count / 3).flatMap { $0 })
    }
}
