import Checks
import Foundation
import Galley
import Reports
import Testing

/// A missing translation is shown in the file that it belongs in, in every form of a report.
@Suite struct MissingPlaceTests {
    private static let files = [
        "texts/en.json": "{\n  \"save\": \"Save\",\n  \"open\": \"Open\"\n}",
        "texts/de.json": "{\n  \"save\": \"\",\n  \"only\": \"Nur\"\n}",
        "texts/fr.json": "{\n  \"open\": \"Ouvrir\"\n}",
        "galley.yml": """
        strings: texts/en.json
        sourceLocale: en
        scenes: [S.yml]
        textSizes: [large]
        widths: [300]
        labels:
          - { keys: save, maxWidth: 300 }

        """,
        "S.yml": "scene: S\nview: { VStack: [{ Text: save }, { Text: only }] }\n",
    ]

    private func places(_ result: CheckResult, in copy: ProjectCopy) -> [String] {
        result.findings.map { finding in
            let place = finding.source.map { "\($0)" } ?? ""
            return "\(finding.brief) \(place.replacing(copy.folder.pathFromHere + "/", with: ""))"
        }.sorted()
    }

    @Test func itIsInTheFileOfTheLanguage() throws {
        let copy = try ProjectCopy(Self.files)
        let result = try copy.check()
        #expect(
            places(result, in: copy) == [
                "missing-translation only en texts/de.json:3:3", "missing-translation only fr texts/fr.json:1:1",
                "missing-translation save de texts/de.json:2:11", "missing-translation save de texts/de.json:2:11",
                "missing-translation save fr texts/fr.json:1:1", "missing-translation save fr texts/fr.json:1:1",
            ])
        // The scene has a place of its own.
        #expect(result.findings.compactMap(\.viewSource?.file).count == 6)
        for format in FindingsFormats.all {
            let text = try format.render(result, options: ReportOptions())
            #expect(text.contains("texts/de.json"), "\(format.name)")
            #expect(!text.contains("texts/en.json"), "\(format.name)")
        }
    }

    /// A key that only German has is shown as it is to everybody else.
    @Test func aKeyOfAnotherTranslationAloneWasMeasuredItself() throws {
        let result = try ProjectCopy(Self.files).check()
        for finding in result.findings {
            let text = Prose.message(finding, widthNames: [:])
            #expect(text.contains("the key itself was measured") == (finding.key == "only"), "\(text)")
            #expect(text.contains("the en string was measured") == (finding.key == "save"), "\(text)")
        }
    }

    /// There is nothing to translate in what has no letter.
    @Test func aTextWithoutWordsIsNotMissing() throws {
        var files = Self.files
        files["texts/en.json"] = #"{ "save": "---", "open": "{{n}} %" }"#
        files["S.yml"] = "scene: S\nview: { VStack: [{ Text: save }, { Text: open }] }\n"
        #expect(try ProjectCopy(files).check().findings.isEmpty)
        files["texts/en.json"] = #"{ "save": "---", "open": "{{n}} h" }"#
        #expect(try ProjectCopy(files).check().brief == ["missing-translation open de"])
    }

    /// A baseline knows a finding by what it is about, wherever that is.
    @Test func aBaselineKnowsItAtAnotherPlace() throws {
        let copy = try ProjectCopy(Self.files)
        let before = try copy.check().findings.map(\.identity.fingerprint)
        try copy.write("{\n\n\n  \"save\": \"\",\n  \"only\": \"Nur\"\n}", to: "texts/de.json")
        try FileManager.default.removeItem(at: copy.folder.appending(path: "texts/fr.json"))
        try copy.write("{\n  \"open\": \"Ouvrir\", \"save\": \"\"\n}", to: "texts/fr.json")
        let result = try copy.check()
        #expect(result.findings.map(\.identity.fingerprint).sorted() == before.sorted())
        #expect(places(result, in: copy).contains("missing-translation save fr texts/fr.json:2:29"))
    }

    /// What a watch knows is what a check from nothing finds, also where files of languages move, come and go.
    @Test func aWatchFollowsIt() throws {
        var files = Self.files
        files["galley.yml"]? += "locales: [en, de, fr, it]\n"
        files["texts/it.json"] = "{ \"open\": \"Apri\" }"
        var watched = try WatchedCopy(ProjectCopy(files))
        try watched.copy.write("{\n\n\n  \"save\": \"\",\n  \"only\": \"Nur\"\n}", to: "texts/de.json")
        #expect(try watched.next().checkedParts < watched.watch.countOfParts)
        try watched.expectTruth()
        try watched.copy.write("{ \"open\": \"Apri\", \"save\": \"\" }", to: "texts/it.json")
        _ = try watched.next()
        try watched.expectTruth()
        try watched.copy.write("{ \"open\": \"Apri\" }", to: "texts/it.json")
        _ = try watched.next()
        try watched.expectTruth()
    }
}
