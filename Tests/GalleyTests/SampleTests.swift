import Foundation
import Galley
import Testing

/// Every sample is a project with recorded reports; it must look today as it did then.
@Suite struct SampleTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples")

    static let names = ["Faces", "Faults", "PetVote", "Tags", "Toolbar", "Words"]
    /// Samples of other platforms' catalogs, each with its findings: key and locale.
    static let catalogs: [(name: String, findings: [String])] = [
        ("Android", ["timer_reset de", "timer_reset pl"]), ("Flutter", ["ticketsRefund de"]),
        ("Gettext", ["verb|Book pl"]), ("Web", ["nav.account de", "nav.home pl"]),
    ]
    /// Samples whose scenes are in Swift, which the tests of the command run.
    static let programs = ["VotingApp"]
    /// Samples that are packages of their own: `.ci/run` tests them.
    static let packages = ["ManyHands"]

    /// Set `GALLEY_RECORD=1` to record anew; such a run fails, so that nothing is recorded by accident.
    @Test(arguments: names) func aSampleLooksAsRecorded(name: String) throws {
        let project = try Project.find(at: Self.folder.appending(path: name).path)
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            for recording in try project.record() { Issue.record("recorded \(recording.name)") }
            return
        }
        for finding in try project.verify().findings { Issue.record("\(finding)") }
    }

    @Test func everySampleIsTested() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(
            folders.filter { FileManager.default.fileExists(atPath: "\(Self.folder.path)/\($0)/galley.yml") }.sorted()
                == (Self.names + Self.catalogs.map(\.name) + Self.programs + Self.packages).sorted())
    }

    @Test(arguments: ["Faces", "PetVote", "Tags", "Words"]) func aCleanSampleHasNoFinding(name: String) throws {
        let result = try Project.find(at: Self.folder.appending(path: name).path).check()
        #expect(result.findings.isEmpty)
        #expect(!result.measuredNothing)
    }

    /// Four labels in a row are cut off in German, Finnish and Russian, and never in English and Japanese.
    @Test func theToolbarIsTooNarrowInThreeLanguages() throws {
        let result = try Project.find(at: Self.folder.appending(path: "Toolbar").path).check()
        let locales = Set(result.findings.map(\.locale))
        #expect(locales.isSuperset(of: ["de", "fi", "ru"]))
        #expect(locales.isDisjoint(with: ["en", "ja"]))
        #expect(Set(result.findings.map(\.rule)) == ["truncated-text"])
        #expect(result.fails())
    }

    /// Android's resources, Flutter's bundles, gettext and i18next, as their tools left them.
    @Test(arguments: catalogs) func aSampleOfAnotherPlatformIsCheckedAsItIs(name: String, findings: [String]) throws {
        let result = try Project.find(at: Self.folder.appending(path: name).path).check()
        #expect(result.findings.map { "\($0.key ?? "") \($0.locale)" }.sorted() == findings)
        #expect(result.findings.allSatisfy { $0.rule == "truncated-text" })
    }

    /// What `galley init` writes runs at once, whatever is in the folder.
    @Test(arguments: names + catalogs.map(\.name)) func aFirstConfigurationRuns(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-first-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: folder)
        let file = folder.appending(path: "galley.yml")
        try FileManager.default.removeItem(at: file)
        _ = try ProjectTemplate(for: folder).write(into: folder)
        let result = try Project(contentsOf: file).check()
        // Where there is no scene, what is known without one is reported.
        #expect(result.measuredNothing == (result.summary.coverage?.survey != nil))
    }
}
