import Foundation
import Galley
import Testing

/// Limits in characters: what is written for translation services is read again, and a text that has more is found.
@Suite struct CharacterLimitTests {
    private static let configuration = """
        strings: %@
        platform: android
        locales: all
        scales: [1]
        labels: [{ keys: "*", maxWidth: 100, maxLines: 1 }]

        """

    private func project(_ strings: String, _ files: [String: String]) throws -> ProjectCopy {
        let configuration = Self.configuration.replacing("%@", with: strings)
        return try ProjectCopy(files.merging(["galley.yml": configuration]) { $1 })
    }

    private func found(_ copy: ProjectCopy) throws -> [String] {
        try copy.project().check().findings.filter { $0.rule == "too-many-characters" }
            .map { "\($0.key ?? "") \($0.locale) \(Prose.says($0))".replacing("\(copy.folder.path)/", with: "") }
    }

    @Test func androidResourcesLimitTexts() throws {
        let copy = try project(
            "res",
            [
                "res/values/strings.xml":
                    "<resources><string name=\"save\" maxLength=\"4\">Save</string><string name=\"a\">A</string></resources>",
                "res/values-de/strings.xml":
                    "<resources><string name=\"save\">Sichern</string><string name=\"a\">A</string></resources>",
            ])
        #expect(
            try found(copy) == [
                "save de has 7 characters in its catalog, and may have 4 (limit at res/values/strings.xml:1:32)"
            ])
    }

    /// The place of a limit is that of the attribute, the member, the flag or the comment, in every format that has them.
    @Test(arguments: [
        (
            "res/values/strings.xml",
            "<resources>\n  <string name=\"a\"\n    maxLength=\"4\">Longer</string>\n</resources>", "3:5"
        ),
        (
            "res/values/strings.xml",
            "<resources>\n  <!-- MAX_LENGTH: 9 -->\n  <string name=\"b\">Longer than this</string>\n"
                + "  <!-- Of a: MAX_LENGTH: 4 -->\n  <string name=\"a\">Longer</string>\n</resources>", "4:14"
        ),
        ("lib/app_en.arb", "{\n  \"a\": \"Longer\",\n  \"@a\": {\n    \"x-max-length\": 4\n  }\n}", "4:5"),
        ("lib/app_en.arb", "{\n  \"a\": \"Longer\",\n  \"@a\": { \"description\": \"MAX_LENGTH: 4\" }\n}", "3:27"),
        (
            "po/a.pot",
            "msgid \"\"\nmsgstr \"\"\n\n#, c-format, max-length:9\nmsgid \"Other longer text\"\nmsgstr \"\"\n\n"
                + "#, c-format, max-length:4\nmsgctxt \"a\"\nmsgid \"Longer\"\nmsgstr \"\"\n", "8:14"
        ),
        (
            "po/a.pot", "msgid \"\"\nmsgstr \"\"\n\n#. MAX_LENGTH: 4\n#: a.c:1\nmsgid \"Longer\"\nmsgstr \"\"\n", "4:4"
        ),
        (
            "a.xliff",
            "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"de\"><body>\n<group maxwidth=\"4\" "
                + "size-unit=\"char\"><trans-unit id=\"a\"><source>Longer</source></trans-unit></group></body></file></xliff>",
            "2:8"
        ),
        (
            "a.xcstrings",
            "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\"Longer\": {\n"
                + "\"comment\": \"A. smartling.character_limit = 4\"\n} } }", "3:16"
        ),
        ("L_en.properties", "# MAX_LENGTH: 4\na = Longer\n", "1:3"),
    ])
    func theFindingNamesThePlaceOfTheLimit(file: String, text: String, place: String) throws {
        let copy = try project(file.split(separator: "/").first.map(String.init) ?? file, [file: text])
        let entries = try copy.project().catalogs.flatMap(\.entries).filter { $0.sizeLimit?.most == 4 }
        #expect(entries.map { $0.placeOfLimit.map { "\($0.line):\($0.column)" } } == [place])
        let found = try found(copy).filter { $0.contains("may have 4") }
        #expect(found.count == 1 && found[0].hasSuffix("(limit at \(file):\(place))"), "\(found)")
    }

    @Test func aPlaceLimitsTextsWhetherOrNotTheyFit() throws {
        let strings = "<resources><string name=\"a\">Ill</string><string name=\"b\">Illimitable</string></resources>"
        let copy = try ProjectCopy([
            "res/values/strings.xml": strings,
            "galley.yml": "strings: res\nplatform: android\nscales: [1]\nlabels:\n  - keys: \"*\"\n"
                + "    place: { appShortcut: { label: short } }\n  - keys: b\n    place: { appShortcut: { label: long } }\n",
        ])
        #expect(
            try found(copy) == ["b en has 11 characters in its catalog, and may have 10 (limit at galley.yml:5:5)"])
    }

    /// What the command writes into a copy of each format is what its reader takes for the limit, in the same unit.
    @Test(arguments: [
        (
            "res", "res/values/strings.xml", BudgetComments.Format.android,
            "<resources>\n    <!-- A <string name=\"save\"> -->\n    <string name=\"save\">Save</string>\n    "
                + "<plurals product='tablet' name=\"n\" maxLength='3'>"
                + "<item quantity=\"other\">%d items</item></plurals>\n</resources>\n"
        ),
        (
            "lib", "lib/app_en.arb", .arb,
            "{\n  \"save\": \"Save\",\n  \"@save\": {\n    \"x-max-length\": 7\n  },\n  \"n\": \"Items\"\n}\n"
        ),
        (
            "po", "po/messages.pot", .gettext,
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n# A note\n#. MAX_LENGTH: 9\n#: a.c:1\n"
                + "msgctxt \"menu\"\nmsgid \"Save\"\nmsgstr \"\"\n\nmsgid \"Items\"\nmsgstr \"\"\n"
        ),
        (
            "po", "po/messages.pot", .gettext,
            "msgid \"\"\r\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\r\nmsgctxt \"\"\r\n\"menu\"\r\n"
                + "msgid \"Save\"\r\nmsgstr \"\"\r\n\"Save\"\r\nmsgid \"Items\"\r\nmsgstr \"\"\r\n"
        ),
    ])
    func whatIsWrittenIsRead(
        strings: String, file: String, format: BudgetComments.Format, text: String
    ) throws {
        let copy = try project(strings, [file: text])
        let project = try copy.project()
        let result = try project.budget()
        #expect(result.budgets.count == 2)
        let written = try BudgetComments(result, format: format, promise: .surely)
        try copy.write(written.text, to: file)
        let limits = try copy.project().catalogs.flatMap(\.entries).map { entry in
            "\(entry.key) \(entry.sizeLimit?.width ?? -1)"
        }
        let expected = result.budgets.map { "\($0.key) \(Double($0.leastCharacters?.surely ?? -2))" }
        #expect(Set(limits) == Set(expected))
        // Written twice, it is the same as written once.
        let again = try BudgetComments(try copy.project().budget(), format: format, promise: .surely)
        #expect(again.text == written.text)
    }

    /// No number of lines is too large to count characters for, in a room for none as in any other.
    @Test(arguments: [1, 100]) func anyNumberOfLinesIsCounted(width: Int) throws {
        let configuration = Self.configuration.replacing("%@", with: "res")
            .replacing("maxWidth: 100, maxLines: 1", with: "maxWidth: \(width), maxLines: \(Int.max)")
        let copy = try ProjectCopy([
            "galley.yml": configuration,
            "res/values/strings.xml": "<resources><string name=\"save\">Save</string></resources>",
        ])
        let characters = try copy.project().budget().budgets.first?.leastCharacters
        #expect(width > 1 ? (characters?.surely ?? 0) > 100 : characters?.surely ?? 0 == 0)
    }

    @Test func xliffIsReadAgain() throws {
        let copy = try project(
            "res", ["res/values/strings.xml": "<resources><string name=\"save\">Save</string></resources>"])
        let result = try copy.project().budget()
        let surely = try #require(result.budgets.first?.leastCharacters?.surely)
        let (first, second) = try (
            ProjectCopy(["a.xliff": BudgetXLIFF.render(result, characters: .surely)]),
            ProjectCopy(["a.xliff": BudgetXLIFF2.render(result, promise: .surely)])
        )
        let limits = try [first, second].map { copy in
            try Catalog(file: copy.folder.appending(path: "a.xliff").path).entries.map(\.sizeLimit)
        }
        #expect(
            limits == [
                [SizeLimit(width: Double(surely), unit: .character)], [SizeLimit(width: Double(surely), unit: .scalar)],
            ])
    }

    /// A service would count all plural forms that a message holds.
    @Test func messagesThatHoldTheirFormsHaveNoLimit() throws {
        let copy = try project(
            "lib",
            [
                "lib/app_en.arb":
                    #"{"tickets": "{n, plural, one{# ticket} other{# tickets}}", "@tickets": {"placeholders": {"n": {"type": "int"}}}, "save": "Save", "@save": {}}"#
            ])
        let result = try copy.project().budget()
        let text = try BudgetComments(result, format: .arb, file: copy.folder.appending(path: "lib/app_en.arb").path)
            .text
        #expect(text.components(separatedBy: "x-max-length").count == 2)
        #expect(try #require(text.range(of: "x-max-length")).lowerBound > #require(text.range(of: "@save")).lowerBound)
    }

    /// A template has the keys of its languages, whose files are read instead of it.
    @Test func aTemplateBesideItsLanguagesIsWritten() throws {
        let copy = try ProjectCopy(of: "Gettext")
        let result = try copy.project().budget()
        let file = copy.folder.appending(path: "locale/library.pot")
        let text = try BudgetComments(result, format: .gettext, file: file.path).text
        let before = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text.components(separatedBy: "\n").filter { !$0.hasPrefix("#. MAX_LENGTH:") }.joined(separator: "\n")
                == before)
        let message = try #require(text.firstRange(of: "msgid \"Your loans\""))
        #expect(
            text[..<message.lowerBound].hasSuffix("\n")
                && text[..<message.lowerBound].suffix(60).contains("#. MAX_LENGTH: "))
    }

    /// Every text of as many of the widest letters as surely fit fits, in a row, too, where the length decides who is asked first.
    @MainActor @Test(arguments: ["Toolbar", "Android"]) func whatSurelyFitsFitsInScenes(sample: String) throws {
        let project = try ProjectCopy(of: sample).project()
        let fits = try TranslationFits(project)
        var tried = 0
        for budget in try project.budget().budgets where budget.standIns.isEmpty {
            for (locale, characters) in budget.characters where characters.surely > 0 {
                for letter in ["W", "М", "i"] {
                    for count in Set([1, characters.surely / 2, characters.surely]) where count > 0 {
                        let text = String(repeating: letter, count: count)
                        let answer = try fits.answer(
                            to: Translation(key: budget.key, locale: locale, text: text), counts: false)
                        let own = answer.findings.filter { $0.rule == "truncated-text" }
                        #expect(own.isEmpty, "\(budget.key) \(locale) \(text): \(own.map { Prose.says($0) })")
                        tried += 1
                    }
                }
            }
        }
        #expect(tried > 20)
    }
}
