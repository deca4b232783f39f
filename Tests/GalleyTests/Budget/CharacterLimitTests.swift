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
            .map { "\($0.key ?? "") \($0.locale) \(Prose.says($0))" }
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
        #expect(try found(copy) == ["save de has 7 characters in its catalog, and may have 4"])
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
}
