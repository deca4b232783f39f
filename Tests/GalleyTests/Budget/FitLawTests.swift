import Budgets
import Catalogs
import Checking
import Checks
import Foundation
import Testing

@testable import Galley

/// Whether a translation fits is what a check says of the project with the translation in the file of its catalog.
@Suite struct FitLawTests {
    private static let texts = [
        "OK", "Einstellungen", "Zur Wiedergabeliste hinzufügen", "Rückgängig machen und alles verwerfen", "戻",
        "إعدادات",
        "two\nlines", "%@ ist bereit", "Donaudampfschifffahrtsgesellschaft", "a", "fi ffl", "",
    ]

    @Test(arguments: ["Toolbar", "PetVote", "Faults"])
    @MainActor func samplesAnswerAsTheirCheckDoes(sample: String) throws {
        var random = SplitMix(state: 7)
        try expectAnswers(ProjectCopy(of: sample), questions: 12, &random)
    }

    @MainActor @Test func roomsAnswerAsTheirCheckDoes() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        try copy.write(
            "strings: [Localizable.xcstrings]\nrooms: [Rooms/toolbar.json]\nplatform: ios\n", to: "galley.yml")
        var random = SplitMix(state: 7)
        // The texts of the source language are how the keys of rooms are found.
        try expectAnswers(copy, questions: 20, &random) { $0 != "en" }
    }

    @Test(arguments: [UInt64](1...30))
    @MainActor func projectsByChanceAnswerAsTheirCheckDoes(seed: UInt64) throws {
        let project = RandomProject(seed: seed)
        var random = SplitMix(state: seed)
        try expectAnswers(ProjectCopy(project.files), questions: 3, &random, project.description)
    }

    /// One desk answers all questions, so that nothing of one may be left in the next.
    @MainActor private func expectAnswers(
        _ copy: ProjectCopy, questions: Int, _ random: inout SplitMix, _ about: String = "",
        where isAsked: (String) -> Bool = { _ in true }
    ) throws {
        let original = try copy.text(of: "Localizable.xcstrings")
        let project = try copy.project()
        let fits = try TranslationFits(project)
        let catalog = try #require(project.everyCatalog.first { $0.name == "Localizable" })
        for _ in 0..<questions {
            guard let key = catalog.keys.randomElement(using: &random),
                let text = Self.texts.randomElement(using: &random),
                // One that is in no catalog, too.
                let locale = (project.everyCatalog.flatMap(\.everyLocale).distinct + ["sw"]).filter(isAsked)
                    .randomElement(using: &random)
            else { continue }
            let answer = try fits.answer(to: Translation(key: key, locale: locale, text: text))
            try copy.write(Self.changed(original, key, locale, text), to: "Localizable.xcstrings")
            var changed = try copy.project()
            if changed.matrix.locales?.contains(where: { $0.value == locale }) == false {
                changed.matrix.locales?.append(Listed(value: locale))
            }
            var options = CheckOptions()
            options.locales = [locale]
            options.ignoresBaseline = true
            let slow = try changed.check(options)
            let question = "\(key) \(locale) \(text)\n\(about)"
            #expect(
                answer.findings.map(Self.brief) == slow.findings.filter { $0.key == key }.map(Self.brief), "\(question)"
            )
            // What others lose is new beside what they lack without it.
            try copy.write(original, to: "Localizable.xcstrings")
            guard project.everyCatalog.contains(where: { $0.everyLocale.contains(locale) }) else { continue }
            let known = Set(try copy.project().check(options).findings.map(\.identity))
            let scenes = Set(project.scenes.map(\.name))
            let news = slow.findings.filter {
                $0.key != key && scenes.contains($0.scene) && !known.contains($0.identity)
            }
            #expect(answer.others.map(Self.brief) == news.map(Self.brief), "\(question)")
        }
    }

    /// The file with one text changed, whatever forms it had.
    private static func changed(_ file: String, _ key: String, _ locale: String, _ text: String) throws -> String {
        var root = try #require(try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String: Any])
        var strings = try #require(root["strings"] as? [String: Any])
        var entry = strings[key] as? [String: Any] ?? [:]
        var localizations = entry["localizations"] as? [String: Any] ?? [:]
        localizations[locale] = ["stringUnit": ["state": "translated", "value": text]]
        entry["localizations"] = localizations
        strings[key] = entry
        root["strings"] = strings
        return String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
    }

    /// Everything but hints, which developers alone get, and lines of the file.
    private static func brief(_ finding: Finding) -> String {
        "\(finding.rule) \(finding.subject) \(finding.severity) \(finding.cells)/\(finding.cellsMeasured) "
            + Prose.message(finding, widthNames: [:])
    }
}

@Suite struct FitTests {
    @MainActor private func answer(_ sample: String, _ translation: Translation) throws -> FitAnswer {
        try TranslationFits(Project.find(at: SampleTests.folder.appending(path: sample).path)).answer(to: translation)
    }

    /// As many characters fewer do as the answer says, and one more does not.
    @MainActor @Test func theNumberOfCharactersIsTheSmallest() throws {
        let text = "Rückgängig machen"
        let fits = try TranslationFits(Project.find(at: SampleTests.folder.appending(path: "Toolbar").path))
        let long = try fits.answer(to: Translation(key: "toolbar.undo", locale: "de", text: text))
        let count = try #require(long.fewerCharacters)
        #expect(long.verdict == .tooLong)
        func verdict(_ text: String) throws -> FitAnswer.Verdict {
            try fits.answer(to: Translation(key: "toolbar.undo", locale: "de", text: text)).verdict
        }
        #expect(try verdict(String(text.dropLast(count))) == .fits)
        #expect(try verdict(String(text.dropLast(count - 1))) == .tooLong)
    }

    @MainActor @Test func aKeyThatNothingShowsHasNoAnswer() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        try copy.replace("\"strings\"", with: "\"version\" : \"1.0\", \"strings\"", in: "Localizable.xcstrings")
        let catalog = try copy.text(of: "Localizable.xcstrings")
        let entry = "\"strings\" : { \"nowhere\" : { },"
        try copy.write(
            catalog.replacing(#/"strings"\s*:\s*\{/#, with: entry), to: "Localizable.xcstrings")
        let answer = try TranslationFits(copy.project())
            .answer(to: Translation(key: "nowhere", locale: "de", text: String(repeating: "lang ", count: 100)))
        #expect(answer.verdict == .notShown && answer.places.isEmpty && answer.cells == 0)
    }

    @MainActor @Test func anUnknownKeyIsToldWithTheNearest() throws {
        let answer = try answer("Toolbar", Translation(key: "toolbar.und", locale: "de", text: "x"))
        #expect(answer.verdict == .unknownKey)
        #expect(answer.hint == "there is no key \"toolbar.und\"; did you mean \"toolbar.undo\"?")
    }

    /// In a locale that no catalog has, too, the neighbours of a text are those of the project, whatever was asked before.
    @MainActor @Test func anAnswerDoesNotDependOnTheQuestionsBefore() throws {
        let fits = try TranslationFits(Project.find(at: SampleTests.folder.appending(path: "Toolbar").path))
        let copy = Translation(key: "toolbar.copy", locale: "es", text: "Copiar")
        let before = try fits.answer(to: copy)
        let long = try fits.answer(
            to: Translation(key: "toolbar.edit", locale: "es", text: "Modificarlo absolutamente todo"))
        #expect(long.verdict == .tooLong)
        let fresh = try answer("Toolbar", Translation(key: "toolbar.copy", locale: "es", text: "Copiar"))
        let after = try fits.answer(to: copy)
        for answer in [before, after] {
            #expect(answer.verdict == fresh.verdict && answer.findings == fresh.findings)
        }
    }

    @MainActor @Test(arguments: ["", "  ", "\u{200B}"]) func nothingIsNoTranslation(text: String) throws {
        #expect(try answer("Toolbar", Translation(key: "toolbar.undo", locale: "de", text: text)).verdict == .empty)
    }

    /// The count is of the text itself, and sample values are not.
    @MainActor @Test func aTextWithPlaceholdersHasNoCount() throws {
        let text = "%@ %@ %@ %@ %@"
        let answer = try answer("Toolbar", Translation(key: "toolbar.undo", locale: "de", text: text))
        #expect(answer.verdict == .tooLong && answer.fewerCharacters == nil)
    }

    /// A plural form is measured with the other forms of its entry.
    @MainActor @Test func onePluralFormMayBeTooLong() throws {
        let copy = try ProjectCopy([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
              "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld dzień"}},
                "few": {"stringUnit": {"state": "translated", "value": "%lld dni"}},
                "many": {"stringUnit": {"state": "translated", "value": "%lld dni"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld dnia"}}}}}}}}}
            """,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            platform: ios
            locales: all
            textSizes: [large]
            labels: [{ keys: n, font: body, maxWidth: 220, maxLines: 1 }]
            """,
        ])
        let fits = try TranslationFits(copy.project())
        func verdict(_ plural: PluralCategory, _ text: String) throws -> FitAnswer {
            try fits.answer(to: Translation(key: "n", locale: "pl", text: text, plural: plural))
        }
        #expect(try verdict(.few, "%lld dni").verdict == .fits)
        let long = try verdict(.few, "%lld bardzo długie i ciche dni")
        #expect(long.verdict == .tooLong && long.findings.map(\.plurals) == [["few"]])
        // What is wrong with another form is not this one's.
        #expect(try verdict(.one, "%lld dzień").verdict == .fits)
    }
}
