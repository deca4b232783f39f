import Checks
import Foundation
import Galley
import Testing

/// What was left out is not taken for fixed, and goes with the other filters.
@Suite struct LeftOutTests {
    private func repository(_ settings: String = "") throws -> GitCopy {
        try GitCopy([
            "T.xcstrings": Sources.xcstrings([
                "add": ["en": "Add", "de": "Hinzufügen"], "save": ["en": "Save", "de": "Speichern"],
            ]),
            "A.yml": """
            scene: Adding
            view: { VStack: [{ Text: add, frame: { width: 9 }, lineLimit: 1 }, { Text: save, allow: [tiny-text] }] }
            """,
            "galley.yml": "scenes: A.yml\nstrings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow + settings,
        ])
    }

    private func identities(_ baseline: Baseline) -> [String] {
        baseline.entries.map { "\($0.finding.scene) \($0.finding.key ?? "") \($0.finding.locale)" }.sorted()
    }

    /// Nothing is stale that was not looked at, an allowance in a scene that was left out is not useless, and a baseline
    /// that is written anew keeps what it has of the rest.
    @Test func theBaselineKeepsWhatWasLeftOut() throws {
        let repository = try repository("baseline: known.json\n")
        let known = repository.copy.folder.appending(path: "known.json")
        let whole = try Project.find(at: repository.copy.folder.path).check(ignoringBaseline)
        #expect(whole.brief.count == 6)
        try BaselineFile.write(whole, to: known)
        try repository.commit()
        #expect(try repository.check().notices.count == 1)
        // Short enough for its label, and for the scene.
        try repository.copy.replace("Hinzufügen", with: "i", in: "T.xcstrings")
        let result = try repository.check()
        #expect(result.findings.isEmpty)
        let stale = result.notices.compactMap { notice -> String? in
            guard case .staleBaselineEntry(let entry) = notice else { return nil }
            let finding = entry.finding
            return "\(finding.scene) \(finding.key ?? "") \(finding.locale)"
        }
        #expect(stale.sorted() == ["* add de", "Adding add de"])
        var options = CheckOptions()
        options.changedSince = "HEAD"
        options.ignoresBaseline = true
        let partial = try Project.find(at: repository.copy.folder.path).check(options)
        try BaselineFile.write(partial, of: options, to: known)
        let entries = identities(try #require(try BaselineFile.read(known)))
        #expect(entries == ["* add en", "* save de", "* save en", "Adding add en"])
    }

    private var ignoringBaseline: CheckOptions {
        var options = CheckOptions()
        options.ignoresBaseline = true
        return options
    }

    @Test func otherFiltersHoldToo() throws {
        let repository = try repository()
        try repository.copy.replace("Hinzufügen", with: "Dazu", in: "T.xcstrings")
        #expect(try repository.check { $0.locales = ["en"] }.measured.isEmpty)
        #expect(try repository.check { $0.locales = ["de"] }.measured == ["* de", "Adding de"])
        #expect(try repository.check { $0.scenes = ["Adding"] }.measured == ["Adding de"])
        // A key that was left out is no mistake; one that no catalog has is.
        #expect(try repository.check { $0.keys = ["save"] }.findings.isEmpty)
        #expect(throws: InputError.self) { try repository.check { $0.keys = ["nowhere"] } }
        #expect(throws: InputError.self) { try repository.check { $0.scenes = ["Nowhere"] } }
    }

    /// The source locale is looked at again where others are compared with it, and a change of it counts for them.
    @Test func aComparisonKeepsTheSourceLocale() throws {
        let repository = try repository("widths: [375]\n")
        try repository.copy.replace("Hinzufügen", with: "Dazutun", in: "T.xcstrings")
        var result = try repository.check { $0.isDifferential = true }
        #expect(result.measured == ["* de", "Adding de"])
        #expect(result.findings.isEmpty)
        try repository.copy.replace("\"Add\"", with: "\"i\"", in: "T.xcstrings")
        try repository.copy.replace("Dazutun", with: "Hinzufügen", in: "T.xcstrings")
        result = try repository.check { $0.isDifferential = true }
        #expect(result.findings.map { "\($0.scene) \($0.key ?? "") \($0.locale)" } == ["* add de", "Adding add de"])
    }

    /// The same of texts that share a line: what is at fault in the source locale is no new fault of a translation.
    @Test func aComparisonKeepsTheSourceLocaleOfALine() throws {
        let line = #""lines": 1, "overflow": "ellipsis", "shared": { "name": "bar", "width": 100 }"#
        let rooms = ["A text that is too long", "Another of them"].map { RoomFiles.room($0, line) }
        let repository = try GitCopy([
            "galley.yml": "strings: [locales]\nsourceLocale: en\nplatform: web\nrooms: [rooms.json]\n",
            "rooms.json": RoomFiles.file(rooms),
            "locales/en/common.json": #"{ "a": "A text that is too long", "b": "Another of them" }"#,
            "locales/de/common.json": #"{ "a": "Ein Text, der zu lang ist", "b": "Noch einer davon" }"#,
        ])
        try repository.copy.replace("Noch einer davon", with: "Und noch einer", in: "locales/de/common.json")
        let result = try repository.check { $0.isDifferential = true }
        #expect(result.measured.contains { $0.hasSuffix(" de") })
        #expect(result.findings.isEmpty)
        let all = try repository.copy.check { $0.isDifferential = true }
        #expect(all.findings.isEmpty)
    }

    @Test func theNumberOfWorkersChangesNothing() throws {
        let repository = try repository()
        try repository.copy.replace("Speichern", with: "Sichern", in: "T.xcstrings")
        var results = try [1, 3].map { count in try repository.check { $0.workers = count } }
        for index in results.indices { results[index].summary.duration = nil }
        #expect(results[0].findings == results[1].findings && results[0].summary == results[1].summary)
        #expect(results[0].notices == results[1].notices && results[0].leftOut == results[1].leftOut)
        #expect(results[0].leftOut?.measuredKeys == ["*": ["de": ["save"]]])
    }

    /// Shares of a check say the same of it, to the letter.
    @Test func itCanBeWritten() throws {
        let leftOut = LeftOut(scenes: 2, labels: 7, measuredKeys: ["*": ["de": ["c", "a", "b"], "fr": ["a"]]])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(leftOut)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"labels":7,"measuredKeys":{"*":{"de":["a","b","c"],"fr":["a"]}},"scenes":2}"#)
        #expect(try JSONDecoder().decode(LeftOut.self, from: data) == leftOut)
    }

    @Test func projectsAreJoined() throws {
        let (first, second) = (try repository(), try repository())
        try second.copy.replace("Speichern", with: "Sichern", in: "T.xcstrings")
        let joined = CheckResult(merging: [try first.check(), try second.check()])
        #expect(joined.leftOut?.scenes == 1 && joined.leftOut?.labels == 3)
        #expect(!joined.measuredNothing)
    }
}
